import { isWithin } from '../traced/effector.ts';
import type { Tap } from '../traced/tap.ts';
import type { Buffer, Snapshot } from './buffer.ts';
import { createCauses } from './causes.ts';
import type { Clock } from './clock.ts';
import type { Item, Trace } from './format.ts';
import type { Telling } from './telling.ts';

type WithoutT<I> = I extends Item ? Omit<I, 't'> : never;

/** Parts of a recorder. */
interface Parts {
  clock: Clock;
  /** Lets time pass up to now: what is due comes before what enters from outside. */
  enter: () => void;
  buffer: Buffer;
  telling: Telling;
}

/** What the session is now, besides its stores. */
export interface SessionState {
  status: Snapshot['status'];
  streams: Set<string>;
}

/** What an item says, not encoded: the buffer holds values as they are. */
const valueOf = (item: WithoutT<Item>): unknown =>
  'body' in item ? item.body : 'value' in item ? item.value : undefined;

export type Note = ReturnType<typeof createNote>;

/** Notes an item. What comes from outside comes at a time of its own, unless it comes within something else. */
export const createNote =
  ({ clock, enter, buffer, telling }: Parts) =>
  (lane: Trace['lane'] & Item['item'], kind: string, item: WithoutT<Item>, isOutside: boolean): number => {
    if (isOutside && telling.isQuiet() && !isWithin()) enter();
    const whole: Item = { ...item, t: clock.t };
    if (!buffer.isEmpty) buffer.add(kind, whole, valueOf(item), isOutside && telling.isQuiet());
    return telling.tell({ lane, item: whole });
  };

function effectTap(note: Note, telling: Telling): Tap['effect'] {
  let runs = 0;
  return ({ sid, name }, params) => {
    const run = (runs += 1);
    const item = { item: 'effect', run, sid, name } as const;
    note('effect', sid, { ...item, what: 'call', value: params }, false);
    return (what, value, sync) => {
      const id = note('effect', `${sid} ${what}`, { ...item, what, ...(sync && { sync }), value }, !sync);
      // Effector takes the result next, and then what follows from it has happened.
      if (!sync) telling.causesNext(id);
    };
  };
}

/** Notes and tells what happens in a scope, and keeps `state`. */
export function createTap({ clock, enter, buffer, telling }: Parts, note: Note, state: SessionState): Tap {
  const causes = createCauses();
  return {
    input: ({ sid, name }, value, go) =>
      telling.within(note('input', sid, { item: 'input', sid, name, value }, true), go),
    effect: effectTap(note, telling),
    frame(frame, go) {
      if (frame.what === 'status') state.status = frame.body as Snapshot['status'];
      const id = note('frame', frame.what, { item: 'frame', ...frame }, frame.dir === 'in');
      if (telling.isWatched()) causes.keepNewest(frame.body, id);
      return telling.within(id, go);
    },
    envelope(envelope, to) {
      if (telling.isQuiet()) enter();
      const { t } = clock;
      if (!buffer.isEmpty) buffer.addEnvelope(envelope, t, telling.isQuiet());
      let id: number;
      if (telling.isWatched()) {
        id = telling.tell({ lane: 'frame', item: { item: 'frame', t, dir: 'in', what: 'envelope', body: envelope } });
        causes.keepNewest(envelope, id);
      } else id = telling.nextId();
      const before = telling.begin(id);
      try {
        to.next(envelope);
      } finally {
        telling.end(before);
      }
    },
    emitted(stream, what, value, go) {
      if (what === 'completed') state.streams.delete(stream);
      if (!telling.isWatched()) return go();
      const cause = telling.current() ?? causes.of(stream);
      return telling.within(telling.tell({ lane: 'stream', stream, what, value }, cause), go);
    },
    stream(stream, what, value) {
      if (what === 'started') state.streams.add(stream);
      else state.streams.delete(stream);
      telling.tell({ lane: 'stream', stream, what, value });
    },
    entered(stream) {
      const id = telling.current();
      if (id !== null && telling.isWatched()) causes.entered(stream, id);
    },
    follows: causes.follows,
    world: (what, value) => void note('world', what, { item: 'world', what, value }, true),
  };
}
