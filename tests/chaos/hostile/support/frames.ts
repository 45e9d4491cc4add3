import { randomBytes } from 'node:crypto';
import type { Arbitrary } from 'fast-check';
import * as wire from '../../../../contract/wire.ts';
import type { Draw } from './drawing.ts';
import { validOf } from './from-schema.ts';
import { BRAND, OTHER } from './server.ts';
import { twisted } from './twists.ts';
import { hostileText, hostileValue, written } from './values.ts';
import { clientFrame } from './wire-line.ts';

/** One message: a frame of the protocol with or without acknowledgement, or bytes that are not a frame. */
export type Sending =
  | { kind: 'event'; text: string; id: number | undefined; isValid: boolean; what: string }
  | { kind: 'bytes'; bytes: Buffer; what: string };

/** The keys that a frame may name. */
export interface Keys {
  all: readonly string[];
  ticket(): Promise<string>;
}

const VERBS = ['join', 'snapshot', 'missing', 'command'] as const;
const NO_VERBS = [
  'feed',
  'heartbeat',
  'bye',
  'error',
  'message',
  'ping',
  'constructor',
  '__proto__',
  'toString',
  '_events',
  '',
];
/** Names that socket.io reserves: it closes the connection on them. */
const RESERVED = ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'];
const LARGEST = 16 * 1024;

const schemas = {
  join: wire.JoinRequest,
  snapshot: wire.SnapshotRequest,
  missing: wire.MissingRequest,
  command: wire.CommandRequest,
};
const known = { merchant: [BRAND, BRAND, BRAND, OTHER, 'nobody'], epoch: [null], noticeId: [1] };
const arbitraries = Object.fromEntries(VERBS.map((verb) => [verb, validOf(schemas[verb], known)])) as Record<
  (typeof VERBS)[number],
  Arbitrary<Record<string, unknown>>
>;

/** Draws the next message of a connection; `id` numbers its request. */
export const drawSending = async (draw: Draw, keys: Keys, id: number): Promise<Sending> =>
  draw.chance(0.06) ? drawBytes(draw) : drawEvent(draw, keys, id);

const drawEvent = async (draw: Draw, keys: Keys, id: number): Promise<Sending> => {
  const verb = draw.chance(0.92) ? draw.pick(VERBS) : undefined;
  const name = verb ?? (draw.chance(0.6) ? draw.pick([...NO_VERBS, ...RESERVED]) : hostileText(draw));
  let payload: unknown = verb ? structuredClone(draw.of(arbitraries[verb])) : hostileValue(draw);
  if (verb && draw.chance(0.6)) await aim(draw, keys, verb, payload as Record<string, unknown>);
  let what = `${name} as it should be`;
  if (verb && draw.chance(0.7)) {
    const changed = twisted(draw, payload);
    payload = changed.value;
    what = `${name}: ${changed.twists.join(', ')}`;
  }
  const list = written(
    draw,
    draw.chance(0.9) ? [name, payload] : draw.pick([[name], [name, payload, payload], payload]),
  );
  const wantsAnswer = draw.chance(0.92);
  const text = `42${wantsAnswer ? id : ''}${list}`;
  return { kind: 'event', text, id: wantsAnswer ? id : undefined, isValid: isValid(list, text), what };
};

/** Sets existing keys in a request, of the sender or of others. */
const aim = async (draw: Draw, keys: Keys, verb: string, payload: Record<string, unknown>): Promise<void> => {
  const some = () => Array.from({ length: draw.between(1, 3) }, () => draw.pick(keys.all));
  const feed = () => draw.pick(wire.FEEDS);
  if (verb === 'join') {
    payload['feeds'] = { [feed()]: Object.fromEntries(some().map((key) => [key, draw.pick([null, 0, 1, 10 ** 9])])) };
    if (draw.chance(0.3)) payload['ticket'] = await keys.ticket();
    else delete payload['ticket'];
  }
  if (verb === 'snapshot') payload['feeds'] = { [feed()]: some() };
  if (verb === 'missing') payload['key'] = draw.pick(keys.all);
};

