import { h } from '../../../client/dom.ts';
import type { StageParts } from '../../../client/family-view.ts';
import type { Cards } from '../../../client/parts/cards.ts';
import { pointsOf } from '../rules.ts';
import { wordOf } from './end.ts';
import { rowOf, type Shown } from './outcome.ts';
import type { FamilyTexts } from './texts/index.ts';

/** The dealer's cards and the hand of all players, with their points. */
export function createHands(cards: Cards, texts: FamilyTexts, sound: StageParts['sound']) {
  const part = (className: string) => {
    const holder = h('div', { className: 'cards', dir: 'ltr' });
    const label = h('p', { className: 'bj-live-label' });
    return { holder, label, element: h('div', { className: `bj-live-hand ${className}` }, label, holder) };
  };
  const [dealer, players] = [part('is-dealer'), part('is-players')];
  /** The cards that lie open on the table. */
  let laid: { row: number[]; dealer: number[] } = { row: [], dealer: [] };
  let skipping = false;

  const open = ({ dealer: known, over }: Shown): (number | null)[] => (over ? known : [...known, null]);

  function label(shown: Shown): void {
    const row = rowOf(shown);
    const isOwn = shown.bet.hand !== undefined;
    const name = isOwn ? texts('you') : shown.bet.behind ? texts('on.behind') : texts('players');
    const hand = isOwn ? shown.player : shown.behind.length > 0 ? shown.behind : row;
    const points = pointsOf(hand);
    const isMine = isOwn || shown.behind.length > 0;
    players.label.textContent =
      shown.over && isMine
        ? texts('ended', { who: name, points, end: wordOf(texts, hand, shown.dealer) })
        : texts('points', { who: name, points });
    dealer.label.textContent = texts('points', { who: texts('dealer'), points: pointsOf(shown.dealer) });
    // Cards that others took are not part of the player's hand.
    for (const [place, card] of [...players.holder.children].entries())
      card.classList.toggle('is-beyond', isMine && place >= hand.length);
  }

  function lay(shown: Shown): void {
    laid = { row: rowOf(shown), dealer: shown.dealer };
    players.holder.replaceChildren(...laid.row.map((each) => cards.card(each)));
    dealer.holder.replaceChildren(...open(shown).map((each) => cards.card(each)));
    label(shown);
  }

  /** Deals what is new: cards of the players' hand, then, once the round is over, the dealer's. */
  async function deal(shown: Shown): Promise<void> {
    skipping = false;
    const row = rowOf(shown);
    const isFirst = laid.row.length === 0;
    for (let count = laid.row.length + 1; count <= row.length && !skipping; count += 1) {
      sound('deal');
      await cards.deal(players.holder, row.slice(0, count), count - 1);
      if (isFirst && count === 1 && !skipping) await cards.deal(dealer.holder, [shown.dealer[0]!, null], 0);
    }
    if (shown.over && !skipping) {
      sound('reveal');
      await cards.turn(dealer.holder, 1, shown.dealer[1]!);
      for (let count = 3; count <= shown.dealer.length && !skipping; count += 1) {
        sound('deal');
        await cards.deal(dealer.holder, shown.dealer.slice(0, count), count - 1);
      }
    }
    lay(shown);
  }

  return {
    dealer: dealer.element,
    players: players.element,
    row: () => laid.row,
    lay,
    deal,
    skip: () => void (skipping = true),
    clear() {
      laid = { row: [], dealer: [] };
      for (const { holder } of [dealer, players]) holder.replaceChildren(cards.card(null), cards.card(null));
      dealer.label.textContent = texts('dealer');
      players.label.textContent = texts('players');
    },
  };
}
