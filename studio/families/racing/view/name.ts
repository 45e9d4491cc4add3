import type { Backed } from '../odds.ts';
import type { Params } from '../shape.ts';
import type { MessageKey } from './texts/en.ts';

type Say = (key: MessageKey, values?: Record<string, string | number>) => string;

/** A runner: its number and name. */
export const runnerName = (say: Say, params: Params, runner: number): string =>
  `${runner + 1} ${say(`runner.${params.runners[runner]!.name}`)}`;

/** What a bet backs, in words. */
export const nameOf = (say: Say, params: Params, backed: Backed): string =>
  backed.kind === 'exacta'
    ? say('on.exacta', { first: backed.runner + 1, second: backed.second + 1 })
    : say(`on.${backed.kind}`, { runner: runnerName(say, params, backed.runner) });