/** Whether socket.io accepts it: the server must answer every accepted frame. */
const isValid = (list: string, text: string): boolean => {
  if (Buffer.byteLength(text) > LARGEST) return false;
  try {
    const [name] = JSON.parse(list) as unknown[];
    return Array.isArray(JSON.parse(list)) && typeof name === 'string' && !RESERVED.includes(name);
  } catch {
    return false;
  }
};

const text = (payload: string | Buffer): Buffer => clientFrame(0x81, Buffer.from(payload as string));
const BYTES: Record<string, (draw: Draw) => Buffer> = {
  'a packet of an unknown type': (draw) => text(draw.pick(['6', '7', '9', 'b', 'x', '49', '4x', ''])),
  'a packet of the engine’s own': (draw) => text(draw.pick(['0{"sid":"x"}', '1', '2', '3', '5', '3probe', '2probe'])),
  'another namespace': (draw) =>
    text(draw.pick(['40/admin,', '42/admin,["join",{}]', `40/${'x'.repeat(500)},`, '40/__proto__,{"a":1}', '41/x,'])),
  'entered twice': (draw) => text(draw.pick(['40', '40{"token":"x"}', '40[]', '40null', '40{"__proto__":{}}'])),
  'attachments that never come': (draw) =>
    text(draw.pick(['451-["join",{"_placeholder":true,"num":0}]', '459999999999-["join"]', '45-["x"]', '451-', '45'])),
  'an attachment that was never announced': () => clientFrame(0x82, randomBytes(40)),
  'an attachment with a wrong number': (draw) =>
    Buffer.concat([
      text(`451-["join",{"_placeholder":true,"num":${draw.pick(['9', '-1', '"__proto__"', 'null'])}}]`),
      clientFrame(0x82, randomBytes(8)),
    ]),
  'an answer nobody asked for': (draw) =>
    text(draw.pick(['430[]', '43999999[{"refused":1}]', '43[]', '43-1[]', '460-[]'])),
  'its own error': (draw) => text(draw.pick(['44{"message":"x"}', '44"x"', '44'])),
  'a broken question': (draw) =>
    text(
      draw.pick([
        '42',
        '42[',
        '42{}',
        '421',
        '42"join"',
        '42[1]',
        '42[null]',
        '42[["join"]]',
        `42${'9'.repeat(400)}["join"]`,
      ]),
    ),
  'too large': (draw) => text(`42["join",{"merchant":"${'x'.repeat(draw.pick([16_400, 70_000]))}"}]`),
  'no UTF-8': () =>
    text(Buffer.concat([Buffer.from('420["join","'), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from('"]')])),
  'reserved bits': () => clientFrame(0xf1, Buffer.from('420["join"]')),
  'an unknown opcode': (draw) => clientFrame(draw.pick([0x83, 0x8b, 0x8f]), Buffer.from('x')),
  'a control frame too long': () => clientFrame(0x89, randomBytes(126)),
  'a piece without a beginning': () => clientFrame(0x80, Buffer.from('x')),
  'a beginning without an end': () => clientFrame(0x01, Buffer.from('420["jo')),
  'a frame without a mask': () => Buffer.from([0x81, 0x02, 0x34, 0x30]),
  'a frame of many gigabytes': () =>
    Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
  'a close of no kind': (draw) =>
    clientFrame(0x88, draw.pick([Buffer.from([1]), Buffer.from([0, 0]), randomBytes(125)])),
  'no frame at all': () => randomBytes(300),
  'another handshake': () => Buffer.from('GET / HTTP/1.1\r\nhost: x\r\n\r\n'),
};

const drawBytes = (draw: Draw): Sending => {
  const what = draw.pick(Object.keys(BYTES));
  return { kind: 'bytes', bytes: BYTES[what]!(draw), what };
};
