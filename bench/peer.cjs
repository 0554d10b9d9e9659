// A peer of the house for `ludoteca bench house --peer`: boardgame.io's own server with a toy game, and its players.
//   node peer.cjs serve PORT [FOLDER]        in memory, or with its FlatFile store in a folder
//   node peer.cjs play PORT TABLES SECONDS   two people at each table, who move as soon as they are asked
// boardgame.io, node-persist and socket.io-client are looked for where this file was copied to.
const [what, port, ...rest] = process.argv.slice(2);

const toy = {
  name: 'toy',
  setup: () => ({ squares: Array(100).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, square) => {
      G.squares[square] = playerID;
      G.moves += 1;
    },
  },
};

async function serve([folder]) {
  const { Server, FlatFile } = require('boardgame.io/server');
  const store = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
  const server = Server({ games: [toy], origins: ['*'], ...store });
  await server.run(Number(port));
}

function sit(table, seat, seen, then) {
  const { io } = require('socket.io-client');
  const socket = io(`http://127.0.0.1:${port}/toy`, { transports: ['websocket'], forceNew: true });
  let [sent, last] = [0, -1];
  const look = ({ _stateID: state, ctx }) => {
    if (sent && state > last) {
      if (seen.measuring) seen.waits.push(performance.now() - sent);
      sent = 0;
    }
    last = Math.max(state, last);
    if (ctx.currentPlayer !== seat || sent) return;
    const payload = { type: 'place', args: [state % 100], playerID: seat };
    sent = performance.now();
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state, table, seat);
  };
  socket.on('connect', () => socket.emit('sync', table, seat, undefined, 2));
  socket.on('sync', (_, { state }) => {
    then?.();
    look(state);
  });
  socket.on('update', (_, state) => look(state));
}

async function play([tables, seconds]) {
  const seen = { waits: [], measuring: false };
  for (let i = 0; i < Number(tables); i++) {
    const table = `t${i}`;
    // Whoever comes first opens the table.
    sit(table, '0', seen, () => sit(table, '1', seen));
  }
  await new Promise((then) => setTimeout(then, 2000));
  console.log('begin');
  seen.measuring = true;
  await new Promise((then) => setTimeout(then, 1000 * Number(seconds)));
  process.stdout.write(`${JSON.stringify(seen.waits.map((wait) => wait / 1000))}\n`, () => process.exit());
}

({ serve, play })[what](rest);
