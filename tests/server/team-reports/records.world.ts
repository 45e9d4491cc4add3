import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EndpointSpec, RequestInputOf, ResponseOf } from '../../../contract/define.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { chance } from '../../chaos/support/profile.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, type SalaryWorld } from '../salary/world.ts';

/** A counted line of a bet. */
export interface Line {
  who: string;
  round: string;
  node: number;
  stake: number;
  payout: number;
  at: number;
}
export interface RecordWorld extends SalaryWorld {
  people: Record<string, MemberRow>;
  lines: Line[];
  call<E extends EndpointSpec>(who: string, endpoint: E, query: object): ReturnType<typeof callServer<E>>;
  read<E extends EndpointSpec>(who: string, endpoint: E, query: RequestInputOf<E>): Promise<ResponseOf<E>>;
}

export const OFFSET_MS = 330 * 60_000;
const TYPES = ['RNG', 'LIVE', 'FISH'];
/** The site does not list the last game any more. */
export const typeOf = ({ node }: Line): string => TYPES[node - 1] ?? 'OTHER';
export const dayOf = (ms: number): string => new Date(ms + OFFSET_MS).toISOString().slice(0, 10);
const LINES = 400;
const DAY_MS = 86_400_000;

/** The agent `top` has the players `anna` and `annika` and the agent `middle`; `low` is below `middle`. `other` is another agent. */
export const openRecordWorld = async (): Promise<RecordWorld> => {
  const world = await openSalaryWorld({ forMs: 30_000 });
  const { db } = world.database;
  await sql`update merchants set brand = brand || '{"timeZone": "Asia/Kolkata"}'`.execute(db);
  await addVendor(world.database, 'ACME');
  for (const [at, type] of TYPES.entries()) await addGame(world.database, at + 1, { type });
  const people: Record<string, MemberRow> = {};
  for (const [name, upline, type] of [
    ...[['top', undefined, 1] as const, ['other', undefined, 42] as const, ['middle', 'top', 2] as const],
    ...[['low', 'middle', 41] as const, ['anna', 'top', 0] as const, ['annika', 'top', 0] as const],
    ...[['bertha', 'middle', 0] as const, ['carla', 'low', 0] as const, ['oscar', 'other', 0] as const],
  ])
    people[name] = await world.join(name, upline && people[upline], type);

  const random = chance('team records');
  const players = ['top', 'middle', 'anna', 'annika', 'bertha', 'carla', 'oscar'];
  const from = Date.now() - 20 * DAY_MS;
  const lines = Array.from({ length: LINES }, (_, n): Line => {
    const node = n % 37 === 1 ? 3 : n % 53 === 2 ? 4 : 1 + (n % 2);
    // Some lines are of one instant.
    const at = from + Math.floor(n / 3) * 9_000_000;
    const amounts = { stake: Math.ceil(random() * 500), payout: Math.floor(random() * 400) };
    return { who: players[Math.floor(random() * players.length)]!, round: randomUUID(), node, ...amounts, at };
  });
  // One bet of 29 is taken back a day later, and what one of 31 paid is changed.
  lines.push(
    ...lines
      .filter((_, n) => n % 29 === 0)
      // Not the negative zero, which is no equal of the zero that comes back.
      .map((line) => ({ ...line, stake: 0 - line.stake, payout: 0 - line.payout, at: line.at + DAY_MS })),
    ...lines.filter((_, n) => n % 31 === 0).map((line) => ({ ...line, stake: 0, payout: 7, at: line.at + 60_000 })),
  );
  await world.turn();
  await world.database.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const given = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l (who text, round uuid, node bigint, stake bigint, payout bigint, at bigint) join members m on m.username = l.who`;
    await sql`
      insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                          stake, payout, state, opened_at)
      select distinct on (round) round, 'parlour', 'ACME', round, m.id, gen_random_uuid(), node, 'real', 'USD', 2, stake, payout, 'closed',
             to_timestamp(at / 1000.0) - interval '1 hour'
        from ${given} order by round, stake desc`.execute(tx);
    await sql`
      insert into turnover (merchant, member_id, round_id, stake, payout, bet_at, at)
      select 'parlour', m.id, round, stake, payout, to_timestamp(at / 1000.0) - interval '1 hour', to_timestamp(at / 1000.0)
        from ${given}`.execute(tx);
  });
  await world.turn();

  const tokens = new Map<string, string>();
  const call: RecordWorld['call'] = async (who, endpoint, query) => {
    const token = tokens.get(who) ?? (await openSession(world.database, people[who]!)).token;
    tokens.set(who, token);
    return callServer(world.url, endpoint, query as never, { token });
  };
  return {
    ...world,
    people,
    lines,
    call,
    async read(who, endpoint, query) {
      const { body } = await call(who, endpoint, query as object);
      if (body.message !== '') throw new Error(`${endpoint.path}: ${body.message}`);
      return body.value;
    },
  };
};

/** Every page of a record: all rows, and the totals of the first page. */
export const allPages = async <Row extends { id: string }, Totals>(
  page: (before?: string) => Promise<{ list: Row[]; hasMore: boolean; totals: Totals | null }>,
): Promise<{ rows: Row[]; totals: Totals }> => {
  const first = await page();
  const rows = [...first.list];
  for (let { hasMore } = first; hasMore;) {
    const next = await page(rows.at(-1)!.id);
    if (next.totals !== null) throw new Error('totals belong to the first page');
    rows.push(...next.list);
    hasMore = next.hasMore;
  }
  return { rows, totals: first.totals! };
};
