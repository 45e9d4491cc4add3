import {
  catchError,
  concatMap,
  connect,
  defaultIfEmpty,
  defer,
  filter,
  groupBy,
  map,
  merge,
  mergeMap,
  of,
  takeLast,
  throttleTime,
  withLatestFrom,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { LIMITS } from '../../contract/limits.ts';

export interface FavouriteClick {
  nodeId: string;
  vendor: string;
  gameType: string;
  /** `add` where a guest asked for it before logging in: then it is skipped if already favourite. */
  intent: 'toggle' | 'add';
}

export interface FavouriteCommand {
  nodeId: string;
  vendor: string;
  gameType: string;
  favourite: boolean;
}

export interface FavouriteChange {
  nodeId: string;
  /** What to show now. */
  favourite: boolean;
  phase: 'optimistic' | 'confirmed' | 'rolledBack';
  error?: unknown;
}

interface Inputs {
  clicks$: Observable<FavouriteClick>;
  /** What the server last listed: at once on subscription, and on each load. */
  favourites$: Observable<ReadonlySet<string>>;
}

interface Environment {
  send: (command: FavouriteCommand) => Observable<unknown>;
  scheduler: SchedulerLike;
}

/** A game with commands on their way: what the server has said so far, and what the last of them asks for. */
interface Open {
  server: boolean;
  wanted: boolean;
  count: number;
}

/**
 * GAME-06, LIVE-09: at most one command a second for each heart, the first, none after it. By heart, not for all together: who
 * marks two games within a second means both, and a dropped click would look like a fault. The list changes at once and goes
 * back if the server refuses; commands for one game go one after the other, so that the last click wins there too.
 */
export function favouriteToggle(
  { clicks$, favourites$ }: Inputs,
  { send, scheduler }: Environment,
): Observable<FavouriteChange> {
  return defer(() => {
    let listed: ReadonlySet<string> | null = null;
    /** Results since the list was loaded. */
    const results = new Map<string, boolean>();
    const open = new Map<string, Open>();

    const read = (list: ReadonlySet<string>): void => {
      if (list !== listed) results.clear();
      listed = list;
    };
    const isFavourite = (nodeId: string): boolean =>
      open.get(nodeId)?.wanted ?? results.get(nodeId) ?? listed?.has(nodeId) ?? false;

    const begin = ({ nodeId, vendor, gameType }: FavouriteClick): FavouriteCommand => {
      const before = isFavourite(nodeId);
      const { server, count } = open.get(nodeId) ?? { server: before, count: 0 };
      open.set(nodeId, { server, wanted: !before, count: count + 1 });
      return { nodeId, vendor, gameType, favourite: !before };
    };
    const settle = ({ nodeId, favourite }: FavouriteCommand, isDone: boolean): boolean => {
      const { server, wanted, count } = open.get(nodeId)!;
      const now = isDone ? favourite : server;
      if (count > 1) {
        open.set(nodeId, { server: now, wanted, count: count - 1 });
        return wanted;
      }
      open.delete(nodeId);
      results.set(nodeId, now);
      return now;
    };
    const carryOut = (command: FavouriteCommand): Observable<FavouriteChange> =>
      send(command).pipe(
        takeLast(1),
        defaultIfEmpty(null),
        map((): FavouriteChange => ({ nodeId: command.nodeId, favourite: settle(command, true), phase: 'confirmed' })),
        catchError((error: unknown) =>
          of<FavouriteChange>({
            nodeId: command.nodeId,
            favourite: settle(command, false),
            phase: 'rolledBack',
            error,
          }),
        ),
      );

    return clicks$.pipe(
      withLatestFrom(favourites$),
      groupBy(([{ nodeId }]) => nodeId),
      // A group stays, as its queue must: there are no more of them than hearts a person touched.
      mergeMap((heart$) =>
        heart$.pipe(
          throttleTime(LIMITS.favouriteThrottleMs, scheduler),
          filter(([click, list]) => {
            read(list);
            return click.intent === 'toggle' || !isFavourite(click.nodeId);
          }),
          map(([click]) => begin(click)),
          connect((command$) =>
            merge(
              command$.pipe(
                map(({ nodeId, favourite }): FavouriteChange => ({ nodeId, favourite, phase: 'optimistic' })),
              ),
              command$.pipe(concatMap(carryOut)),
            ),
          ),
        ),
      ),
    );
  });
}
