/** Sounds made here, from nothing: soft wooden knocks. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** What is heard is not to keep back what is seen, in milliseconds. */
const LATER = 60;

function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  const tone = audio.createOscillator();
  const body = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.5, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  body.gain.setValueAtTime(0, at);
  body.gain.linearRampToValueAtTime(volume, at + 0.005);
  body.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  tone.connect(body).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}

function play(pitches: number[], volume: number): void {
  if (settings.sound) setTimeout(() => sound(pitches, volume), LATER);
}

function sound(pitches: number[], volume: number): void {
  context ??= new AudioContext();
  const audio = context;
  // Browsers keep a page silent until it was touched; then there is nothing to play.
  if (audio.state === 'suspended') void audio.resume();
  pitches.forEach((pitch, i) => knock(audio, audio.currentTime + i * 0.13, pitch, volume));
}

/** It is your turn. */
export const chime = (): void => play([392, 523], 0.22);

/** Somebody moved. */
export const tap = (): void => play([220], 0.08);
