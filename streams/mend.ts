import { concat, EMPTY, from, merge, type Observable } from 'rxjs';
import { isEventFeed } from '../contract/feeds.ts';
import type { AnyEnvelope, MissingAnswer, SnapshotAnswer } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { adopt } from './adopt.ts';
import { askOnce, type Surroundings } from './asking.ts';
import { pursue, type Following } from './following.ts';
import { byFeed, bySeq, idOf, type Watch } from './interests.ts';
import type { Line } from './line.ts';
import type { Wire } from './wire.ts';

interface Parts {
  wire: Wire;
  following: Following;
  line: Line;
  receive: (envelope: AnyEnvelope) => Observable<Accepted>;
  rejoin: (first: readonly AnyEnvelope[]) => Observable<Accepted>;
}

/** The ways to get what is lacking: the missing events of a log, or a whole new view. */
export function createMending({ wire, following, line, receive, rejoin }: Parts, surroundings: Surroundings) {
  const { book } = following;
  const { scheduler } = surroundings;

  /** W3: asks for what follows the last event taken; later ones wait in line, in order and without doubles. */
  const fill = ({ feed, key }: Watch, first: AnyEnvelope[] = []): Observable<Accepted> => {
    const watch = { feed, key };
    const after = book.last(watch);
    line.waitFor(watch, first);
    if (!isEventFeed(feed) || after === null) return reload([watch]);

    const attempt = askOnce(() => wire.missing({ feed, key, after }), scheduler);
    return pursue<MissingAnswer>('missing', attempt, following, surroundings, ({ answer }) => {
      if ('resync' in answer) return reload([watch]);
      const waited = line.leave(watch);
      const inTurn = [...answer.envelopes, ...waited].sort(bySeq).filter((envelope) => {
        const isNext = idOf(envelope) === idOf(watch) && book.place(envelope) === 'next';
        if (isNext) book.take(envelope);
        return isNext;
      });
      const applied = from(inTurn.map((envelope): Accepted => ({ kind: 'envelope', envelope })));
      const ahead = waited.filter((envelope) => book.place(envelope) === 'gap');
      if (ahead.length === 0) return applied;
      if (inTurn.length > 0) return concat(applied, fill(watch, ahead));
      line.waitFor(watch, ahead);
      return reload([watch]);
    });
  };

  /** W3, W11: a whole new view of these; their envelopes wait in line until it is there. */
  const reload = (watches: readonly Watch[]): Observable<Accepted> => {
    for (const watch of watches) line.waitFor(watch);
    let sent = book.standing();
    const attempt = askOnce(() => {
      sent = book.standing();
      return wire.snapshot({ feeds: byFeed(watches) });
    }, scheduler);
    return pursue<SnapshotAnswer>('snapshot', attempt, following, surroundings, ({ answer, ...times }) => {
      const waited = watches.flatMap((watch) => line.leave(watch));
      if (answer.epoch !== book.epoch) return rejoin(waited);
      const ids = new Set(watches.map(idOf));
      const renewed = watches.filter(({ feed }) => isEventFeed(feed));
      const applied = adopt(book, answer, { isAsked: (watch) => ids.has(idOf(watch)), sent, renewed });
      const { offsetMs } = following.sight({ at: answer.at, ...times });
      const clock: Accepted = { kind: 'clock', offsetMs: Math.round(offsetMs) };
      return concat(from([...applied, clock]), merge(...waited.map(receive)));
    });
  };

  /** Logs are asked for what is missing, figures for the whole; what is being asked for already is left to that. */
  const heal = (watches: readonly Watch[]): Observable<Accepted> => {
    const idle = watches.filter((watch) => !line.isWaiting(watch));
    const logs = idle.filter((watch) => isEventFeed(watch.feed) && book.last(watch) !== null);
    const figures = idle.filter((watch) => !logs.includes(watch));
    return merge(
      ...logs.map((watch) => line.lacking(fill(watch))),
      figures.length > 0 ? line.lacking(reload(figures)) : EMPTY,
    );
  };

  return { fill, reload, heal };
}
