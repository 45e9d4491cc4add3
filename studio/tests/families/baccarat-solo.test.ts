import { describe, expect, test } from 'vitest';
import { badReturn } from '../../families/shared/check-params.ts';
import { baccaratSolo } from '../../families/baccarat-solo/index.ts';
import { forEachCoup } from '../../families/baccarat-solo/par.ts';
import { totalOf } from '../../families/baccarat-solo/coup.ts';
import { cardsOf } from '../../families/shared/cards.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(baccaratSolo, titlesOf('baccarat-solo', 50_000)));

const params = baccaratSolo.Params.parse(titleParams('throne-table'));

const sheets = new Map<string, ReturnType<typeof baccaratSolo.par>>();
const edgeOf = (title: string, bet: string): number => {
  const sheet = sheets.get(title) ?? baccaratSolo.par(baccaratSolo.Params.parse(titleParams(title)));
  sheets.set(title, sheet);
  return 100 - 100 * toNumber(sheet.bets.find((each) => each.bet === bet)!.rtp);
};

describe('the published figures of eight decks', () => {
  test('the bank wins 45.85974 %, the player 44.62466 %, and 9.51560 % are ties', () => {
    let [bank, player, tie, all] = [0, 0, 0, 0];
    forEachCoup((coup, ways) => {
      const margin = totalOf(coup.banker) - totalOf(coup.player);
      if (margin > 0) bank += ways;
      else if (margin < 0) player += ways;
      else tie += ways;
      all += ways;
    });
    expect(all).toBe(416 * 415 * 414 * 413 * 412 * 411);
    expect([bank / all, player / all, tie / all].map((share) => share.toFixed(7))).toEqual([
      '0.4585974',
      '0.4462466',
      '0.0951560',
    ]);
  });

  test.each([
    ['throne-table', 'banker', '1.0579'],
    ['throne-table', 'player', '1.2351'],
    ['throne-table', 'tie', '14.3596'],
    ['throne-table', 'player-pair', '10.3614'],
    ['throne-table', 'perfect-pair', '8.0470'],
    ['throne-table', 'player-dragon', '2.6517'],
    ['throne-table', 'banker-dragon', '9.3731'],
    ['six-lanterns-baccarat', 'banker', '1.4581'],
    ['six-lanterns-baccarat', 'tie', '4.8440'],
    ['six-lanterns-baccarat', 'either-pair', '13.7099'],
    ['six-lanterns-baccarat', 'super-6', '13.82'],
    ['six-lanterns-baccarat', 'lucky-6', '16.68'],
    ['six-lanterns-baccarat', 'small', '5.2829'],
    ['six-lanterns-baccarat', 'big', '4.3457'],
    ['seven-dragons-baccarat', 'banker', '1.0183'],
    ['seven-dragons-baccarat', 'dragon-7', '7.6113'],
    ['seven-dragons-baccarat', 'banker-pair', '2.8916'],
  ])('%s: the house edge of %s is %s %', (title, bet, edge) => {
    expect(edgeOf(title, bet).toFixed(edge.split('.')[1]!.length)).toBe(edge);
  });
});

describe('the coup', () => {
  /** Cards as cases: each one's place among those that are left, where none of its own rank is gone. */
  const deal = (names: string, chips: Record<string, number>) => {
    const dealt: number[] = [];
    const cases = cardsOf(names).map((card) => {
      const place = card * 8 - dealt.filter((each) => each < card).length;
      dealt.push(card);
      return place;
    });
    return playOn(baccaratSolo.begin(params, { chips }), cases);
  };

  test('a natural ends the coup: nine beats eight', () => {
    const { state, payout } = deal('4c 8c 5d Kh', { player: 100, banker: 100 });
    expect(state).toMatchObject({
      player: cardsOf('4c 5d'),
      banker: cardsOf('8c Kh'),
      pays: { player: 200, banker: 0 },
    });
    expect(payout).toBe(200);
  });

  test('the player draws to five, the bank with six draws against a six', () => {
    const { state } = deal('2c 3c 3d 3h 6s 2h', { banker: 100 });
    expect(state).toMatchObject({ player: cardsOf('2c 3d 6s'), banker: cardsOf('3c 3h 2h'), pays: { banker: 195 } });
  });

  test('the bank with six stands against a five, and with three against an eight', () => {
    expect(deal('2c 3c 3d 3h 5s', { player: 100 }).state.banker).toHaveLength(2);
    expect(deal('2c Kc 3d 3h 8s', { player: 100 }).state.banker).toHaveLength(2);
  });

  test('the bank draws to five if the player stands', () => {
    expect(deal('2c 2d 4d 3h As', { banker: 100 }).state).toMatchObject({ banker: cardsOf('2d 3h As'), payout: 100 });
  });

  test('a tie returns the stakes on both sides and pays eight to one', () => {
    const { state } = deal('4c 4d 4h 4s', { player: 100, banker: 200, tie: 300, 'player-pair': 100 });
    expect(state.pays).toEqual({ player: 100, banker: 200, tie: 2700, 'player-pair': 1200 });
  });

  test('[WAL-02] a tie and the equal parts of player and bank are no turnover', () => {
    const notAtRisk = (names: string, chips: Record<string, number>) =>
      baccaratSolo.notAtRisk!(params, deal(names, chips).state);
    expect(notAtRisk('4c 4d 4h 4s', { player: 100, banker: 300, tie: 50 })).toBe(400);
    expect(notAtRisk('4c 3c 5c 5h', { player: 100, banker: 300, tie: 50 })).toBe(200);
    expect(notAtRisk('4c 3c 5c 5h', { banker: 300 })).toBe(0);
  });

  test('a perfect pair is one of the same suit', () => {
    const chips = { 'player-pair': 100, 'perfect-pair': 100 };
    expect(deal('4c 8c 4c Kh', chips).state.pays).toEqual({ 'player-pair': 1200, 'perfect-pair': 2600 });
    expect(deal('4c 8c 4d Kh', chips).state.pays).toEqual({ 'player-pair': 1200, 'perfect-pair': 0 });
    expect(deal('4c 8c 4c 8c', chips).state.pays).toEqual({ 'player-pair': 1200, 'perfect-pair': 20_100 });
  });

  test('a seed gives the same cards for good', () => {
    const { state } = playSeed(baccaratSolo.begin(params, { chips: { player: 100 } }), 1);
    expect({ player: state.player, banker: state.banker }).toMatchInlineSnapshot(`
      {
        "banker": [
          0,
          32,
          32,
        ],
        "player": [
          43,
          39,
          3,
        ],
      }
    `);
  });
});

describe('bad input', () => {
  test.each([
    ['no chip', {}, 'BET_NOT_OFFERED'],
    ['a place of another title', { 'dragon-7': 100 }, 'BET_NOT_OFFERED'],
    ['a chip that is no multiple of 100', { player: 100, tie: 50 }, 'STAKE_NOT_OFFERED'],
  ])('%s is refused', (_, chips, code) => {
    expect(() => baccaratSolo.stakeOf(params, { chips })).toThrow(code);
  });

  test('an unknown place and a chip of nothing are refused', () => {
    expect(baccaratSolo.Bet.safeParse({ chips: { dealer: 100 } }).success).toBe(false);
    expect(baccaratSolo.Bet.safeParse({ chips: { player: 0 } }).success).toBe(false);
  });

  test('a tie that pays ten to one is refused: the player would have an edge', () => {
    const message = badReturn(baccaratSolo.par({ ...params, tie: 1000 }));
    expect(message).toBe('bet "tie": its return of 104.67 % lies outside 50 to 99.9 %');
  });
});
