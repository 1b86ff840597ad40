/** Somebody who only wants to play: how long does it take to be answered, meanwhile? In a thread of its own, so that it measures the server. */
import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { port, table, token } = workerData;
const EVERY = 20;
const waits = [];
let isOver = false;
let lost = 0;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const asked = (path) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      if (response.statusCode !== 200) lost++;
      response.resume().on('end', resolve);
    }).on('error', () => {
      lost++;
      resolve();
    });
  });

const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
const answered = [];
socket.on('message', () => answered.shift()?.());
socket.on('error', () => {});
socket.on('close', () => {
  if (!isOver) lost++;
  for (const done of answered.splice(0)) done();
});
await new Promise((resolve) => socket.once('open', resolve));

/** Each message has one answer: it only watches, and what it wants to do is refused. */
const said = (message) =>
  new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve();
    answered.push(resolve);
    socket.send(JSON.stringify(message));
  });

await said({ type: 'hello', table, as: 'watch', token });
parentPort.postMessage('ready');

const measure = async (work) => {
  const start = performance.now();
  await work();
  waits.push(performance.now() - start);
};

const follow = async () => {
  for (let n = 0; !isOver; n++) {
    await measure(() => asked(n % 4 === 1 ? `/api/tables/${table}` : '/healthz'));
    if (n % 8 === 0) await measure(() => said({ type: 'do', id: `b${n}`, act: { do: 'start' } }));
    await pause(EVERY);
  }
};
const following = follow();

parentPort.once('message', async () => {
  isOver = true;
  // Somebody who still waits has waited so long at least.
  await Promise.race([following, pause(10_000)]);
  socket.terminate();
  parentPort.postMessage({ waits, lost });
});
