/** The reference: one value to every client with bare socket.io, broadcast as in its documentation. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { figure } from './protocol.ts';
import { serveOrders } from './serve-orders.ts';

const server = createServer();
const io = new Server(server, { transports: ['websocket'] });
let seq = 0;

serveOrders((handed) => {
  seq += 1;
  handed(seq);
  io.emit('feed', figure(seq));
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
