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
  /** `add` when a guest asked for it before logging in. The command is skipped if the game is already a favourite. */
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
  /** The state to show now. */
  favourite: boolean;
  phase: 'optimistic' | 'confirmed' | 'rolledBack';
  error?: unknown;
}

interface Inputs {
  clicks$: Observable<FavouriteClick>;
  /** The list from the server: emitted on subscription and on each load. */
  favourites$: Observable<ReadonlySet<string>>;
}

interface Environment {
  send: (command: FavouriteCommand) => Observable<unknown>;
  scheduler: SchedulerLike;
}

/** A game with pending commands: the state that the server last confirmed, and the state that the last command asks for. */
interface Open {
  server: boolean;
  wanted: boolean;
  count: number;
}

/**
 * GAME-06, LIVE-09: sends at most one command a second for each game: the first click; later clicks in that second are dropped.
 * The limit is per game because a player who marks two games within a second means both. The list changes at once and goes back
 * if the server refuses. Commands for one game run one after another, so that the last click also wins on the server.
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
      // Groups are kept because their queues must be kept. There is one group for each game that the player clicked.
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
