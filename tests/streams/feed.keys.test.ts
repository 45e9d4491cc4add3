import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { feed, type FeedItem } from '../../streams/sync/feed.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, but, caughtUp, MEMBER, proved, reset, resetAll, took } from '../support/samples.ts';

const OTHER = 'member:43';
const items = {
  1: took(balanceOf(1)),
  o: took(but(balanceOf(2), { key: OTHER })),
  r: reset('balance', MEMBER),
  u: reset('unread', MEMBER),
  R: resetAll,
  p: proved(0, 0),
  c: caughtUp,
};
const short = map((item: FeedItem<'balance'>) =>
  item.value === null ? `${item.key} gone` : `${item.key} ${item.seq}`,
);
const SAID = { a: `${MEMBER} 1`, b: `${OTHER} 2`, x: `${MEMBER} gone`, y: `${OTHER} gone` };

itEnds('feed', took(balanceOf(1)), (syncEvents$) => feed(syncEvents$, 'balance'));

describe('feed', () => {
  it('many: emits every key of one feed', () =>
    marbles((m) => {
      const accepted = m.hot('-1-o-p-c-', items);
      m.expectObservable(feed(accepted, 'balance').pipe(short), '^--------!').toBe('-a-b-----', SAID);
    }));

  it('many: emits one key of a feed', () =>
    marbles((m) => {
      const accepted = m.hot('-1-o-R---', items);
      m.expectObservable(feed(accepted, 'balance', MEMBER).pipe(short), '^--------!').toBe('-a---x---', SAID);
    }));

  it('[W1] emits a reset once, and only for keys that it emitted', () =>
    marbles((m) => {
      // a reset of another feed is ignored; a reset of all covers both keys, of which the first is already reset
      const accepted = m.hot('r1-o-u-r-R-R', items);
      m.expectObservable(feed(accepted, 'balance').pipe(short), '^-----------!').toBe('-a-b---x-y--', SAID);
    }));

  it('reconnect: remembers the keys of each subscriber separately', () =>
    marbles((m) => {
      // the second subscriber came after the value: it has nothing to reset
      const accepted = m.hot('-1---R---', items);
      const balance$ = feed(accepted, 'balance').pipe(short);
      m.expectObservable(balance$, '^--------!').toBe('-a---x---', SAID);
      m.expectObservable(balance$, '---^-----!').toBe('---------');
    }));
});
