import { isEventFeed } from '../contract/feeds.ts';
import type { AnyEnvelope, JoinAnswer } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import type { Book } from './book.ts';
import { bySeq, idOf, rowsOf, type Watch } from './interests.ts';

interface Question {
  /** What was asked for. */
  isAsked: (watch: Watch) => boolean;
  /** What the book had when it was asked; what came by another way since is not held against the answer. */
  sent: ReadonlyMap<string, number>;
  /** Logs of which the answer is the whole view, whatever was held (W3). */
  renewed?: readonly Watch[];
}

/** Enters an answer to a join or snapshot into the book; says what is to be forgotten and applied, in order. */
export function adopt(book: Book, answer: JoinAnswer, { isAsked, sent, renewed = [] }: Question): Accepted[] {
  const out: Accepted[] = [];
  const standing = rowsOf(answer.seqs).filter(isAsked);

  if (answer.epoch !== book.epoch) {
    if (book.turn(answer.epoch)) out.push({ kind: 'resetAll', epoch: answer.epoch });
  } else {
    const wentBack = standing.filter((row) => row.value < (sent.get(idOf(row)) ?? 0));
    for (const { feed, key } of [...answer.resets.filter(isAsked), ...renewed, ...wentBack]) {
      if (book.last({ feed, key }) === null) continue;
      book.forget({ feed, key });
      out.push({ kind: 'reset', feed, key });
    }
  }

  const isNews = (envelope: AnyEnvelope): boolean =>
    isAsked(envelope) && envelope.epoch === answer.epoch && envelope.seq > (book.last(envelope) ?? -1);
  for (const envelope of [...answer.envelopes].sort(bySeq)) {
    if (!isNews(envelope)) continue;
    book.take(envelope);
    out.push({ kind: 'envelope', envelope });
  }
  for (const { feed, key, value } of standing) if (isEventFeed(feed)) book.stand({ feed, key }, value);
  return out;
}
