import { describe, expect, it } from 'vitest';
import { hasLink } from '../../../server/domains/chat/links.ts';
import { nameKey } from '../../../server/domains/chat/match-key.ts';
import { shownText, textProblem } from '../../../server/domains/chat/message-text.ts';
import { nameProblem } from '../../../server/domains/chat/name-problem.ts';
import { hasRefusedWord } from '../../../server/domains/chat/refused-words.ts';

describe('[MEM-08] the text that is shown', () => {
  it.each([
    ['  hello\nthere ', 'hello there'],
    // Persian, Hindi and families of emoji need their joiners.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['\u200fمرحبا!', '\u200fمرحبا!'],
    ['a\u202egnp.exe\u202c b\u2066c\u2069', 'agnp.exe bc'],
    ['a\u0000\u0007b\ud800c\ufeff', 'abc'],
    ['<b>"&\'</b>', '<b>"&\'</b>'],
  ])('%j is shown as %j', (typed, shown) => expect(shownText(typed)).toBe(shown));

  it.each([
    ['', 'empty'],
    ['\u200b\u200d\u2060\u3164\u2800\u00ad', 'empty'],
    ['\u0301\u0301', 'empty'],
    ['a'.repeat(201), 'too_long'],
    ['👨\u200d👩\u200d👧'.repeat(200), null],
    ['a'.repeat(200), null],
    [`Z${'\u0301'.repeat(5)}`, 'marks'],
    ['Việt Nam ế ệ', null],
    ['?', null],
    ['🙂', null],
  ])('%j has the problem %s', (text, problem) => expect(textProblem(text)).toBe(problem));
});

it.each([
  ...[
    'http://a.example',
    'see example.com now',
    'example。com',
    'exa\u200bmple.com',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'best.bet',
    't.me/x',
  ],
  ...['example dot com', 'example (dot) com', 'example . com', 'mail me: ann@example.com', '10.0.0.1', '//evil.org'],
  ...['call +49 170 1234567', 'WhatsApp 0170 123 4567 89', 'пример.рф'],
])('[MEM-08] %j has a link', (text) => expect(hasLink(text)).toBe(true));

it.each([
  ...[
    'I won 12,500.00',
    'round 123456789',
    'well... ok',
    'e.g. this',
    '2.5x',
    '1.12×',
    'nice.Very nice',
    'at 10:30',
    'a/b',
  ],
  ...['I won 1.000.000.000 today', 'from 100 000 000 to 200.500.000', '2.0 or 1.50'],
  ...['@anna good luck', '再来一局。好', 'شكرا. مرحبا', 'won 12000000'],
])('[MEM-08] %j has no link', (text) => expect(hasLink(text)).toBe(false));

it.each([
  ['what a SCAM', true],
  ['ｓｃａｍ', true],
  ['s c a m', true],
  ['s.c.a.m!', true],
  ['ѕсаm', true],
  ['5c4m', true],
  ['sc\u200bam', true],
  ['scàm', true],
  ['scampi for dinner', false],
  ['class', false],
  ['他是骗子吗', true],
  ['نصاب', true],
  ['', false],
])('[MEM-08] %j has a refused word: %s', (text, found) =>
  expect(hasRefusedWord(text, ['Scam', 'ass', '骗子', 'نصاب'])).toBe(found),
);

it.each([
  ['Lucky Anna', null],
  ['李雷', null],
  ['علی‌رضا', null],
  ['A', 'length'],
  ['x'.repeat(21), 'length'],
  ['<script>', 'characters'],
  ['a\u202eb c', 'characters'],
  [' .Anna', 'characters'],
  ['Anna  B', 'characters'],
  // Letters of Korean that nobody sees.
  ['\u3164\u3164', 'characters'],
  ['\u115fAnna', 'characters'],
  ['Anna\u200b', 'characters'],
  ['Adm1n', 'reserved'],
  ['АDMIN', 'reserved'],
  ['The S.u.p.p.o.r.t', 'reserved'],
  ['Aurora team', 'reserved'],
  ['在线客服', 'reserved'],
  ['فريق الدعم', 'reserved'],
  ['V1P host', 'reserved'],
  ['Anna77', 'username'],
  ['best.bet', 'links'],
  ['big scam', 'words'],
])('[MEM-08] the name %j: %s', (name, problem) =>
  expect(nameProblem(name, { username: 'anna77', brands: ['Aurora'], words: ['scam'], names: ['vip host'] })).toBe(
    problem,
  ),
);

it('[MEM-08] names that look alike have one key', () => {
  expect(nameKey('Аnna L')).toBe(nameKey('ANNA I'));
  expect(nameKey('Anna')).not.toBe(nameKey('Annб'));
});
