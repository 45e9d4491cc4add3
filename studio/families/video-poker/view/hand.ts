import { h } from '../../../client/dom.ts';
import { formatAmount } from '../../../client/money.ts';
import { HANDS, modelOf, payOf, type Hand, type ModelName } from '../models.ts';
import type { FamilyWords } from './texts/index.ts';

/** Names a hand; the lowest pair that pays depends on the model. */
export function handWord(words: FamilyWords, model: ModelName, hand: Hand): string {
  if (hand !== 'pair') return words(`hand.${hand}`);
  const { pairFrom } = modelOf(model);
  const rank = pairFrom === 9 ? words('rank.9') : pairFrom === 10 ? words('rank.10') : words('rank.11');
  return words('hand.pair', { rank });
}

/** The pay table beside the cards, at a stake. The hand that is held lights up. */
export function createPayTable(words: FamilyWords, model: ModelName, locale: string) {
  const hands = HANDS.filter((hand) => payOf(modelOf(model), hand) > 0);
  const cells = new Map(hands.map((hand) => [hand, h('td', {})]));
  const rows = new Map(
    hands.map((hand) => [hand, h('tr', {}, h('th', { scope: 'row' }, handWord(words, model, hand)), cells.get(hand))]),
  );
  return {
    element: h('table', { className: 'vp-pays' }, h('tbody', {}, ...rows.values())),
    setStake(stake: number, exponent: number) {
      for (const [hand, cell] of cells)
        cell.textContent = formatAmount(stake * payOf(modelOf(model), hand), exponent, locale);
    },
    mark(hand: Hand | null) {
      for (const [each, row] of rows) row.classList.toggle('is-now', each === hand);
    },
  };
}
