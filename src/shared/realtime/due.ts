import type { Store, Unit } from 'effector';
import { dueAt } from '../../../streams/time/due-at.ts';
import { fromStream } from './bridge.ts';
import { $connection } from './runtime.ts';

/** Fires whether a time by the server's clock has come, from `start` to `stop`; a null time never comes. */
export const dueOf = ({ start, stop, $atMs }: { start: Unit<any>; stop: Unit<any>; $atMs: Store<number | null> }) =>
  fromStream({
    start,
    stop,
    inputs: { atMs: $atMs, offsetMs: $connection.map((now) => now.serverOffsetMs) },
    stream: ({ atMs, offsetMs }, environment) => dueAt({ atMs$: atMs, serverOffsetMs$: offsetMs }, environment),
  }).next;
