import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { RoundState } from '../../../contract/live-rounds.ts';
import { endOf } from '../../engines/rounds/flight.ts';
import { recordCashOuts } from '../../engines/rounds/flight-state.ts';
import { publish } from '../../engines/rounds/publish.ts';
import { stepNext } from '../../engines/rounds/step.ts';
import { ensureTables } from '../../engines/rounds/tables.ts';
import type { Params } from '../../families/crash/shape.ts';
import { signRequest } from '../../signature.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import { KEY } from './scripted-platform.ts';
import { openStudio, TITLES } from './studio-server.ts';

export const TITLE: LoadedTitle = {
  ...TITLES.get('lantern-rising')!,
  table: { openMs: 600_000, drawMs: 500, showMs: 3_000 },
};
export const PARAMS = TITLE.params as Params;

/** A Studio with one table of flights, whose time the test moves. */
export async function openFlights() {
  const server = await openStudio([], new Map([[TITLE.id, TITLE]]));
  server.platform.wallet.game = TITLE.id;
  await ensureTables(server.studio);
  const player = await server.open();
  const step = () => stepNext(server.studio);
  /** The time of the next step has come. */
  const next = async (): Promise<void> => {
    await server.db.query(`update table_round set due_at = clock_timestamp(),
      closes_at = case when phase = 'open' then clock_timestamp() else closes_at end where due_at is not null`);
    expect(await step()).toBe(true);
  };
  const roundNow = async () => {
    const { rows } = await server.db.query<{ id: number; phase: string; server_seed: string; number: number }>(
      `select id, phase, server_seed, number from table_round order by number desc limit 1`,
    );
    return rows[0]!;
  };
  /** Gives the open flight a seed with which it goes at least so far, and at most so far. */
  const flyTo = async (min: number, max: number): Promise<number> => {
    const { id, number } = await roundNow();
    for (let index = 0; ; index += 1) {
      const serverSeed = index.toString(16).padStart(64, '0');
      const end = await endOf(TITLE, { serverSeed, clientSeed: TITLE.id, nonce: number });
      if (end < min || end > max) continue;
      await server.db.query(`update table_round set server_seed = $2 where id = $1`, [id, serverSeed]);
      return end;
    }
  };
  const takeOff = async (): Promise<void> => {
    await next();
    await next();
    expect((await roundNow()).phase).toBe('flying');
  };
  /** The flight has been going on for so long; negative: it takes off in so long. */
  const flownFor = (ms: number) =>
    server.db.query(
      `update table_round set took_off_at = clock_timestamp() - $1 * interval '1 millisecond',
         due_at = case when phase = 'flying' then clock_timestamp() else due_at end where phase = 'flying'`,
      [ms],
    );
  const sessionId = () => String(server.platform.calls('bet').at(-1)!.body['session']);
  const command = async (payload: object, { id = String(randomUUID()), app = server.app } = {}) => {
    const body = JSON.stringify({
      command_id: id,
      session: sessionId(),
      game: TITLE.id,
      name: 'cashOut',
      payload,
      at: server.clock.ms,
    });
    const parts = { method: 'POST' as const, pathWithQuery: '/studio/platform/command', rawBody: body };
    const headers = signRequest(KEY, parts, { timestampMs: server.clock.ms, nonce: randomUUID() });
    const answer = await app.inject({
      method: 'POST',
      url: parts.pathWithQuery,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    return answer.json<{ code: string; result: { at: number; win: number } | null }>();
  };
  const bets = async () => (await player.look()).bets;
  const published = async (): Promise<RoundState> => {
    await recordCashOuts(server.studio);
    await publish(server.studio);
    const { states } = server.platform.calls('state').at(-1)!.body as { states: { value: RoundState }[] };
    return RoundState.parse(states.at(-1)!.value);
  };
  return { server, player, step, next, roundNow, flyTo, takeOff, flownFor, command, bets, published };
}
export type Flights = Awaited<ReturnType<typeof openFlights>>;
