import type { ChaseView, RoundView } from '../../../protocol.ts';
import { h } from '../../dom.ts';
import type { TicketActions } from '../../ticket-actions.ts';
import type { LotteryTranslate } from './game.ts';

interface Options {
  texts: LotteryTranslate;
  ticketActions: TicketActions | undefined;
  /** A ticket's bet in words, without amounts of its own. */
  ticket: (bet: unknown) => string;
  money: (minorUnits: number) => string;
}

/** The player's tickets in the open draw, which can be cancelled, and the chases. */
export function createPlaced({ texts, ticketActions, ticket, money }: Options) {
  const list = h('ul', { className: 'placed' });
  const none = h('p', { className: 'fine' }, texts('placedNone'));
  /** The same beside the numbers, to be read only. */
  const nowList = h('ul', { className: 'placed', tabIndex: 0, attrs: { 'aria-label': texts('placed') } });
  const nowSection = h('section', { className: 'placed-now', hidden: true }, h('h2', {}, texts('placed')), nowList);
  const chaseList = h('ul', { className: 'placed' });
  const noChase = h('p', { className: 'fine' }, texts('chasesNone'));
  let painted = '';

  function paintBets(bets: readonly RoundView[], canCancel: boolean): void {
    const now = JSON.stringify([canCancel, bets.map(({ id, status }) => [id, status])]);
    if (now === painted) return;
    painted = now;
    none.hidden = bets.length > 0;
    nowSection.hidden = bets.length === 0;
    nowList.replaceChildren(...bets.map(({ bet }) => h('li', {}, ticket(bet))));
    list.replaceChildren(
      ...bets.map((bet) => {
        const text = ticket(bet.bet);
        const button = h(
          'button',
          {
            className: 'secondary',
            type: 'button',
            onClick: () => {
              button.disabled = true;
              void ticketActions?.cancel(bet.id).then(() => (button.disabled = false));
            },
            attrs: { 'aria-label': `${texts('cancel')}: ${text}` },
          },
          texts('cancel'),
        );
        return h(
          'li',
          {},
          h('span', {}, text),
          h('strong', {}, money(bet.stake)),
          canCancel && ticketActions !== undefined && bet.status === 'open' && button,
        );
      }),
    );
  }

  function paintChases(chases: readonly ChaseView[]): void {
    noChase.hidden = chases.length > 0;
    chaseList.replaceChildren(
      ...chases.map((chase) => {
        const text = ticket(chase.bet);
        return h(
          'li',
          { className: chase.state === 'active' ? 'is-active' : '' },
          h('span', {}, text),
          h('strong', {}, money(chase.stake)),
          h(
            'span',
            { className: 'fine' },
            `${texts('chaseLeft', { done: chase.done, total: chase.total })}. ${texts(`chase.${chase.state}`)}`,
          ),
          chase.state === 'active' &&
            h(
              'button',
              {
                className: 'secondary',
                type: 'button',
                onClick: () => void ticketActions?.endChase(chase.id).then(paintChases),
                attrs: { 'aria-label': `${texts('chaseEnd')}: ${text}` },
              },
              texts('chaseEnd'),
            ),
        );
      }),
    );
  }
  paintBets([], false);
  paintChases([]);

  return {
    element: h(
      'section',
      { className: 'lot-page', attrs: { 'aria-label': texts('view.chases') } },
      h('h2', {}, texts('placed')),
      none,
      list,
      h('h2', {}, texts('chases')),
      noChase,
      chaseList,
    ),
    now: nowSection,
    bets: paintBets,
    /** Asks for the chases again: a draw opened, or one began. */
    refresh: async (): Promise<void> => void (ticketActions && paintChases(await ticketActions.chases())),
  };
}
