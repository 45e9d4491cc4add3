import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import { writePast, type PastPlayer } from '../../../studio/engines/instant/past-rounds.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { winnersFrom } from '../../domains/vendor-api/winners.ts';
import type { Merchant } from '../../http/viewer.ts';
import { windowAt } from '../../domains/pay-contracts/index.ts';
import { accountOf } from '../../ledger/account.ts';
import { seedMember } from '../members.ts';
import { PLAYER } from '../merchant.ts';
import { TEAM } from '../team.ts';
import { createAgenda } from './agenda.ts';
import { nightsOf, settlementsOf, startAgentsPay, type AgentsPay, type Settlement } from './agents.ts';
import { planApprovals } from './approvals.ts';
import type { HistoryClock } from './clock.ts';
import { planDeposit } from './deposits.ts';
import { PEOPLE } from './people.ts';
import { readGames } from './games.ts';
import { createGate, type Gate } from './gate.ts';
import { planAll } from './plan-all.ts';
import { applyCalls, PLAY, type Books, type Call } from './play.ts';
import { addAccounts, historyBegins, joinedDaysAgo, playersOf, readMembers } from './players.ts';
import { DAY_MS, HISTORY_DAYS, type Plan, type PlannedRound, type PlannedSession, type Player } from './plan.ts';
import { writeSessions } from './sessions.ts';
import { simulate } from './simulate.ts';
import { inStudio } from './studio.ts';
import { createTables } from './tables.ts';
import { planWithdrawal } from './withdrawals.ts';
import { contextIn, type World } from './world.ts';

/** Seed of all that is drawn. */
const SEED = 'parlour history 1';
/** Wins of the last days are on the winners board. */
const WINNERS_DAYS = 3;

/** Rows that this transaction has updated stay until its end, so whole tables are not scanned; plans are made once. */
const PLANNING = 'set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan';
/** After so many days the planner learns what the tables hold. Without it, a bet took longer the more there were. */
const LEARNS_AFTER_DAYS = [1, 5];
const LEARN = 'analyze members, accounts, sessions, play_sessions, rounds, vendor_txs, turnover, turnover_requirements';

interface History {
  ctx: BaseContext;
  tx: Tx;
  clock: HistoryClock;
  /** Password hash of the members that it adds. */
  passwordHash: string;
  /** For the Studio's connections. */
  databaseUrl: string;
  onStep?: (() => void) | undefined;
}

/**
 * Writes 30 days of play and payments of a new demo merchant, by the product's own functions and with the transaction's own
 * clock (decision 0011). Returns how many bets there are.
 */
export const makeHistory = async (history: History): Promise<number> => {
  const { ctx, tx, clock, passwordHash, databaseUrl, onStep } = history;
  const nowMs = Date.now();
  const code = ctx.config.merchant;
  await addPeople(tx, clock, { merchant: code, passwordHash, nowMs });
  await sql.raw(PLAY).execute(tx);
  await sql.raw(PLANNING).execute(tx);
  const inside = contextIn(ctx, tx, clock.now);
  const merchant = await tx.selectFrom('merchants').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const members = await readMembers(tx, code);
  const world: World = {
    ...{ ctx: inside, tx, merchant: merchant as unknown as Merchant, agenda: createAgenda(), nowMs: clock.now },
    members: new Map(members.map((member) => [member.id, member])),
  };
  const players = playersOf(members, await balancesOf(tx, code));
  const named = players.find(({ username }) => username === PLAYER.username)!;
  const pastOf = ({ id }: Player): PastPlayer => {
    const { currency, exponent } = world.merchant.brand;
    return { merchant: code, player: String(id), currency, exponent };
  };
  const games = await readGames(tx, code);
  const books = await booksOf(world, players, nowMs);
  await clock.set(historyBegins(nowMs, HISTORY_DAYS));
  const accounts = await addAccounts(world, tx, players);
  const pay = await startAgentsPay(world);
  addSettlements(world, pay, nightsOf(world.nowMs(), nowMs, world.merchant));
  const endApprovals = await planApprovals(world, { fromMs: world.nowMs(), toMs: nowMs });
  // Planning waits while a step's short statements follow each other, and goes on during the long ones.
  const gate = createGate();
  const tables = createTables(code);
  const days = simulate({ seed: SEED, nowMs, players, named, pastOf, games, tables, turn: () => gate.pass() });
  const bets = await inStudio(databaseUrl, async (studio) => {
    const past = (sessions: readonly PlannedSession[], rounds: readonly PlannedRound[]) =>
      writePast(studio, players.map(pastOf), sessions, rounds, tables.all());
    const planned = planAll(days, books, past);
    let done = 0;
    for await (const { plan, calls } of planned.days) {
      if (done === 0) onStep?.();
      await writeSessions(tx, code, plan.sessions);
      schedule(world, plan, accounts, pay);
      await run(world, clock, { books, calls, gate }, plan.untilMs);
      done += 1;
      if (LEARNS_AFTER_DAYS.includes(done)) await sql.raw(LEARN).execute(tx);
    }
    await endApprovals();
    return planned.bets();
  });
  await tidyUp(tx, code);
  await clock.set(nowMs);
  await askForEnd(world);
  return bets;
};

