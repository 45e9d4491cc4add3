import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { figures } from '../support/letters.ts';
import { marbles } from '../support/marbles.ts';
import { balanceOf, but, chatOf, MEMBER, ROOM } from '../support/samples.ts';

const inputs = {
  merchant: 'parlour',
  subscriptions$: of({ balance: [MEMBER], chat: [ROOM] }),
  ticket$: of(undefined),
};
const versions = Object.fromEntries([1, 2, 3, 4].map((seq) => [String(seq), balanceOf(seq)]));

describe('envelopes: values that an answer brings', () => {
  it('[W6] takes the version a money call answered, and drops the push that follows', () =>
    marbles((m) => {
      // the bet's answer brings 2, the relay brings 2 and then 3
      const transport = fakeTransport(m, {
        status: '          c             ',
        envelopes: m.hot('   ------2--3-', versions),
        join: [answer(0, [balanceOf(1)])],
      });
      const answered$ = m.hot('---2---------', versions);
      const accepted = '       1--2-----3-';
      m.expectObservable(figures(envelopes(transport, { ...inputs, answered$ }, m)), '^----------!').toBe(accepted);
    }));

  it('[W6] does not wait for a connection, and the next join names that version', () =>
    marbles((m) => {
      // the line drops, the bet's answer still comes; 2 is shown and not asked for again
      const transport = fakeTransport(m, { status: 'c--d------c---', join: [answer(0, [balanceOf(1)]), answer(10)] });
      const answered$ = m.hot('           ------2-------', versions);
      const accepted = '                  1-----2-------';
      m.expectObservable(figures(envelopes(transport, { ...inputs, answered$ }, m)), '^------------!').toBe(accepted);
      m.flush();
      expect(transport.asked[1]?.of).toMatchObject({ feeds: { balance: { [MEMBER]: 2 } } });
    }));

  it('[W1] is not reset by a join that was asked before the answer came', () =>
    marbles((m) => {
      // the join asks with 1 and is answered 1; in between the bet's answer brought 2
      const transport = fakeTransport(m, {
        status: '                 c--d-c------',
        join: [answer(0, [balanceOf(1)]), m.cold(' ----(j|)', { j: answer(5, [balanceOf(1)]) })],
      });
      const answered$ = m.hot('-------2----', versions);
      const accepted = '       1------2----';
      m.expectObservable(figures(envelopes(transport, { ...inputs, answered$ }, m)), '^-----------!').toBe(accepted);
    }));

  it('[W2] takes nothing old, unwatched, of another history, or of a log', () =>
    marbles((m) => {
      // of these five only version 4 is news
      const transport = fakeTransport(m, { status: 'c', join: [answer(0, [balanceOf(3), chatOf(1)])] });
      const answered$ = m.hot('-o-k-e-l-4-', {
        o: balanceOf(2),
        k: but(balanceOf(9), { key: 'member:43' }),
        e: but(balanceOf(9), { epoch: 'zzzz' }),
        l: chatOf(2),
        4: balanceOf(4),
      });
      const accepted = '       (13)-----4-';
      m.expectObservable(figures(envelopes(transport, { ...inputs, answered$ }, m)), '^----------!').toBe(accepted);
    }));
});
