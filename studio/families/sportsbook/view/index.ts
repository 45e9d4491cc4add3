import { h } from '../../../client/dom.ts';
import type { BookContext, BookView, FamilyView, ViewContext } from '../../../client/family-view.ts';
import type { RoundView } from '../../../protocol.ts';
import { Move, ParamsShape, type State } from '../shape.ts';
import { createBook } from './book.ts';
import { loadWords, share } from './context.ts';
import { kindText, legList } from './slip-card.ts';
import './book.css';
import './fixtures.css';
import './slip.css';

/** Opens the book: fixtures, slip and bets. */
export async function openBook(context: BookContext): Promise<BookView> {
  return createBook(context, await loadWords(context.i18n), ParamsShape.parse(context.title.params));
}

/** Shows one slip: for its replay, and for the panels of the book. */
export async function open({ title, i18n, money }: ViewContext): Promise<FamilyView> {
  const words = await loadWords(i18n);
  const { texts } = words;
  const params = ParamsShape.parse(title.params);
  const shared = share(words, params, money, () => 'decimal');
  const board = h('div', { className: 'slip-replay' });
  const none = (): void => undefined;

  function show({ outcome, moves }: RoundView): void {
    const { bet, results, cashOut } = outcome as State;
    const corrected = moves.filter((move) => 'results' in Move.parse(move)).length > 1;
    board.replaceChildren(
      h(
        'article',
        { className: 'bet-card' },
        h('p', { className: 'bet-head' }, h('span', {}, kindText(shared, bet)), h('b', {}, shared.amount(bet.stake))),
        legList(shared, bet, results ?? []),
        cashOut !== null && h('p', { className: 'bet-end' }, texts('cashOutDone', { amount: shared.amount(cashOut) })),
        corrected && h('p', { className: 'fine' }, texts('corrected')),
      ),
    );
  }

  return {
    elements: [board],
    labels: { begin: texts('place') },
    bet: () => null,
    enable: none,
    start: none,
    present: async (round) => show(round),
    show,
    rest: none,
    clear: () => board.replaceChildren(),
    rules: async () => (await import('./rules.ts')).createRules(params, texts, i18n.locale),
  };
}
