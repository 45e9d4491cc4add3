import type { Draw } from './drawing.ts';
import { hostileText, hostileValue, nested } from './values.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A variation of a field name, as by mistake or on purpose. */
const renamed = (draw: Draw, name: string): string =>
  draw.pick([name.toUpperCase(), `${name} `, `${name}[]`, `${name}\u200b`, name.replaceAll('e', 'е'), `_${name}`]);

/** All objects and lists within `value`, itself included, that can be mutated. */
const places = (value: unknown): (Fields | unknown[])[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Fields | unknown[], ...Object.values(value).flatMap(places)];
};

const TWISTS: Record<string, (draw: Draw, value: unknown) => unknown> = {
  'a field missing': (draw, value) => {
    const at = draw.pick(places(value));
    if (isFields(at) && Object.keys(at).length > 0) delete at[draw.pick(Object.keys(at))];
    return value;
  },
  'a field too many': (draw, value) => {
    const at = draw.pick(places(value));
    if (isFields(at))
      Object.defineProperty(at, draw.pick(['admin', '__proto__', 'constructor', 'id', 'type', '$where', 'x']), {
        value: hostileValue(draw),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    return value;
  },
  'a field renamed': (draw, value) => {
    const at = draw.pick(places(value));
    if (!isFields(at) || Object.keys(at).length === 0) return value;
    const name = draw.pick(Object.keys(at));
    at[renamed(draw, name)] = at[name];
    delete at[name];
    return value;
  },
  'a value replaced': (draw, value) => {
    const at = draw.pick(places(value));
    if (!at || Object.keys(at).length === 0) return value;
    (at as Fields)[draw.pick(Object.keys(at))] = draw.chance(0.6) ? hostileText(draw) : hostileValue(draw);
    return value;
  },
  'a value in a list': (draw, value) => {
    const at = draw.pick(places(value));
    if (!at || Object.keys(at).length === 0) return value;
    const name = draw.pick(Object.keys(at));
    (at as Fields)[name] = [(at as Fields)[name]];
    return value;
  },
  'a value as text': (draw, value) => {
    const at = draw.pick(places(value));
    if (!at || Object.keys(at).length === 0) return value;
    const name = draw.pick(Object.keys(at));
    (at as Fields)[name] = JSON.stringify((at as Fields)[name]);
    return value;
  },
  'something else altogether': (draw) => hostileValue(draw),
  'deeply nested': (draw) => nested(draw.pick([50, 2_000])),
};

/** Mutates a valid value in place, in one to three ways, and names them. */
export const twisted = (draw: Draw, value: unknown): { value: unknown; twists: string[] } => {
  const twists: string[] = [];
  let now = value;
  const times = draw.pick([1, 1, 1, 2, 3]);
  const names = Object.keys(TWISTS);
  for (let time = 0; time < times; time += 1) {
    // Replacing the whole value is rare, because the first check refuses it.
    const name = draw.chance(0.05) ? draw.pick(names) : draw.pick(names.slice(0, 6));
    const done = places(now).length > 0 || name === 'something else altogether' ? name : 'something else altogether';
    now = TWISTS[done]!(draw, now);
    twists.push(done);
  }
  return { value: now, twists };
};

const GARBLE: Record<string, (draw: Draw, body: Buffer) => Buffer> = {
  'body cut short': (draw, body) => body.subarray(0, draw.between(0, body.length)),
  'a byte flipped': (draw, body) => {
    const copy = Buffer.from(body);
    if (copy.length > 0) copy[draw.between(0, copy.length - 1)]! ^= 1 << draw.between(0, 7);
    return copy;
  },
  'bytes that are no UTF-8': (draw, body) => {
    const at = draw.between(0, body.length);
    return Buffer.concat([body.subarray(0, at), Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80]), body.subarray(at)]);
  },
  'a NUL byte': (draw, body) => {
    const at = draw.between(0, body.length);
    return Buffer.concat([body.subarray(0, at), Buffer.from([0]), body.subarray(at)]);
  },
  'a byte order mark': (_draw, body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
  'as UTF-16': (_draw, body) => Buffer.from(body.toString('utf8'), 'utf16le'),
  'twice in a row': (_draw, body) => Buffer.concat([body, body]),
  'no body': () => Buffer.alloc(0),
};

/** Corrupts the bytes of a body in one way. */
export const garbled = (draw: Draw, body: Buffer): { body: Buffer; twist: string } => {
  const twist = draw.pick(Object.keys(GARBLE));
  return { body: GARBLE[twist]!(draw, body), twist };
};

const HEADERS: Record<string, (draw: Draw, token: string) => string> = {
  authorization: (draw, token) =>
    draw.pick(['Bearer', 'Bearer ', `bearer ${token}`, `Bearer ${token}x`, `Bearer ${token}, Bearer x`, 'Basic YTpi']),
  'x-merchant': (draw) => draw.pick(['other', 'PARLOUR', 'nobody', '../parlour', 'parlour,parlour', '']),
  'x-language': (draw) => draw.pick(['AR', 'XX', 'en', '__proto__']),
  'idempotency-key': (draw) => draw.pick(['', '1', 'ffffffff-ffff-4fff-8fff-ffffffffffff', 'g'.repeat(36)]),
  origin: (draw) => draw.pick(['null', 'https://evil.example', '://', 'http://127.0.0.1:1', 'file://']),
  host: (draw) => draw.pick(['evil.example', 'parlour', '[::1', 'x:99999', '127.0.0.1']),
  'content-type': (draw) =>
    draw.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'application/JSON',
      'application/json;',
      'application/jsonp',
      '/',
      'x',
    ]),
  'content-encoding': (draw) => draw.pick(['gzip', 'br', 'x']),
  'accept-encoding': (draw) => draw.pick(['br;q=9, *;q=-1', 'gzip', 'identity;q=0', '*']),
  accept: (draw) => draw.pick(['text/html', '*/*;q=x']),
  range: (draw) => draw.pick(['bytes=0-0', 'bytes=5-1,-9', 'lines=1']),
  'if-none-match': (draw) => draw.pick(['*', 'W/""', '"x"']),
  cookie: (draw) => draw.pick(['language=EN; language=AR', '=;;=', '__proto__=1']),
  'x-forwarded-for': (draw) => draw.pick(['1.2.3.4', 'x', '::1, ::1, 999.1.1.1']),
  'x-forwarded-host': (draw) => draw.pick(['evil.example', '/']),
  'user-agent': (draw) => draw.pick(['', 'x'.repeat(4_000)]),
  'sec-fetch-site': (draw) => draw.pick(['cross-site', 'same-origin', 'x']),
  'x-vendor': (draw) => draw.pick(['STUDIO', 'studio', '']),
  'x-nonce': (draw) => draw.pick(['x', '', '00000000-0000-0000-0000-000000000000']),
  'x-timestamp': (draw) => draw.pick(['0', '-1', '999999999999999', 'NaN']),
  'x-signature': (draw) => draw.pick(['', 'zz', 'ab'.repeat(32)]),
  'x-key-id': (draw) => draw.pick(['__proto__', 'x', '']),
  'x-deposit-signature': (draw) => draw.pick(['t=0,k=__proto__,s=zz', `t=${'9'.repeat(400)}`, '']),
};

