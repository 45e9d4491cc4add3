import type { Clock } from '../../recording/clock.ts';
import type { Trace } from '../../recording/format.ts';
import type { Tap } from '../../traced/tap.ts';
import { ANSWERED, CONNECTION, SYNC_EVENTS } from './invariant.ts';

const SEEN = [SYNC_EVENTS, CONNECTION, ANSWERED];

/** Tells what the invariants look at, and nothing else: a replay without other listeners is several times as fast. */
export function invariantTap(clock: Clock, received: (trace: Trace) => void): Tap {
  let id = 0;
  const tell = (trace: object) => received({ id: (id += 1), cause: null, t: clock.t, ...trace } as Trace);
  const frame: Tap['frame'] = (heard, go) => {
    tell({ lane: 'frame', item: { item: 'frame', t: clock.t, ...heard } });
    return go();
  };
  return {
    input: (_known, _value, go) => go(),
    effect: () => () => {},
    frame,
    envelope: (body, to) => frame({ dir: 'in', what: 'envelope', body }, () => to.next(body)),
    emitted(stream, what, value, go) {
      if (SEEN.includes(stream)) tell({ lane: 'stream', stream, what, value });
      return go();
    },
    stream: (stream, what, value) => tell({ lane: 'stream', stream, what, value }),
    entered() {},
    follows() {},
    world() {},
  };
}