/** One contract's end is requested: the deepest agent wants to end its hourly salary, and its upline has not answered yet. */
const askForEnd = async ({ tx, merchant, nowMs }: World): Promise<void> => {
  const { code, brand } = merchant;
  const agent = sql`(select id from members where merchant = ${code} and username = ${TEAM.at(-1)!.username})`;
  await sql`
    update pay_contracts set state = 'ending', end_requested_by = downline, end_requested_at = clock_timestamp() - interval '3 hours',
           end_at = to_timestamp(${windowAt('hour', nowMs(), brand.timeZone).endMs}::float8 / 1000)
     where merchant = ${code} and kind = 'hour' and downline = ${agent} and state = 'active'`.execute(tx);
};

const addPeople = async (
  tx: Tx,
  clock: HistoryClock,
  { merchant, passwordHash, nowMs }: { merchant: string; passwordHash: string; nowMs: number },
): Promise<void> => {
  for (const [index, { username, nickname }] of PEOPLE.entries()) {
    await clock.set(nowMs - joinedDaysAgo(index) * DAY_MS);
    await seedMember(tx, { merchant, username, nickname, passwordHash, grant: 0 });
  }
};

const balancesOf = async (tx: Tx, merchant: string): Promise<Map<number, number>> => {
  const rows = await inMerchant(tx, merchant)
    .selectFrom('accounts')
    .select(['member_id', 'balance'])
    .where('kind', '=', 'wallet')
    .where('ledger', '=', 'real')
    .execute();
  return new Map(rows.map(({ member_id, balance }) => [member_id!, balance]));
};

const booksOf = async ({ tx, merchant, members }: World, players: readonly Player[], nowMs: number): Promise<Books> => {
  const { code, brand, settings } = merchant;
  const { currency, exponent } = brand;
  const account = { merchant: code, ledger: 'real', currency, exponent } as const;
  const wallets = new Map<number, number>();
  for (const { id } of players)
    wallets.set(id, (await accountOf(tx, { ...account, kind: 'wallet', owner: `member:${id}` })).id);
  return {
    ...{ merchant: code, currency, exponent, wallets },
    house: (await accountOf(tx, { ...account, kind: 'house', owner: code })).id,
    names: new Map([...members.values()].map(({ id, username }) => [id, username])),
    winnersFromMs: nowMs - WINNERS_DAYS * DAY_MS,
    minWinners: winnersFrom(settings),
  };
};

const schedule = (world: World, plan: Plan, accounts: ReadonlyMap<number, string>, pay: AgentsPay): void => {
  for (const deposit of plan.deposits) planDeposit(world, deposit);
  for (const withdrawal of plan.withdrawals) planWithdrawal(world, withdrawal, (member) => accounts.get(member)!);
  addSettlements(world, pay, settlementsOf(plan.windowsEndMs, world.merchant.brand.timeZone));
};

const addSettlements = ({ agenda }: World, pay: AgentsPay, settlements: readonly Settlement[]): void => {
  for (const { atMs, kinds } of settlements) agenda.add(atMs, () => pay.settle(kinds));
};

/** Applies calls and steps before `untilMs` in the order of their times. Later steps are left, in the end to the running server. */
const run = async (
  { ctx, tx, agenda }: World,
  clock: HistoryClock,
  { books, calls, gate }: { books: Books; calls: readonly Call[]; gate: Gate },
  untilMs: Millis,
): Promise<void> => {
  const apply = async (from: number, until: number) => {
    if (from === until) return;
    gate.open();
    await applyCalls(ctx, tx, books, calls.slice(from, until));
    gate.close();
  };
  gate.close();
  let done = 0;
  for (let step = agenda.next(untilMs); step; step = agenda.next(untilMs)) {
    let until = done;
    while (until < calls.length && calls[until]!.at <= step.atMs) until += 1;
    await apply(done, until);
    done = until;
    await clock.set(step.atMs);
    await step.run();
  }
  await apply(done, calls.length);
  gate.open();
};

const tidyUp = async (tx: Tx, merchant: string): Promise<void> => {
  // Nobody listened. The figures are read from their rows; the winners are kept for the board.
  await inMerchant(tx, merchant).deleteFrom('outbox').where('seq', 'is not', null).execute();
  // What the bank did is known already.
  await sql`update bank.events set call_at = null where merchant = ${merchant} and happens_at <= clock_timestamp()`.execute(
    tx,
  );
};
