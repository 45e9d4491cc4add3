import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandHandler } from '../engines/command.ts';
import { forgetCommands } from '../server/commands.ts';
import { Refusal } from '../server/refusal.ts';
import { signRequest } from '../signature.ts';
import { KEY } from './support/scripted-platform.ts';
import { openStudio, TITLES, type StudioServer } from './support/studio-server.ts';

/** Writes down each execution, in the transaction of the command. */
const note: CommandHandler = async (_, tx, { session, payload, atMs }) => {
  await tx.query(`insert into nonce (nonce, at) values ($1, now())`, [randomUUID()]);
  if (payload['refuse'] === true) throw new Refusal('BET_CLOSED');
  return { code: 'OK', result: { player: session.player, payload, atMs } };
};

let server: StudioServer;
let session: string;
beforeEach(async () => {
  server = await openStudio([], TITLES, { instant: { note }, rounds: {} });
  const player = await server.open();
  await player.spun();
  session = String(server.platform.calls('bet')[0]!.body['session']);
  await server.db.query('delete from nonce');
});
afterEach(() => server.close());

const given = (over: object = {}) => ({
  command_id: randomUUID(),
  session,
  game: 'jade-lantern',
  name: 'note',
  payload: { place: 3 },
  at: 1_700_000_000_000,
  ...over,
});
const send = async (body: object, app = server.app) => {
  const payload = JSON.stringify(body);
  const parts = { method: 'POST' as const, pathWithQuery: '/studio/platform/command', rawBody: payload };
  const headers = signRequest(KEY, parts, { timestampMs: server.clock.ms, nonce: randomUUID() });
  const answer = await app.inject({
    method: 'POST',
    url: parts.pathWithQuery,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ code: string; result: unknown }>() };
};
/** Without those that the signatures of the calls left. */
const executions = async (calls: number) => {
  const { rows } = await server.db.query<{ count: number }>('select count(*)::int as count from nonce');
  return rows[0]!.count - calls;
};

describe('a command that the platform passes on', () => {
  it('is executed by the engine of its game, for the player of the session', async () => {
    expect(await send(given())).toEqual({
      status: 200,
      body: { code: 'OK', result: { player: 'member-7', payload: { place: 3 }, atMs: 1_700_000_000_000 } },
    });
  });

  it('is executed once, whatever the number of repetitions and nodes, and also after a restart', async () => {
    const body = given();
    const other = await server.node();
    const answers = await Promise.all([send(body), send(body, other), send(body), send(body, other)]);
    const restarted = await server.node();
    answers.push(await send(body, restarted));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await executions(answers.length)).toBe(1);
  });

  it('that is refused undoes what it did, and the refusal is its answer for good', async () => {
    const body = given({ payload: { refuse: true } });
    expect((await send(body)).body).toEqual({ code: 'BET_CLOSED', result: null });
    expect((await send(body)).body).toEqual({ code: 'BET_CLOSED', result: null });
    expect(await executions(2)).toBe(0);
  });

  it('under an id that was used for something else is refused', async () => {
    const body = given();
    await send(body);
    expect((await send({ ...body, payload: { place: 4 } })).body).toEqual({ code: 'PAYLOAD_MISMATCH', result: null });
    expect(await executions(2)).toBe(1);
  });

  it.each<[string, object, string]>([
    ['an unknown name', { name: 'shout' }, 'UNKNOWN_COMMAND'],
    ['a name of the language', { name: 'constructor' }, 'UNKNOWN_COMMAND'],
    ['a session that is not known', { session: randomUUID() }, 'SESSION_INVALID'],
    ['another game than the session’s', { game: 'six-lanterns-baccarat' }, 'SESSION_INVALID'],
  ])('with %s is refused by name', async (_, over, code) => {
    expect(await send(given(over))).toEqual({ status: 200, body: { code, result: null } });
  });

  it('of an ended session is refused, and one that was executed before it ended keeps its answer', async () => {
    const body = given();
    const { body: first } = await send(body);
    await server.db.query(`update play_session set ended = 'kicked'`);
    expect((await send(body)).body).toEqual(first);
    expect((await send(given())).body).toEqual({ code: 'SESSION_EXPIRED', result: null });
  });

  it.each<[string, object]>([
    ['an id that is no UUID', { command_id: '7' }],
    ['a payload that is too large', { payload: { text: 'x'.repeat(2_000) } }],
    ['an unknown field', { stake: 100 }],
  ])('with %s does not fit the contract', async (_, over) => {
    expect(await send(given(over))).toEqual({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('keeps its answer longer than the platform can ask for it', async () => {
    await send(given());
    server.wait(7 * 86_400_000);
    await forgetCommands(server.studio);
    expect((await server.db.query('select from command')).rowCount).toBe(1);
    server.wait(86_400_001);
    await forgetCommands(server.studio);
    expect((await server.db.query('select from command')).rowCount).toBe(0);
  });
});
