import type { Draw } from './drawing.ts';

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b[31m\u007f',
  'line\r\nx-injected: 1',
  '\u202eparlour',
  'par\u200blour',
  '\ufeffparlour',
  // Cyrillic а and р.
  'р\u0430rlour',
  '👩‍👩‍👧‍👦🎰',
  '\ud800',
  'x\udfff',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  "' or '1'='1",
  "'; drop table members; --",
  '1; update accounts set balance = 1e9',
  '%',
  '_',
  '\\',
  '%00',
  '%c0%ae',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  '-0',
  '-1',
  '1e309',
  '0x1F',
  ' 12',
  '1.0',
  '١٢',
  '0',
  '000000001',
  '999999999',
  '999999999999999',
  '9223372036854775808',
  'null',
  'undefined',
  '[object Object]',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'EN',
  'parlour',
  'member:1',
  'x'.repeat(65),
  'x'.repeat(300),
  'é'.repeat(5_000),
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  5e-324,
];

/** A text that is inserted into JSON unescaped, for content that only a raw body can hold. */
const raw = (text: string): string => `@@raw:${text}@@`;
const RAW = /"@@raw:(.*?)@@"/g;
const TOKENS = ['NaN', 'Infinity', '-', '01', '0x10', '1e999', '-1e999', 'undefined', "'x'", '{,}', '1_000'].map(raw);

/** `depth` nested objects or lists. */
export const nested = (depth: number, open = '{"a":', close = '}'): string =>
  raw(`${open.repeat(depth)}1${close.repeat(depth)}`);

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: 1, toJSON: 1 },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: { admin: true } } },
  Array.from({ length: 2_000 }, (_, at) => at),
];

/** A malicious text; huge ones are rare, because each is a megabyte. */
export const hostileText = (draw: Draw): string => (draw.chance(0.002) ? 'y'.repeat(2 ** 20) : draw.pick(TEXTS));

/** Any JSON value, or an almost valid one. */
export const hostileValue = (draw: Draw): unknown => {
  const kind = draw.between(0, 9);
  if (kind < 5) return hostileText(draw);
  if (kind < 7) return draw.pick(NUMBERS);
  if (kind < 8) return draw.pick(TOKENS);
  // A copy, because the caller may mutate it.
  if (kind < 9) return structuredClone(draw.pick(OTHERS));
  return draw.chance(0.5) ? nested(draw.pick([20, 200, 5_000])) : nested(draw.pick([20, 5_000]), '[', ']');
};

/** Serializes to JSON, with raw tokens unescaped and sometimes a duplicate field. */
export const written = (draw: Draw, value: unknown): string => {
  const text = (JSON.stringify(value) ?? 'undefined').replaceAll(RAW, (_, token: string) =>
    token.replaceAll('\\"', '"'),
  );
  return draw.chance(0.02) ? text.replace(/^\{("\w+":)/, '{$10,$1') : text;
};