/** Keeps characters of one byte that do not end the line, as HTTP allows. */
const valid = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '');

/** A malicious header. */
export const strangeHeader = (draw: Draw, token: string): [string, string] => {
  const name = draw.pick(Object.keys(HEADERS));
  const value = draw.chance(0.35) ? hostileText(draw).slice(0, 8_000) : HEADERS[name]!(draw, token);
  return [name, valid(value)];
};

/** Changes a URL in one way; the result stays on one line. */
export const strangeAddress = (draw: Draw, url: string): string => {
  const [path = '/', query] = url.split('?');
  const text = encodeURIComponent(Buffer.from(hostileText(draw).slice(0, 2_000)).toString());
  return draw.pick([
    `${path}/`,
    `${path}/../x`,
    `${path}//`,
    `/${path}`,
    `${path.toUpperCase()}?${query ?? ''}`,
    `${path}%00`,
    `${path}%ff%fe`,
    `${path}%`,
    `${path}%zz?${query ?? ''}`,
    `${path};x=1`,
    `${path}/${text}`,
    `${path.slice(0, path.lastIndexOf('/'))}/${text}`,
    `${path.slice(0, path.lastIndexOf('/'))}/${'z'.repeat(500)}`,
    `${path}?${query ?? ''}&${text}=${text}`,
    `${path}?${query ?? ''}&${query ?? 'x=1'}`,
    `${path}?${query ?? ''}&x=%ff%ed%a0%80%`,
    `${path}?${(query ?? 'x').replaceAll('=', '[]=')}`,
    `${path}?${'q=1&'.repeat(1_500)}`,
    `${path}?__proto__[admin]=1&constructor.prototype.admin=1`,
    `${path}#${text}`,
  ]);
};
