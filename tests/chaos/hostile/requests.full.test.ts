import type { FailureKey } from '../../../contract/failures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profile, say } from '../support/profile.ts';
import { inTurns, numbers } from './support/drawing.ts';
import { openHostileServer, type HostileServer } from './support/server.ts';
import { checkAnswer } from './support/check-answer.ts';
import { ledgerFaults, readBalances } from './support/money.ts';
import { invitePeople, type People } from './support/people.ts';
import { printed, requestBuilder, targetOf, type HostileRequest } from './support/requests.ts';
import { createSealer } from './support/sealing.ts';
import { send, type Answer } from './support/sending.ts';
import { contractTargets, type Target } from './support/targets.ts';

const REQUESTS = profile.volume({ long: Number(process.env['HOSTILE_COUNT'] ?? 1_000_000), short: 6_000 });
/** A small run continues up to this number with the endpoints that it has not reached yet. */
const REACHING = 150_000;
const AT_ONCE = 16;
/** A session that a request has ended is opened again after this many requests. */
const RENEW_EACH = 250;
/** Number of failure kinds shown completely; the same fault of the same call is one kind. */
const SHOWN = 12;

let server: HostileServer;
let people: People;
const unhandled: unknown[] = [];
const keep = (error: unknown) => void unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', keep);
  process.on('uncaughtException', keep);
  server = await openHostileServer();
  people = await invitePeople(server);
});
afterAll(async () => {
  await server.close();
  process.off('unhandledRejection', keep);
  process.off('uncaughtException', keep);
});

it('refuses every hostile request with a named reason, reveals no internals, and moves no money', async () => {
  const build = requestBuilder(people, await createSealer(server.app));
  const before = await readBalances(server.database);
  const failures = new Map<string, string>();
  const outcomes: Outcomes = new Map();
  const fail = (kind: string, text: string) => {
    if (failures.size < SHOWN && !failures.has(kind)) failures.set(kind, text);
  };
  const startedMs = performance.now();
  let sent = 0;
  let slowest = { ms: 0, what: '' };

  await inTurns(reaching(outcomes), AT_ONCE, async (number) => {
    if (number % RENEW_EACH === 0) await people.renew();
    sent += 1;
    const request = await build(number);
    const sentMs = performance.now();
    const answer = await send(server.app, server.url, request).catch((error: unknown) => String(error));
    const ms = performance.now() - sentMs;
    if (ms > slowest.ms) slowest = { ms, what: `number ${number}, ${request.target.name}` };
    const { outcome, fault } =
      typeof answer === 'string' ? { outcome: 'unsent', fault: answer } : checkAnswer(request, answer);
    const counts = outcomes.get(request.target.name) ?? new Map<string, number>();
    outcomes.set(request.target.name, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
    if (outcome === 'ok' && request.target.name.startsWith('session.logout')) await people.renew();
    if (fault) fail(`${request.target.name} ${fault}`, published(request, answer, fault));
    for (const line of server.takeErrors()) fail(line.slice(line.indexOf('"err"'), 200), `logged as an error: ${line}`);
    if (number % 100_000 === 0) say(`${number} requests, ${failures.size} kinds of failure`);
  });

  const seconds = (performance.now() - startedMs) / 1000;
  say(
    `${sent} requests in ${seconds.toFixed(1)} s, seed ${profile.seed}; slowest ${slowest.ms.toFixed(0)} ms (${slowest.what})`,
  );
  if (process.env['HOSTILE_OUTCOMES']) say(table(outcomes));
  const shown = [...failures.values()].join('\n\n');
  expect(shown, `again with CHAOS_SEED=${profile.seed}, one alone with HOSTILE_ONLY=<number>`).toBe('');
  expect(unhandled).toEqual([]);
  expect(await readBalances(server.database)).toEqual(before);
  expect(await ledgerFaults(server.database)).toBe('');
  expect((await server.app.inject('/health')).json()).toMatchObject({ status: 'ok' });
  if (process.env['HOSTILE_ONLY'] === undefined) expectReach(outcomes);
});

/** The count of each outcome by target. */
type Outcomes = Map<string, Map<string, number>>;

/** The numbers of a run, then those of endpoints where too few requests have passed the access checks. */
const reaching = function* (outcomes: Outcomes): Generator<number> {
  yield* numbers(REQUESTS);
  if (process.env['HOSTILE_ONLY'] !== undefined) return;
  for (let number = REQUESTS + 1; number <= REACHING; number += 1) {
    const left = contractTargets.filter((target) => !isReached(outcomes, target));
    if (left.length === 0) return;
    if (left.includes(targetOf(number))) yield number;
  }
};

const isReached = (outcomes: Outcomes, { name, endpoint }: Target): boolean => {
  const counts = outcomes.get(name) ?? new Map<string, number>();
  const behindTheLogin = [...counts].filter(
    ([outcome]) => !LOGINS.includes(outcome) || endpoint?.errors.includes(outcome as FailureKey),
  );
  const count = behindTheLogin.reduce((sum, [, each]) => sum + each, 0);
  return count >= 3 && counts.has('invalid_request');
};

/** Ensures that for every endpoint some requests pass the access checks, and some are refused as invalid. */
const expectReach = (outcomes: Outcomes): void => {
  const unreached = contractTargets.filter((target) => !isReached(outcomes, target));
  expect(unreached.map(({ name }) => `${name}: ${JSON.stringify([...(outcomes.get(name) ?? [])])}`)).toEqual([]);
};
const LOGINS = ['invalid_request', 'not_logged_in', 'session_ended', 'not_allowed', 'not_found', 'unknown_merchant'];

const published = (request: HostileRequest, answer: Answer | undefined | string, fault: string): string =>
  [
    `${fault}\n${printed(request)}`,
    typeof answer === 'object' ? `-> ${answer.status} ${answer.type}\n${answer.text.slice(0, 1_000)}` : '-> nothing',
  ].join('\n\n');

const table = (outcomes: Outcomes): string =>
  [...outcomes]
    .map(([name, counts]) => `${name}: ${[...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`)
    .sort()
    .join('\n');
