/** The reference: one value to every client with bare `ws`, broadcast as in its README. */
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { figure } from './protocol.ts';
import { serveOrders } from './serve-orders.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
let seq = 0;

serveOrders((handed) => {
  seq += 1;
  handed(seq);
  const text = JSON.stringify(['feed', figure(seq)]);
  server.clients.forEach((client) => {
    if (client.readyState === WebSocket.OPEN) client.send(text);
  });
});
server.on('listening', () => process.send!((server.address() as AddressInfo).port));
