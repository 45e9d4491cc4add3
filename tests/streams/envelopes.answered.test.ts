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

describe('envelopes: values from answers of REST calls', () => {
  it('[W6] accepts the version in the answer to a money call, and drops the push that follows', () =>
    marbles((m) => {
      // the answer to the bet carries 2, the relay sends 2 and then 3
      const transport = fakeTransport(m, {
        status: '          c             ',
        envelopes: m.hot('   ------2--3-', versions),
        join: [answer(0, [balanceOf(1)])],
      });
      const answered$ = m.hot('---2---------', versions);
      const accepted = '       1--2-----3-';
      m.expectObservable(figures(envelopes(transport, { ...inputs, answered$ }, m)), '^----------!').toBe(accepted);
    }));

  it('[W6] accepts an answer while disconnected, and the next join names its version', () =>
    marbles((m) => {
      // the connection drops, the bet's answer still arrives; 2 is shown and not requested again
      const transport = fakeTransport(m, { status: 'c--d------c---', join: [answer(0, [balanceOf(1)]), answer(10)] });
      const answered$ = m.hot('           ------2-------', versions);
      const accepted = '                  1-----2-------';
      m.expectObservable(figures(envelopes(transport, { ...inputs, answered$ }, m)), '^------------!').toBe(accepted);
      m.flush();
      expect(transport.requested[1]?.of).toMatchObject({ feeds: { balance: { [MEMBER]: 2 } } });
    }));

  it('[W1] is not reset by a join sent before the answer arrived', () =>
    marbles((m) => {
      // the join names 1 and is answered with 1; the bet's answer brought 2 in between
      const transport = fakeTransport(m, {
        status: '                 c--d-c------',
        join: [answer(0, [balanceOf(1)]), m.cold(' ----(j|)', { j: answer(5, [balanceOf(1)]) })],
      });
      const answered$ = m.hot('-------2----', versions);
      const accepted = '       1------2----';
      m.expectObservable(figures(envelopes(transport, { ...inputs, answered$ }, m)), '^-----------!').toBe(accepted);
    }));

  it('[W2] ignores answers that are old, not subscribed to, of another epoch, or of an event feed', () =>
    marbles((m) => {
      // only version 4 of these five is new
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
