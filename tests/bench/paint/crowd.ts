/** Separate process: visitors of a site, each with its own socket, subscribed to the public feeds. */
import { io } from 'socket.io-client';
import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';

const [url = '', count = '0', path = SOCKET_PATH] = process.argv.slice(2);
/** Few enough that the server's accept queue never overflows. */
const AT_ONCE = 50;

const visitor = (number: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      path,
      transports: ['websocket'],
      forceNew: true,
      // One address per socket, as far as the server can tell.
      extraHeaders: { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
    });
    socket.on('connect_error', reject);
    socket.on('connect', () => {
      const feeds = { jackpot: { 'pool:grand': null }, winners: { 'merchant:parlour': null } };
      socket.emit('join', { merchant: 'parlour', protocol: PROTOCOL, epoch: null, feeds }, () => resolve());
    });
  });

for (let first = 0; first < Number(count); first += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, Number(count) - first) }, (_, index) => visitor(first + index)),
  );
process.on('disconnect', () => process.exit());
process.send?.('ready');
