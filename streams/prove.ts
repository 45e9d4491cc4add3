import { catchError, concat, EMPTY, finalize, map, merge, mergeMap, of, timer, type Observable } from 'rxjs';
import { LIMITS } from '../contract/limits.ts';
import type { AnyEnvelope, Proof } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import { askOnce, type Surroundings } from './asking.ts';
import type { Following } from './following.ts';
import { rowsOf, type Watch } from './interests.ts';
import type { Line } from './line.ts';
import { ageOf } from './server-clock.ts';
import { isRefused, type Wire } from './wire.ts';

/** A proof this old is either late, or our own clock was set forward; a round trip tells which. */
const DOUBT_AFTER_MS = LIMITS.staleAfterMs / 2;

interface Parts {
  wire: Wire;
  following: Following;
  line: Line;
  isAsked: (watch: Watch) => boolean;
  heal: (watches: readonly Watch[]) => Observable<Accepted>;
  reload: (watches: readonly Watch[]) => Observable<Accepted>;
  rejoin: (first: readonly AnyEnvelope[]) => Observable<Accepted>;
}

/** W11: what a proof of freshness leads to. */
export function createProving(parts: Parts, { scheduler }: Surroundings) {
  const { wire, following, line, isAsked, heal, reload, rejoin } = parts;
  const { book } = following;
  let isInDoubt = false;

  /** Asks for nothing but the time. */
  const askTime = (): Observable<Accepted> => {
    isInDoubt = true;
    return askOnce(() => wire.snapshot({ feeds: {} }), scheduler).pipe(
      mergeMap(({ answer, ...times }) => {
        if (isRefused(answer)) return EMPTY;
        const { offsetMs } = following.sight({ at: answer.at, ...times });
        return of<Accepted>({ kind: 'clock', offsetMs: Math.round(offsetMs) });
      }),
      // No answer leaves the doubt as it is: the next proof asks again.
      catchError(() => EMPTY),
      finalize(() => {
        isInDoubt = false;
      }),
    );
  };

  /**
   * W1: a version lower than ours. A proof may have been read just before our newest was committed, so one of the last second
   * is left to the next proof; an older one means that history went back, and a snapshot resets the key.
   */
  const lowerOf = (proof: Proof): Watch[] =>
    rowsOf(proof.seqs)
      .filter((row) => isAsked(row) && !line.isWaiting(row) && row.value < (book.last(row) ?? 0))
      .filter((row) => proof.at - (book.committedAt(row) ?? 0) > LIMITS.proofGraceMs);

  const higherOf = (proof: Proof): Watch[] =>
    rowsOf(proof.seqs).filter((row) => isAsked(row) && row.value > (book.last(row) ?? -1));

  return (proof: Proof): Observable<Accepted> => {
    if (line.held) return EMPTY;
    if (proof.epoch !== book.epoch) return book.isPast(proof.epoch) ? EMPTY : rejoin([]);

    const nowMs = scheduler.now();
    const clock = following.sight({ at: proof.at, receivedAtMs: nowMs });
    const proved: Accepted = { kind: 'proof', at: proof.at, offsetMs: Math.round(clock.offsetMs) };
    const isDoubtful = !isInDoubt && ageOf(proof.at, clock, nowMs) > DOUBT_AFTER_MS;

    // After so long without a proof the figures may be of any age: where this one knows newer, they are not live for the grace.
    const isLate = ageOf(following.provedAt ?? 0, clock, nowMs) >= LIMITS.staleAfterMs && higherOf(proof).length > 0;
    following.proves(proof.at);

    const lower = lowerOf(proof);
    const healed = timer(LIMITS.proofGraceMs, scheduler).pipe(
      map(() => (line.held || proof.epoch !== book.epoch ? [] : higherOf(proof))),
      mergeMap(heal),
    );
    const checked = concat(of(proved), healed);
    return merge(
      isLate ? line.lacking(checked) : checked,
      isDoubtful ? askTime() : EMPTY,
      lower.length > 0 ? line.lacking(reload(lower)) : EMPTY,
    );
  };
}
