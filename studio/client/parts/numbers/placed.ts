import type { ChaseView, RoundView } from '../../../protocol.ts';
import { h } from '../../dom.ts';
import type { Orders } from '../../orders.ts';
import type { LotteryWords } from './game.ts';

interface Options {
  words: LotteryWords;
  orders: Orders | undefined;
  /** A ticket's bet in words, without amounts of its own. */
  ticket: (bet: unknown) => string;
  money: (minorUnits: number) => string;
}

/** The player's tickets in the open draw, which can be cancelled, and the chases. */
export function createPlaced({ words, orders, ticket, money }: Options) {
  const list = h('ul', { className: 'placed' });
  const none = h('p', { className: 'fine' }, words('placedNone'));
  const chaseList = h('ul', { className: 'placed' });
  const noChase = h('p', { className: 'fine' }, words('chasesNone'));
  let painted = '';

  function paintBets(bets: readonly RoundView[], canCancel: boolean): void {
    const now = JSON.stringify([canCancel, bets.map(({ id, standing }) => [id, standing])]);
    if (now === painted) return;
    painted = now;
    none.hidden = bets.length > 0;
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
              void orders?.cancel(bet.id).then(() => (button.disabled = false));
            },
            attrs: { 'aria-label': `${words('cancel')}: ${text}` },
          },
          words('cancel'),
        );
        return h(
          'li',
          {},
          h('span', {}, text),
          h('strong', {}, money(bet.stake)),
          canCancel && orders !== undefined && bet.standing === 'open' && button,
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
            `${words('chaseLeft', { done: chase.done, total: chase.total })}. ${words(`chase.${chase.state}`)}`,
          ),
          chase.state === 'active' &&
            h(
              'button',
              {
                className: 'secondary',
                type: 'button',
                onClick: () => void orders?.endChase(chase.id).then(paintChases),
                attrs: { 'aria-label': `${words('chaseEnd')}: ${text}` },
              },
              words('chaseEnd'),
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
      { className: 'lot-page', attrs: { 'aria-label': words('view.chases') } },
      h('h2', {}, words('placed')),
      none,
      list,
      h('h2', {}, words('chases')),
      noChase,
      chaseList,
    ),
    bets: paintBets,
    /** Asks for the chases again: a draw opened, or one began. */
    refresh: async (): Promise<void> => void (orders && paintChases(await orders.chases())),
  };
}
