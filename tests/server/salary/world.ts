import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PayKind, PayTerms, Tier } from '../../../contract/pay-terms.ts';
import type { SalaryFigure } from '../../../contract/salary-figure.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb, type Tx } from '../../../server/db/database.ts';
import { countAndSettle, nothingKnown, type Known } from '../../../server/domains/salary/jobs.ts';
import { sumAndSettle } from '../../../server/domains/salary/settle-summed.ts';
import { checkLedger, checkLedgerIn } from '../../../server/app/compose.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { takeTestServer } from '../../support/reused-server.ts';
import { addMember, openSession, type TestServer } from '../../support/test-server.ts';
import { letPass } from '../../support/let-pass.ts';

export const PERCENT = 10_000;

/** Terms that any turnover meets, at this rate in per cent; or with these tiers. */
export const termsOf = (tiers: number | Partial<Tier>[], more: Partial<PayTerms> = {}): PayTerms => ({
  tiers: (typeof tiers === 'number' ? [{ rate: tiers * PERCENT }] : tiers).map((tier) => ({
    turnover: 0,
    active: 0,
    loss: null,
    rate: 0,
    ...tier,
  })),
  activeFrom: 0,
  minimumActive: 0,
  cap: null,
  mode: 'fixed',
  ...more,
});

export interface SalaryWorld extends TestServer {
  /** Creates an agent or, with type 0, a player, under the given upline. */
  join(username: string, upline?: MemberRow, type?: number): Promise<MemberRow>;
  /** Creates a real-time contract as if both had agreed: in force from long ago, or from so many minutes from now. */
  agree(agent: MemberRow, terms: PayTerms, fromMinutes?: number): Promise<number>;
  /** Creates a contract of a kind in force from an instant until another, or without end. */
  agreeOn(kind: PayKind, agent: MemberRow, terms: PayTerms, fromMs: number, untilMs?: number): Promise<number>;
  /** Creates a closed round as `bet` does and lets it count at an instant in the past, as if it had been played then. */
  betAt(member: MemberRow, atMs: number, stake: number, payout?: number): Promise<Round>;
  /** Changes a round, and lets the change count at an instant in the past. */
  changeAt(round: Round, atMs: number, to: Parameters<Round['change']>[0]): Promise<void>;
  /** Runs one turn of the job that settles windows of an hour or more, with the turnover that was settled by an instant. */
  settlePlans(untilMs?: number, times?: { settlesAfterMs: number }): Promise<void>;
  /** Creates a closed round with this stake, as the vendor API closes it; returns functions that change it. */
  bet(member: MemberRow, stake: number, payout?: number): Promise<Round>;
  /** Runs one turn of the job, as the node that holds the lease does. */
  turn(known?: Known, times?: { watermarkMs: number }): Promise<void>;
  /** Advances the clock by so many minutes. */
  pass(minutes: number): Promise<void>;
  figure(agent: MemberRow): Promise<SalaryFigure | undefined>;
  bills(): Promise<BillRow[]>;
  balance(member: MemberRow): Promise<number>;
  /** Returns the ledger checks that fail; rounds here have no vendor transactions, which one of the checks requires. */
  faults(tx?: Tx): Promise<string[]>;
  /** Runs the work in a transaction that is rolled back. */
  undone(work: (tx: Tx) => Promise<void>): Promise<void>;
}
export interface Round {
  id: string;
  change(to: {
    stake?: number;
    valid_stake?: number;
    payout?: number;
    state?: 'open' | 'closed' | 'rolled_back';
  }): Promise<void>;
}
export interface BillRow {
  agent: string;
  contract: number;
  turnover: number;
  active: number;
  tier: number;
  rate: number;
  amount: number;
  exact: string;
  corrected: string;
  carriedIn: string;
  carriedOut: string;
  writtenOff: string;
  state: string;
  windowMs: number;
}

