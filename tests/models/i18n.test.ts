import { describe, expect, it } from 'vitest';
import { compareLanguages, compareRecords, compareServer, flatten, unusedKeys } from '../../scripts/lib/i18n-keys.ts';
import { findKeyUses, findStrings } from '../../scripts/lib/i18n-source.ts';

const three = (ar: object) => ({
  en: flatten({ home: { hello: 'Hello, {{name}}', games_one: '{{count}} game', games_other: '{{count}} games' } }),
  ar: flatten(ar as never),
});
const plural = { games_zero: '-', games_one: '-', games_two: '-', games_few: '-', games_many: '-', games_other: '-' };

// `npm run check:i18n` reads the catalogues themselves; `npm test` runs it with the other checks.
describe('the check finds', () => {
  it('a message missing in a language', () => {
    expect(compareLanguages(three({ home: plural }))).toEqual(['ar lacks home.hello']);
  });

  it('a missing plural form', () => {
    const lacking = Object.fromEntries(Object.entries(plural).filter(([form]) => form !== 'games_few'));
    expect(compareLanguages(three({ home: { hello: '{{name}}', ...lacking } }))).toEqual(['ar lacks home.games_few']);
  });

  it('a message that omits a value', () => {
    expect(compareLanguages(three({ home: { hello: 'مرحبا', ...plural } }))).toEqual([
      'ar has other values in home.hello',
    ]);
  });

  it('an empty message', () => {
    expect(compareLanguages(three({ home: { hello: ' ', ...plural } }))).toContain('ar has nothing for home.hello');
  });

  it('a message with broken characters, and one with an exclamation mark', () => {
    const found = (hello: string) => compareLanguages(three({ home: { hello, ...plural } }));
    expect(found('\u00ef\u00bc\u0088{{name}}')).toEqual(['ar has broken characters in home.hello']);
    expect(found('{{name}}!')).toEqual(['ar has an exclamation mark in home.hello']);
    expect(found('{{name}}（）')).toEqual([]);
  });

  it('an unused message, but not one that a template or a condition names', () => {
    const { keys, patterns } = findKeyUses(
      'const v = t(open ? "a.yes" : "a.no"); view(i18n.t(`states.${state}`)); t(`failure.${key}` as never)',
      'view.tsx',
    );
    const all = ['a.yes', 'a.no', 'a.never', 'states.live', 'states.deep.er', 'failure.x', 'many_one', 'many_other'];
    expect(unusedKeys(all, new Set(keys), patterns)).toEqual(['a.never', 'states.deep.er', 'many']);
  });

  it.each([
    ['text', '<p>Deposit now</p>'],
    ['a string child', "<p>{'Deposit now'}</p>"],
    ['a template', '<p>{`Deposit now ${amount}`}</p>'],
    ['a choice', "<p>{live ? 'Deposit now' : null}</p>"],
    ['a fallback', "<p>{name ?? 'Deposit now'}</p>"],
    ['an attribute that is read', '<img alt="Deposit now" />'],
    ['an attribute that is heard', "<button aria-label={'Deposit now'} />"],
    ['a prop that becomes words', '<Message title="Deposit now" />'],
  ])('a string in a view: %s', (_, view) => {
    expect(findStrings(`const View = () => ${view};`, 'view.tsx').map(({ text }) => text)).toEqual(['Deposit now']);
  });

  it('no fault in texts from the catalogues, class names, addresses and symbols', () => {
    const view = '<a className="link" href="/deposit" data-state="open" title={t("x.y")}>{t("x.z")} · {count} %</a>';
    expect(findStrings(`const View = () => ${view};`, 'view.tsx')).toEqual([]);
  });
});

describe('[SYS-08] the server’s texts in every language of the pages', () => {
  const texts = (classes: string[]) => ({ gameClasses: Object.fromEntries(classes.map((key) => [key, key])) });

  it('are complete when each language has its file and each class of games its name', () => {
    expect(compareServer(['EN', 'CN'], { EN: texts(['JP']), CN: texts(['JP']) })).toEqual([]);
  });
  it('are incomplete without a file or a name', () => {
    expect(compareServer(['EN', 'JA', 'CN'], { EN: texts(['JP', 'SLOT']), CN: texts(['JP']) })).toEqual([
      'JA has no server/languages/ja.ts',
      'CN has no name for games of SLOT',
    ]);
  });
  it('name the kinds and states of a downloaded record as its page does', () => {
    const page = new Map([
      ['member.kinds.bet', 'Stake'],
      ['member.states.open', 'Open'],
    ]);
    const file = (bet: string) => ({ kinds: { bet }, states: { open: 'Open' } }) as never;
    expect(compareRecords('EN', page, file('Stake'))).toEqual([]);
    expect(compareRecords('EN', page, file('Bet'))).toEqual([
      'EN: a downloaded record says "Bet", and its page "Stake"',
    ]);
  });
});
