import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../client/family-view.ts';
import { dragonTiger } from '../../../families/dragon-tiger/index.ts';
import * as module from '../../../families/dragon-tiger/view/index.ts';
import { cardsOf } from '../../../families/shared/cards.ts';
import { openView, testViewInvariants, type Prepare } from '../support/view-invariants.ts';

const spotOf = (board: HTMLElement, name: string) =>
  board.querySelector<HTMLButtonElement>(`.spot[aria-label="${name}"]`);

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  spotOf(board, 'Dragon')!.click();
};

describe('the invariants of the view', () => testViewInvariants(dragonTiger, module, { prepare }));

const [ACE, KING, SEVEN] = cardsOf('Ah Ks 7d') as [number, number, number];
const atTable = async (id: string, language?: string) => {
  const opened = await openView(module, id, language);
  return { ...opened, view: opened.view as TableView };
};
const roundsOf = (board: HTMLElement): string => board.querySelector('.roads')!.getAttribute('aria-label')!;

describe('the table', () => {
  it('has the places of its title only', async () => {
    const { board } = await atTable('tiger-gate');
    expect(spotOf(board, 'Suited tie')).toBeNull();
    expect(spotOf(board, 'Dragon: big')).toBeNull();
    expect(spotOf(board, 'Tiger: black')).not.toBeNull();
  });

  it('says who wins, in the language of the player', async () => {
    for (const [language, won, tied] of [
      ['EN', 'Tiger wins.', 'Suited tie.'],
      ['CN', '虎赢。', '同花和局。'],
      ['AR', 'يفوز النمر.', 'تعادل متطابق.'],
    ] as const) {
      const { view } = await atTable('tiger-gate', language);
      expect(view.shared.said({ dragon: ACE, tiger: KING })).toBe(won);
      expect(view.shared.said({ dragon: SEVEN, tiger: SEVEN })).toBe(tied);
    }
  });

  it('draws each result in the bead plate, and each win in the big road', async () => {
    const { view, board } = await atTable('dragon-tiger-grand');
    const [dragon, tiger, tie] = [
      { dragon: KING, tiger: ACE },
      { dragon: ACE, tiger: KING },
      { dragon: ACE, tiger: ACE },
    ];
    view.shared.recent([dragon, dragon, tie, tiger]);
    expect(roundsOf(board)).toBe('Last results: dragon 2, tiger 1, tie 1');
    const letters = (name: string) =>
      [...board.querySelectorAll(`.road.is-${name} text`)].map(({ textContent }) => textContent).join('');
    expect([letters('beads'), letters('big')]).toEqual(['DD=T', 'D1T']);
  });

  it('shows what everybody has on a place, and the player’s own part in words', async () => {
    const { view, board } = await atTable('dragon-tiger-grand');
    view.shared.totals({ dragon: { stake: 1_200, players: 2 }, tie: { stake: 300, players: 1 } }, { dragon: 500 });
    const dragon = spotOf(board, 'Dragon')!;
    expect(dragon.querySelector('.spot-note')!.textContent).toBe('5/12');
    expect(dragon.getAttribute('aria-description')).toBe('yours 5.00, all 12.00');
    expect(spotOf(board, 'Tie')!.querySelector('.spot-note')!.textContent).toBe('3');
    view.shared.totals({}, {});
    expect(board.querySelectorAll('.spot-note')).toHaveLength(0);
  });

  it('marks the places that won more than their stake: half of a stake that comes back is no win (PP-21)', async () => {
    const { view, board } = await atTable('dragon-tiger-grand');
    const outcome = view.shared.watched(
      { dragon: ACE, tiger: ACE },
      { dragon: 100, tie: 100 },
      [{ chips: { dragon: 100, tie: 100 }, dragon: ACE, tiger: ACE, pays: { dragon: 50, tie: 1_200 }, payout: 1_250 }],
      [],
    );
    view.show({ outcome } as never, true);
    expect([...board.querySelectorAll('.spot.is-won')].map((each) => each.getAttribute('aria-label'))).toEqual([
      'Tie: 1.00',
    ]);
  });
});
