// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { en } from '../client/i18n/en.ts';
import { translator, type I18n } from '../client/i18n/index.ts';
import { betFigures, volatilityOf } from '../client/panels/figures.ts';
import type { BetFigures } from '../titles/figures.ts';

const i18n: I18n = { language: 'EN', locale: 'en', direction: 'ltr', t: translator(en) };
const one: BetFigures = {
  bet: 'spin',
  rtp: 960_000,
  components: { base: 600_000, free: 360_000 },
  hitRate: 250_000,
  winRate: 200_000,
  deviation: 6_500_000,
  maxWin: { stakes: 2_500, oneIn: 4_000_000 },
  computed: { how: 'enumerated', cases: 1_048_576 },
};
const shown = (figures: readonly BetFigures[]): HTMLElement => {
  const wordFor = (key: string): string => `word of ${key}`;
  const element = document.createElement('div');
  element.append(
    ...betFigures({ i18n, family: { wordFor }, figures, rtpName: 'pay.rtp' }).filter(
      (child): child is HTMLElement => child instanceof HTMLElement,
    ),
  );
  return element;
};
const rows = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']),
  );

describe('the figures of a game', () => {
  it('[PP-24] name return, hit rate, volatility, highest win and how they were computed', () => {
    const element = shown([one]);
    expect(rows(element)).toEqual({
      'Total return to player (RTP)': '96.00%',
      'word of base': '60.00%',
      'word of free': '36.00%',
      'Hit frequency (any payout)': '25.00%',
      'Rounds that pay more than the stake': '20.00%',
      Volatility: 'High (standard deviation 6.5 stakes)',
      'Max win per round, without the jackpot': '2,500× stake',
      'Odds of the max win': '1 in 4,000,000',
    });
    expect(element.textContent).toContain('Calculated exactly, over all 1,048,576 outcomes.');
  });

  it('[PP-24] state the range where it depends on the player, and the band of a simulation', () => {
    const element = shown([
      {
        ...one,
        range: { min: 910_000, max: 960_000 },
        computed: { how: 'simulated', cases: 5_000_000, seed: 7, band: 0.0042 },
      },
    ]);
    expect(element.textContent).toContain('Depending on how you play: 91.00% to 96.00%');
    expect(element.textContent).toContain('5,000,000 rounds with seed 7: 96.00% ± 0.42% (four standard errors)');
    expect(element.textContent).not.toContain('Calculated exactly');
  });

  it('do not print odds that nobody can read', () => {
    const element = shown([{ ...one, maxWin: { stakes: 111, oneIn: 6.6e61 } }]);
    expect(rows(element)['Odds of the max win']).toBe('less than 1 in 1,000,000,000,000');
  });

  it('are one table where a game has many bets, with a row for each', async () => {
    const sheets = JSON.parse(await readFile('studio/titles/sheets/sheets.json', 'utf8')) as Record<
      string,
      { bets: BetFigures[] }
    >;
    for (const [id, { bets: figures }] of Object.entries(sheets)) {
      const element = shown(figures);
      const counted = element.querySelectorAll('tbody tr').length + element.querySelectorAll('dl').length;
      expect([id, counted]).toEqual([id, figures.length]);
      expect([id, /Calculated exactly|Simulated over/.test(element.textContent)]).toEqual([id, true]);
    }
  });

  it.each([
    [980_000, 'volatility.low'],
    [3_200_000, 'volatility.medium'],
    [6_300_000, 'volatility.high'],
    [21_000_000, 'volatility.veryHigh'],
  ])('call a standard deviation of %i millionths "%s"', (deviation, key) => {
    expect(volatilityOf(deviation)).toBe(key);
  });
});
