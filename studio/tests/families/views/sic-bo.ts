import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../client/family-view.ts';
import { sicBo } from '../../../families/sic-bo/index.ts';
import * as module from '../../../families/sic-bo/view/index.ts';
import { openView, testViewInvariants, type Prepare } from '../support/view-invariants.ts';

const spotOf = (board: HTMLElement, name: string) =>
  board.querySelector<HTMLButtonElement>(`.spot[aria-label="${name}"]`);

/** Lays one chip of the chosen stake. */
const prepare: Prepare = ({ view, board }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
  spotOf(board, 'Small')!.click();
};

describe('the invariants of the view', () => testViewInvariants(sicBo, module, { prepare }));

const atTable = async (id: string, language?: string) => {
  const opened = await openView(module, id, language);
  return { ...opened, view: opened.view as TableView };
};

describe('the table', () => {
  it('has a place for each bet, and the sets of four numbers only where the title pays them', async () => {
    const [green, temple] = [await atTable('green-felt-sic-bo'), await atTable('temple-sic-bo')];
    expect([green.board.querySelectorAll('.spot').length, temple.board.querySelectorAll('.spot').length]).toEqual([
      52, 56,
    ]);
    for (const name of ['Total 17', 'Double 3', 'Triple 6', 'Pair 2 and 5', 'Number 1', 'Any triple'])
      expect(spotOf(green.board, name), name).not.toBeNull();
    expect(spotOf(temple.board, 'Three of 2-3-5-6')).not.toBeNull();
  });

  it('says the total and the size, in the language of the player', async () => {
    for (const [language, big, triple] of [
      ['EN', 'Total 13, big.', 'Total 6, triple.'],
      ['CN', '点数 13，大。', '点数 6，围骰。'],
      ['AR', 'المجموع 13، كبير.', 'المجموع 6، ثلاثية.'],
    ] as const) {
      const { view } = await atTable('temple-sic-bo', language);
      expect(view.shared.said({ dice: [6, 2, 5] })).toBe(big);
      expect(view.shared.said({ dice: [2, 2, 2] })).toBe(triple);
    }
  });

  it('lists the last throws, the newest first, with triples marked, and counts them all', async () => {
    const { view, board } = await atTable('lotus-sic-bo');
    view.shared.recent([{ dice: [1, 2, 3] }, { dice: [5, 5, 5] }, { dice: [6, 6, 4] }]);
    const throws = [...board.querySelectorAll('.throw')];
    expect(throws.map((each) => each.querySelector('.throw-label')!.textContent)).toEqual([
      '6 6 4: 16, big',
      '5 5 5: 15, triple',
      '1 2 3: 6, small',
    ]);
    expect(throws.map((each) => each.classList.contains('is-triple'))).toEqual([false, true, false]);
    expect(board.querySelector('.throws-counts')!.textContent).toBe('Of 3: big 1, small 1, triples 1');
  });

  it('keeps the dice under the cup until they are thrown', async () => {
    const { view, board } = await atTable('lotus-sic-bo');
    const plate = board.querySelector('.cup-plate')!;
    view.start();
    expect(plate.getAttribute('aria-label')).toBe('Dice under the cup');
    view.show({ outcome: { chips: {}, dice: [1, 2, 3], pays: {}, payout: 0 } } as never, false);
    expect(plate.getAttribute('aria-label')).toBe('Dice: 1, 2, 3');
    view.rest();
    expect(plate.getAttribute('aria-label')).toBe('Dice under the cup');
  });

  it('shows what everybody has on a place, and the player’s own part in words', async () => {
    const { view, board } = await atTable('lotus-sic-bo');
    view.shared.totals({ 'total-9': { stake: 1_200, players: 2 } }, { 'total-9': 500 });
    const spot = spotOf(board, 'Total 9')!;
    expect(spot.querySelector('.spot-note')!.textContent).toBe('5/12');
    expect(spot.getAttribute('aria-description')).toBe('yours 5.00, all 12.00');
  });
});
