import { describe, expect, it } from 'vitest';
import type { AnyEnvelope } from '../../contract/wire.ts';
import { Joined } from '../recording/joined.ts';
import { balanceOf, envelope, MEMBER, MERCHANT } from '../../tests/support/samples.ts';

const withdrawn = (seq: number): AnyEnvelope => envelope('winners', MERCHANT, seq, { withdrawn: seq });
const { epoch } = withdrawn(1);
const answerWith = (...envelopes: AnyEnvelope[]) => ({ epoch, at: 0, envelopes, resets: [], seqs: {} });

/** A connection that has joined for a balance and a log. */
const joined = () => {
  const held = new Joined();
  held.ask(1, { join: { balance: { [MEMBER]: null }, winners: { [MERCHANT]: null } } });
  held.takeAnswer(1, answerWith(balanceOf(1), withdrawn(1), withdrawn(2)));
  return held;
};
const seqsOf = (held: Joined, feed: string) =>
  held
    .answer(0)!
    .envelopes.filter((each) => each.feed === feed)
    .map(({ seq }) => seq);

describe('what a join within a recording would get', () => {
  it('is the newest value, and the events in their order, though they came otherwise', () => {
    const held = joined();
    for (const each of [balanceOf(3), balanceOf(2), withdrawn(4), withdrawn(3), withdrawn(4)]) held.take(each);
    expect([seqsOf(held, 'balance'), seqsOf(held, 'winners')]).toEqual([[3], [1, 2, 3, 4]]);
  });

  it('leaves out what the client no longer follows, or follows anew', () => {
    const held = joined();
    held.ask(2, { join: { balance: { [MEMBER]: 1 } } });
    held.takeAnswer(2, answerWith());
    expect([seqsOf(held, 'balance'), seqsOf(held, 'winners')]).toEqual([[1], []]);
    held.ask(3, { join: { balance: { [MEMBER]: 1 }, winners: { [MERCHANT]: null } } });
    held.takeAnswer(3, answerWith(withdrawn(9)));
    expect(seqsOf(held, 'winners')).toEqual([9]);
  });

  it('begins a log anew with its snapshot, once it is answered', () => {
    const held = joined();
    held.ask(2, { snapshot: { winners: [MERCHANT], balance: [MEMBER] } });
    expect(seqsOf(held, 'winners')).toEqual([1, 2]);
    held.takeAnswer(2, answerWith(withdrawn(9)));
    expect([seqsOf(held, 'balance'), seqsOf(held, 'winners')]).toEqual([[1], [9]]);
  });
});
