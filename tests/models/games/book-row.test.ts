/** @vitest-environment jsdom */
import { describe, expect, it } from 'vitest';
import type { OddsState } from '../../../contract/live-odds.ts';
import type { Shared, ShownFixture } from '../../../studio/families/sportsbook/view/context.ts';
import { createRow } from '../../../studio/families/sportsbook/view/fixture-row.ts';

const market = (id: string, outcomes: readonly string[]): OddsState['markets'][number] => ({
  id,
  version: 1,
  open: true,
  outcomes: outcomes.map((outcome) => ({ id: outcome, price: 1_900 })),
});
const WHOLE = [
  market('winner', ['1', 'x', '2']),
  market('handicap:-0.5', ['1', '2']),
  market('total:2.5', ['over', 'under']),
  market('parity', ['odd', 'even']),
];
const shared = {
  i18n: { locale: 'en' },
  texts: (key: string) => key,
  format: () => 'decimal',
  odds: String,
  name: String,
  market: (id: string) => id,
  outcome: ({ outcome }: { outcome: string }) => outcome,
  match: () => 'A – B',
} as unknown as Shared;

function rowOf(markets: OddsState['markets']) {
  const fixture: ShownFixture = {
    id: 'f1',
    about: { sport: 'football', league: 'league', home: 'A', away: 'B' },
    odds: { phase: 'live', startsAtMs: 0, score: { home: 0, away: 0, parts: [], clock: 12 }, markets },
  };
  const row = createRow(shared, fixture, { onPick: () => undefined, isPicked: () => false });
  const shown = () => ({
    places: [...row.element.querySelectorAll('.main-market')].map((place) => place.className),
    buttons: row.element.querySelectorAll('.main-prices button').length,
    hasMore: !row.element.querySelector('.more-markets')!.classList.contains('has-none'),
  });
  return { fixture, row, shown };
}

const PLACES = ['main-market is-winner', 'main-market is-handicap', 'main-market is-total'];

describe('[GAME-09] a row of the book', () => {
  it('keeps its three places while markets close and come back', () => {
    const { fixture, row, shown } = rowOf(WHOLE);
    expect(shown()).toEqual({ places: PLACES, buttons: 7, hasMore: true });
    for (const [markets, buttons] of [
      [[WHOLE[2]!], 2],
      [[], 0],
      [WHOLE, 7],
    ] as const) {
      fixture.odds = { ...fixture.odds, markets: [...markets] };
      row.paint();
      expect(shown()).toEqual({ places: PLACES, buttons, hasMore: markets.length > 3 });
    }
  });
});
