import { expect, it } from 'vitest';
import { faultsOf, inconsistent, long, unchanged } from '../../scripts/texts/checks.ts';
import { forbidden, otherwise } from '../../scripts/texts/glossary.ts';
import { readTexts } from '../../scripts/texts/read.ts';
import { fileIn } from '../../scripts/texts/sources.ts';
import { wantedOf, writeTexts } from '../../scripts/texts/write.ts';

const ENGLISH = `import { other } from '../../../texts/en/other.ts';

/** Texts of the box in English. The other languages have exactly these keys. */
export const en = {
  ...other,
  open: 'Open it',
  'rules.1': 'It can’t be shut.',
  box: {
    count_one: '{{count}} box',
    count_other: '{{count}} boxes',
  },
  letter: ({ name }) => \`Hello \${name}\`,
} as const;

export type MessageKey = keyof typeof en;
`;

it('reads each text of a file by its key, also what a function returns', () => {
  expect(readTexts(ENGLISH).map(({ key, text }) => [key, text])).toEqual([
    ['open', 'Open it'],
    ['rules.1', 'It can’t be shut.'],
    ['box.count_one', '{{count}} box'],
    ['box.count_other', '{{count}} boxes'],
    ['letter', 'Hello ${name}'],
  ]);
});

it('wants the plural forms of the language in place of the English ones', () => {
  const wanted = wantedOf(readTexts(ENGLISH), 'ru').map(({ key, english }) => [key, english]);
  expect(wanted.slice(2, -1)).toEqual([
    ['box.count_one', '{{count}} box'],
    ['box.count_few', '{{count}} boxes'],
    ['box.count_many', '{{count}} boxes'],
    ['box.count_other', '{{count}} boxes'],
  ]);
  expect(wantedOf(readTexts(ENGLISH), 'ja').map(({ key }) => key)).toContain('box.count_other');
  expect(wantedOf(readTexts(ENGLISH), 'ja').map(({ key }) => key)).not.toContain('box.count_one');
});

it('writes the file of another language, with its imports, type and plural forms', () => {
  const texts = new Map([
    ['open', 'Abrir'],
    ['rules.1', 'No se puede cerrar.'],
    ['box.count_one', '{{count}} caja'],
    ['box.count_many', '{{count}} de cajas'],
    ['box.count_other', '{{count}} cajas'],
    ['letter', 'Hola ${name}'],
  ]);
  expect(writeTexts(ENGLISH, 'ES', texts)).toBe(`import { other } from '../../../texts/es/other.ts';
import type { MessageKey } from './en.ts';

/** Texts of the box in Spanish. */
export const es: Record<MessageKey, string> = {
  ...other,
  open: 'Abrir',
  'rules.1': 'No se puede cerrar.',
  box: {
    count_one: '{{count}} caja',
    count_many: '{{count}} de cajas',
    count_other: '{{count}} cajas',
  },
  letter: ({ name }) => \`Hola \${name}\`,
};
`);
  expect(() => writeTexts(ENGLISH, 'ES', new Map())).toThrow('no text for letter');
});

it('names the file of a language after its code', () => {
  expect(fileIn('src/i18n/en/account/index.ts', 'TW')).toBe('src/i18n/tw/account/index.ts');
  expect(fileIn('src/i18n/en.ts', 'TW')).toBe('src/i18n/tw.ts');
});

it.each([
  ['lost values', 'RU', '{{count}} bets of {{sum}}', 'Ставки: {{count}}', 'has the values {{count}}'],
  ['Latin words in another script', 'KM', 'Place bet', 'ដាក់ bet', 'has Latin words: bet'],
  ['a text in another script', 'HI', 'Place bet', 'Place bet', 'is not in its script'],
  ['exclamation marks', 'FR', 'You won.', 'Vous avez gagné !', 'has an exclamation mark'],
  ['digits that bets are not entered with', 'FA', 'Level 3', 'سطح ۳', 'has digits'],
  ['a sentence without its end', 'TR', 'Your bet is placed.', 'Bahsiniz alındı', 'lacks the mark'],
  ['straight quotation marks', 'PT', 'Choose “Bank”', 'Escolha "Banco"', 'has straight quotation marks'],
  ['overrides of direction', 'UR', 'Bet', '\u202eشرط', 'has broken characters'],
  ['nothing', 'MS', 'Bet', ' ', 'is empty'],
] as const)('finds %s', (_, language, english, text, fault) => {
  expect(faultsOf(language, { key: 'key', english, text }).join()).toContain(fault);
});

it.each([
  ['names that English has too', 'RU', 'Open it in Safari', 'Откройте в Safari'],
  ['the zero-width marks of its script', 'KM', 'Place bet', 'ដាក់\u200bប្រាក់'],
  ['no mark at the end of a sentence, where none is usual', 'TH', 'Your bet is placed.', 'วางเดิมพันแล้ว'],
  ['the number in words, in a plural form for one', 'AR', '{{count}} bets', 'رهان واحد', 'bets_one'],
] as const)('allows %s', (_, language, english, text, key?: string) => {
  expect(faultsOf(language, { key: key ?? 'key', english, text })).toEqual([]);
});

it('lists texts as in English, several texts for one, and long labels', () => {
  const pairs = [
    { key: '1', english: 'Bet', text: 'Bet' },
    { key: '2', english: 'Win', text: 'Gewinn' },
    { key: '3', english: 'Win', text: 'Sieg' },
    { key: '4', english: 'Ok now', text: 'Das ist jetzt ganz in Ordnung so' },
  ];
  expect(unchanged(pairs, () => false).map(({ key }) => key)).toEqual(['1']);
  expect(unchanged(pairs, () => true)).toEqual([]);
  expect(inconsistent(pairs)).toEqual([{ english: 'Win', texts: ['Gewinn', 'Sieg'] }]);
  expect(long(pairs).map(({ key }) => key)).toEqual(['4']);
});

it('holds the texts against the glossary', () => {
  const glossary = { draw: { is: ['sorteo'], not: ['empate'] } };
  const pairs = [
    { key: '1', english: 'The next draw', text: 'El próximo sorteo' },
    { key: '2', english: 'Draws', text: 'Empates' },
    { key: '3', english: 'Draw', text: 'Tirada' },
    { key: '4', english: 'Drawer', text: 'Empate' },
  ];
  expect(forbidden(pairs, glossary)).toEqual(['2: says "empate" for draw: Empates']);
  expect(otherwise(pairs, glossary)).toHaveLength(2);
});
