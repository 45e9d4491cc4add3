import type { Observable, ObservedValueOf } from 'rxjs';

type Collection = readonly unknown[] | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;
type WithMore<T> = T extends Collection ? T : T extends object ? T & Record<string, unknown> : T;

/** Values of a recorded stream: they may have more fields than the function under test reads. */
export type Recorded<S extends Observable<unknown>> = WithMore<ObservedValueOf<S>>;