/** No window ends by real time for so long. */
export const openSalaryWorld = async ({ forMs = 6_000 } = {}): Promise<SalaryWorld> => {
  const server = await takeTestServer();
  const { database } = server;
  const { db } = database;
  const tables = inMerchant(db, 'parlour');
  await awayFromTheBoundary(database, forMs);
  const own = nothingKnown(server);
  const play = new Map<number, string>();
  let versions = 0;

  const sessionOf = async (member: MemberRow): Promise<string> => {
    const known = play.get(member.id);
    if (known) return known;
    const { session } = await openSession(database, member);
    const id = randomUUID();
    await tables
      .insertInto('play_sessions', {
        id,
        member_id: member.id,
        session_id: session.id,
        vendor: 'ACME',
        node_id: 1,
        ledger: 'real',
        language: 'EN',
        launch_token_hash: Buffer.from(id),
        launch_expires_at: new Date(),
        expires_at: new Date(),
      })
      .execute();
    play.set(member.id, id);
    return id;
  };

  const bet: SalaryWorld['bet'] = async (member, stake, payout = 0) => {
    const id = randomUUID();
    await tables
      .insertInto('rounds', {
        id,
        vendor: 'ACME',
        vendor_round_id: id,
        member_id: member.id,
        play_session_id: await sessionOf(member),
        node_id: 1,
        ledger: 'real',
        currency: 'USD',
        exponent: 2,
        stake,
      })
      .execute();
    const change: Round['change'] = async (to) =>
      void (await tables.updateTable('rounds').set(to).where('id', '=', id).execute());
    await change({ payout, state: 'closed' });
    return { id, change };
  };
  const turn: SalaryWorld['turn'] = (known = own, times) =>
    countAndSettle(
      server.ctx,
      known,
      {
        term: known.term || 1,
        guard: async () => {},
        signal: new AbortController().signal,
      },
      { restsForMs: 0, ...times },
    );

  /** Moves what was counted last, which is in the present window, to an instant. What it corrects is as in the product. */
  const countAt = async (atMs: number): Promise<void> => {
    const at = sql`to_timestamp(${atMs}::float8 / 1000)`;
    await sql`
      update turnover set at = ${at}, window_at = salary_window_at(${at}),
                          bet_at = case when stake > 0 and corrects_at is null then ${at} else bet_at end,
                          corrects_at = case when corrects_at < salary_window_at(${at}) then corrects_at end
       where window_at = salary_window_at(clock_timestamp())`.execute(db);
    // The days of reports count it at that instant, too.
    await database.transact(async (tx) => {
      await sql`create temporary table counted on commit drop as
        select id, window_at from turnover where window_at is not null`.execute(tx);
      await sql`update turnover set window_at = null`.execute(tx);
      await sql`truncate team_days, team_activity`.execute(tx);
      await sql`update turnover t set window_at = c.window_at from counted c where c.id = t.id`.execute(tx);
    });
    own.merchants.clear();
  };

  return {
    ...server,
    join: (username, upline, type = 0) => addMember(database, username, { type, upline: upline?.id ?? null }),
    async agree(agent, terms, fromMinutes = -1_440) {
      const { rows } = await sql<{ at: Date }>`
        select salary_window_at(clock_timestamp()) + ${fromMinutes} * interval '1 minute' as at`.execute(db);
      const { at } = rows[0]!;
      await tables
        .updateTable('pay_contracts')
        .set({ state: 'replaced', until_at: at })
        .where('downline', '=', agent.id)
        .where('state', '=', 'active')
        .execute();
      const { id } = await tables
        .insertInto('pay_contracts', {
          kind: 'realtime',
          upline: agent.upline,
          downline: agent.id,
          version: (versions += 1),
          terms: jsonb(terms),
          state: 'active',
          requested_at: at,
          answered_at: at,
          from_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // In the product no contract starts within the current window; here the job must read it at once.
      own.merchants.clear();
      return id;
    },
    async agreeOn(kind, agent, terms, fromMs, untilMs) {
      const from_at = new Date(fromMs);
      const { id } = await tables
        .insertInto('pay_contracts', {
          ...{ kind, upline: agent.upline, downline: agent.id, version: (versions += 1), terms: jsonb(terms), from_at },
          ...{ requested_at: from_at, answered_at: from_at },
          ...(untilMs === undefined ? { state: 'active' } : { state: 'replaced', until_at: new Date(untilMs) }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async betAt(member, atMs, stake, payout) {
      const round = await bet(member, stake, payout);
      await turn();
      await countAt(atMs);
      return round;
    },
    async changeAt(round, atMs, to) {
      await round.change(to);
      await turn();
      await countAt(atMs);
    },
    async settlePlans(untilMs = Date.now(), times) {
      const { rows } = await sql<{ settled: Date }>`
        select settled_until as settled from pay_cursors where kind = 'realtime'`.execute(db);
      const settledUntil = (at: Date) =>
        sql`update pay_cursors set settled_until = ${at} where kind = 'realtime'`.execute(db);
      await settledUntil(new Date(Math.min(untilMs, rows[0]!.settled.getTime())));
      const alone = { term: 1, guard: async () => {}, signal: new AbortController().signal };
      await sumAndSettle(server.ctx, alone, { restsForMs: 0, ...times });
      await settledUntil(rows[0]!.settled);
    },
    bet,
    turn,
    async pass(minutes) {
      await letPass(database, minutes);
      own.merchants.clear();
    },
    async figure(agent) {
      const row = await tables
        .selectFrom('agent_figures')
        .select('value')
        .where('agent_id', '=', agent.id)
        .where('feed', '=', 'salary')
        .executeTakeFirst();
      return row?.value as SalaryFigure | undefined;
    },
    async bills() {
      const { rows } = await sql<BillRow>`
        select username as agent, contract_id as contract, turnover, active, tier, rate, amount, exact, corrected, carried_in as "carriedIn",
               carried_out as "carriedOut", written_off as "writtenOff", state,
               in_ms(window_at) as "windowMs"
          from bills join members on members.id = agent_id order by window_at, contract_id`.execute(db);
      return rows;
    },
    async faults(tx) {
      const { results } = await (tx ? checkLedgerIn(tx) : checkLedger(database));
      return results
        .filter(({ name, wrong }) => wrong.length > 0 && name !== 'every round equals its transactions')
        .map(({ name }) => name);
    },
    async undone(work) {
      const kept = new Error('not kept');
      const done = database.transact(async (tx) => {
        await work(tx);
        throw kept;
      });
      await done.catch((error: unknown) => {
        if (error !== kept) throw error;
      });
    },
    balance: (member) =>
      database.transact(async (tx) => {
        const wallet = { kind: 'wallet', ledger: 'real', currency: 'USD', exponent: 2 } as const;
        return (await accountOf(tx, { merchant: 'parlour', owner: `member:${member.id}`, ...wallet })).balance;
      }),
  };
};

/** Waits near a window boundary, because a test that crosses it would see two windows. */
const awayFromTheBoundary = async ({ db }: SalaryWorld['database'], forMs: number): Promise<void> => {
  const { rows } = await sql<{ left: number }>`
    select 300000 - (in_ms(clock_timestamp()) - in_ms(salary_window_at(clock_timestamp()))) as left`.execute(db);
  if (rows[0]!.left < forMs) await new Promise((resolve) => setTimeout(resolve, rows[0]!.left + 100));
};
