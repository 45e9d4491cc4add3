/** Separate process: bare socket.io, one value for one page and one for every client, and a page that displays it. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const PAGE = `<!doctype html><html lang="en"><title>Bare</title><span role="group" aria-label="Balance">0.00</span>
<script src="/socket.io/socket.io.js"></script><script>
const figure = document.querySelector('span');
const socket = io({ transports: ['websocket'] });
socket.on('connect', () => socket.emit('mine'));
socket.on('balance', ({ amount }) => { figure.textContent = (amount / 100).toFixed(2); });
</script>`;

const server: HttpServer = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(PAGE);
});
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.on('mine', () => void socket.join('mine'));
  socket.on('join', (_feeds, done: () => void) => done());
});
let jackpot = 0;
// The public value, as often as the product sends a jackpot.
setInterval(() => io.emit('jackpot', { name: 'Grand', amount: (jackpot += 1), at: Date.now() }), 250);

process.on('message', (amount: number) => {
  const at = Date.now();
  io.to('mine').emit('balance', { amount });
  process.send?.({ amount, at });
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
