import { allSettled, createWatch, fork, type Effect, type Scope, type StoreWritable, type Unit } from 'effector';
import { $baseUrl } from '../../../src/shared/api/context.ts';
import type { SchedulerLike } from 'rxjs';
import { vi } from 'vitest';
import { $environment, type Environment } from '../../../src/shared/realtime/environment.ts';
import { $makeLive } from '../../../src/shared/realtime/runtime.ts';
import { loggedIn } from '../../../src/entities/session/model.ts';
import { siteRequested } from '../../../src/entities/site/model.ts';
import { appStarted } from '../../../src/shared/lib/app-started.ts';
import type { MemberInfo } from '../../../contract/session.ts';
import { BASE_URL } from '../../support/msw.ts';
import type { LiveServer } from './live-server.ts';
import { loginOf, memberOf } from './samples.ts';

interface Page {
  live?: LiveServer;
  values?: [StoreWritable<any>, unknown][];
  handlers?: [Effect<any, any, any>, (params: any) => unknown][];
}

/** The environment of a page whose only clock is this one. */
export const environmentOf = (clock: SchedulerLike): Environment => ({
  scheduler: clock,
  frames: clock,
  random: () => 0.5,
});

/** A page in its own scope that calls the mocked server. */
export const pageOf = ({ live, values = [], handlers = [] }: Page = {}) => {
  const given: [StoreWritable<any>, unknown][] = live
    ? [
        [$makeLive, live.make],
        [$environment, environmentOf(live.clock)],
      ]
    : [];
  return fork({ values: [[$baseUrl, BASE_URL], ...given, ...values], handlers });
};

/** Starts the page: nobody is logged in, unless a token is stored. */
export const begin = (scope: Scope) => allSettled(appStarted, { scope });
/** Loads the site info, as the connected entities do at the page's start. */
export const loadSite = (scope: Scope) => allSettled(siteRequested, { scope });
export const logIn = (scope: Scope, member: MemberInfo = memberOf()) =>
  allSettled(loggedIn, { scope, params: loginOf(member) });

/** Records all values of a unit in a scope from now on. */
export const heardOf = <T>(unit: Unit<T>, scope: Scope): T[] => {
  const heard: T[] = [];
  createWatch({ unit, scope, fn: (value) => void heard.push(value) });
  return heard;
};

/** Advances the faked timers by the milliseconds, and on until nothing of the scope is pending: work may begin a timer later. */
export const settledAfter = async (ms: number, scope: Scope): Promise<void> => {
  let isSettled = false;
  const settled = allSettled(scope).then(() => void (isSettled = true));
  do await vi.advanceTimersByTimeAsync(ms);
  while (!isSettled);
  await settled;
};

/** A promise that the test resolves. */
export const later = <T>() => {
  let arrive!: (value: T) => void;
  const promise = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
};
