// Does the key in the record fit the fingerprint that was shown before the first move?
const record = JSON.parse(document.getElementById("record").textContent);
const proof = document.getElementById("proof");
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
if (record.key && globalThis.crypto?.subtle) {
  const key = Uint8Array.from(record.key.match(/../g), (byte) => parseInt(byte, 16));
  crypto.subtle.digest("SHA-256", key).then((digest) => {
    const fits = hex(new Uint8Array(digest)) === record.commitment;
    proof.textContent = fits ? proof.dataset.proved : proof.dataset.unproved;
  });
}
