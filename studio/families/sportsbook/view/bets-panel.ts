import { asyncScheduler, Subject, type Subscription } from 'rxjs';
import { cashOutPrice, type CashOutOffer } from '../../../../streams/book/cash-out-price.ts';
import type { SlipView } from '../../../protocol.ts';
import { h, say } from '../../../client/dom.ts';
import type { LegResult } from '../../shared/book.ts';
import { Bet } from '../shape.ts';
import type { Shared } from './context.ts';
import { kindText, legList } from './slip-card.ts';

interface Card {
  element: HTMLElement;
  shown: string;
  offers$: Subject<CashOutOffer | null>;
  subscription: Subscription;
}

/** The player's slips: open ones with their cash-out, then those that are over. */
export function createBets(
  shared: Shared,
  actions: {
    offsetMs: () => number;
    cashOut: (roundId: string, amount: number) => Promise<void>;
    failure: (slip: SlipView) => string;
  },
) {
  const { texts } = shared;
  const cards = new Map<string, Card>();
  const open = h('div', { className: 'bet-cards' });
  const over = h('div', { className: 'bet-cards' });
  const none = h('p', { className: 'empty' }, texts('noBets'));
  const [openTitle, overTitle] = [h('h3', {}, texts('openBets')), h('h3', {}, texts('settledBets'))];
  const element = h(
    'section',
    { className: 'bets', attrs: { 'aria-label': texts('myBets') } },
    none,
    openTitle,
    open,
    overTitle,
    over,
  );

  function create(slip: SlipView): Card {
    const offers$ = new Subject<CashOutOffer | null>();
    const card: Card = { element: h('article', { className: 'bet-card' }), shown: '', offers$, subscription: null! };
    const price$ = cashOutPrice(offers$, { scheduler: asyncScheduler, offsetMs: actions.offsetMs });
    let amount: number | null = null;
    const button = h('button', {
      className: 'cash-out',
      type: 'button',
      onClick() {
        if (amount === null || button.getAttribute('aria-disabled') === 'true') return;
        button.setAttribute('aria-disabled', 'true');
        void actions.cashOut(slip.round.id, amount);
      },
    });
    card.subscription = price$.subscribe((offer) => {
      amount = offer?.amount ?? null;
      button.setAttribute('aria-disabled', String(amount === null));
      say(button, amount === null ? texts('cashOutNone') : texts('cashOutFor', { amount: shared.amount(amount) }));
    });
    paint(card, slip, button);
    return card;
  }

  function paint(card: Card, slip: SlipView, button: HTMLElement): void {
    const { round, results } = slip;
    const read = Bet.safeParse(round.bet);
    if (!read.success) return;
    const isOver = !['open', 'waiting', 'returning'].includes(round.status);
    const paid = round.status === 'closed' || round.status === 'booking';
    const cashed = (round.outcome as { cashOut?: number | null } | null)?.cashOut ?? null;
    card.shown = keyOf(slip);
    card.element.className = `bet-card ${isOver ? 'is-over' : 'is-open'} ${paid && (round.win ?? 0) > round.stake ? 'is-won' : ''}`;
    card.element.replaceChildren(
      h(
        'p',
        { className: 'bet-head' },
        h('span', {}, kindText(shared, read.data)),
        h('b', {}, shared.amount(round.stake)),
      ),
      legList(shared, read.data, results.length > 0 ? results : (outcomeResults(round.outcome) ?? [])),
      h('p', { className: 'bet-end', attrs: { role: 'status' } }, endText()),
      ...(slip.corrections > 0 ? [h('p', { className: 'fine' }, texts('corrected'))] : []),
      ...(slip.canCashOut ? [button] : []),
    );

    function endText(): string {
      if (slip.acceptAtMs !== null) {
        const seconds = Math.max(1, Math.ceil((slip.acceptAtMs - Date.now() - actions.offsetMs()) / 1_000));
        return texts('waitingFor', { seconds });
      }
      if (cashed !== null) return texts('cashOutDone', { amount: shared.amount(cashed) });
      if (paid) return texts('returns', { amount: shared.amount(round.win ?? 0) });
      return isOver || round.status === 'returning' ? actions.failure(slip) : '';
    }
  }

  const keyOf = ({ round, results, acceptAtMs, canCashOut, corrections }: SlipView): string =>
    JSON.stringify([round.status, round.win, round.bet, results, acceptAtMs, canCashOut, corrections, shared.format()]);

  let shownSlips: readonly SlipView[] = [];
  return {
    element,
    /** The form of prices has changed. */
    repaint(): void {
      this.set(shownSlips);
    },
    set(slips: readonly SlipView[]): void {
      shownSlips = slips;
      const ids = new Set(slips.map(({ round }) => round.id));
      for (const [id, card] of cards) {
        if (ids.has(id)) continue;
        card.subscription.unsubscribe();
        card.element.remove();
        cards.delete(id);
      }
      const placed: { open: HTMLElement[]; over: HTMLElement[] } = { open: [], over: [] };
      for (const slip of slips) {
        let card = cards.get(slip.round.id);
        if (!card || card.shown !== keyOf(slip)) {
          card?.subscription.unsubscribe();
          const next = create(slip);
          if (card) card.element.replaceWith(next.element);
          card = next;
          cards.set(slip.round.id, card);
        }
        card.offers$.next(slip.offer);
        placed[card.element.classList.contains('is-over') ? 'over' : 'open'].push(card.element);
      }
      arrange(open, placed.open);
      arrange(over, placed.over);
      none.hidden = slips.length > 0;
      openTitle.hidden = placed.open.length === 0;
      overTitle.hidden = placed.over.length === 0;
    },
  };
}

/** Leaves elements that are in place where they are, so that the focus stays. */
export function arrange(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

function outcomeResults(outcome: unknown): LegResult[] | null {
  return (outcome as { results?: LegResult[] | null } | null)?.results ?? null;
}
