import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf } from '../../../server/live/handshake.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it.each([
  ['nobody is trusted', false, '10.0.0.1'],
  ['one proxy is', 1, '203.0.113.9'],
  ['two are', 2, '198.51.100.7'],
  ['more are than there are', 9, '198.51.100.7'],
  ['its network is', '10.0.0.0/8,203.0.113.0/24', '198.51.100.7'],
  ['another network is', '192.168.0.0/16', '10.0.0.1'],
] as const)('uses the peer address or the forwarded one where %s', (_, trustProxy, address) => {
  expect(addressOf(from('10.0.0.1', '198.51.100.7, 203.0.113.9'), trustProxy)).toBe(address);
});

it('ignores a forwarded value that is not an address', () => {
  expect(addressOf(from('10.0.0.1', 'localhost, <script>'), 1)).toBe('10.0.0.1');
});
