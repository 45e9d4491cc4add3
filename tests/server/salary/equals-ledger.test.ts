import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { salary } from '../../../contract/salary.ts';
import type { SalaryFigure } from '../../../contract/salary-figure.ts';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { startSalaryJobs } from '../../../server/domains/salary/jobs.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { startLive } from '../../../server/app/compose.ts';
import type { Live } from '../../../server/live/start.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_PASSWORD } from '../../support/test-server.ts';
import { until } from '../live/client.ts';
import { openPage, type Page } from '../live/held.ts';
import { QUICK } from '../live/world.ts';
import { byTheSpecification, lackingAfter } from './by-the-specification.ts';
import { readMoment, type Moment } from './support/moment.ts';
import { openSalaryWorld, PERCENT, termsOf, type Round, type SalaryWorld } from './world.ts';

let world: SalaryWorld;
let live: Live;
let agents: MemberRow[];
let players: MemberRow[];
let pages: Page[];
const key = ({ id }: MemberRow) => `agent:${id}`;

/** top → middle → low, with two players each; each agent has a page open: logged in by HTTP, on the product's own streams. */
beforeEach(async () => {
  world = await openSalaryWorld({ forMs: 20_000 });
  live = await startLive(world.ctx, world.app.server, QUICK);
  const top = await world.join('top', undefined, 1);
  const middle = await world.join('middle', top, 2);
  const low = await world.join('low', middle, 41);
  agents = [top, middle, low];
  players = [];
  for (const agent of agents) for (const n of [1, 2]) players.push(await world.join(`${agent.username}${n}`, agent));
  const tiers = (rates: number[]) =>
    rates.map((rate, index) => ({ rate: rate * PERCENT, turnover: index * 20_000, active: index * 2 }));
  await world.agree(top, termsOf(tiers([5, 7.3]), { activeFrom: 500 }));
  await world.agree(middle, termsOf(tiers([4.1, 6.7]), { activeFrom: 500, cap: 2_500 }));
  await world.agree(low, termsOf([{ rate: 2.9 * PERCENT, turnover: 3_000, loss: 1 }]));
  // Records every version of each value as it was written.
  await sql`create table told (agent_id bigint, version bigint, value jsonb)`.execute(world.database.db);
  await sql`create function note_figure() returns trigger language plpgsql as $$ begin
    if new.feed = 'salary' then insert into told values (new.agent_id, new.version, new.value); end if; return null; end $$`.execute(
    world.database.db,
  );
  await sql`create trigger note_figure after insert or update on agent_figures for each row execute function note_figure()`.execute(
    world.database.db,
  );
  await world.turn();
  pages = [];
  for (const agent of agents) pages.push(await pageOf(agent));
}, 60_000);
afterEach(async () => {
  expect(await world.faults()).toEqual([]);
  await live.stop();
  await world.close();
});

const logIn = async ({ username }: MemberRow) =>
  (await callServer(world.url, auth.login, { username, password: TEST_PASSWORD, type: 'username' })).body.value.token;

const pageOf = async (agent: MemberRow): Promise<Page> => {
  const token = await logIn(agent);
  const ticket = async () => (await callServer(world.url, session.ticket, {}, { token })).body.value.ticket;
  const page = openPage(
    world.url,
    { salary: [key(agent)] },
    { member: { id: agent.id, key: key(agent), sessionId: '', ticket } },
  );
  await until(() => page.state() === 'live');
  return page;
};

const upwards = (member: number): number[] => {
  const each = [...agents, ...players].find(({ id }) => id === member)!;
  return each.upline === null ? [member] : [member, ...upwards(each.upline)];
};

/** Compares the shown values with the rounds and the ledger at that moment; returns the number of lines counted. */
const compare = async (): Promise<number> => {
  const moment = await world.database.readSnapshot(readMoment);
  const { lines, bills, contracts } = moment;
  for (const { id, stake, payout } of moment.rounds) {
    const own = lines.filter(({ round }) => round === id);
    expect([total(own, (line) => line.stake), total(own, (line) => line.payout)]).toEqual([stake, payout]);
  }
  const counted = lines.flatMap(({ windowMs, ...line }) => (windowMs === null ? [] : { ...line, windowMs }));
  // A reversal belongs to the window in which its bet counted, and is a correction in any other.
  const countedIn = new Map<string, number>();
  for (const { round, stake, windowMs, correctsMs } of counted) {
    const earlier = stake > 0 ? undefined : countedIn.get(round);
    expect(correctsMs).toBe(earlier === undefined || earlier === windowMs ? null : earlier);
    if (stake > 0) countedIn.set(round, windowMs);
  }
  const byWindow = byTheSpecification(counted, upwards, contracts);
  const windows = [...byWindow.keys()];
  const due = (agent: number, windowMs: number) =>
    byWindow.get(windowMs)?.find(({ contract }) => contract.agent === agent);
  const lackingBefore = (agent: number, startMs: number): bigint =>
    lackingAfter(windows.filter((windowMs) => windowMs < startMs).map((windowMs) => byWindow.get(windowMs)!)).get(
      agent,
    ) ?? 0n;

  for (const { agent, windowMs, amount, turnover } of bills)
    expect({ amount, turnover }).toEqual({
      amount: due(agent, windowMs)?.amount,
      turnover: due(agent, windowMs)?.figures.turnover,
    });
  for (const { id } of agents) {
    const figure = moment.figures.get(id)!;
    const own = bills.filter(({ agent }) => agent === id);
    const running = due(id, figure.windowStartMs);
    const open = windows.filter(
      (windowMs) =>
        windowMs < figure.windowStartMs && due(id, windowMs) && !own.some((bill) => bill.windowMs === windowMs),
    );
    const carried = lackingBefore(id, figure.windowStartMs);
    expect({
      accrued: figure.accrued.amount,
      carried: figure.carried,
      corrected: figure.corrected,
      turnover: figure.turnover,
      active: figure.active,
      tier: figure.tier,
      closing: figure.closing?.accrued.amount,
      lastBill: figure.lastBill && [figure.lastBill.id, figure.lastBill.amount.amount],
    }).toEqual({
      accrued: rounded(running ? running.sum : carried),
      carried: rounded(carried),
      corrected: rounded(running?.takenBack ?? 0n),
      turnover: running?.figures.turnover ?? 0,
      active: running?.figures.active ?? 0,
      tier: running?.tier ?? tierOfNothing(id, contracts),
      closing: open.length > 0 ? total(open, (windowMs) => due(id, windowMs)!.amount) : undefined,
      lastBill: own[0] ? [own[0].id, own[0].amount] : null,
    });
    const paid = total(own, ({ amount }) => amount);
    expect(moment.wallets.get(id)).toEqual({ posted: paid, balance: paid });
  }
  return lines.filter(({ windowMs }) => windowMs !== null).length;
};

/** Rounds to the minor unit, half away from zero. */
const rounded = (exact: bigint): number =>
  exact < 0n ? -rounded(-exact) || 0 : Number((exact + 500_000n) / 1_000_000n);

const total = <T>(each: readonly T[], of: (one: T) => number): number => each.reduce((all, one) => all + of(one), 0);

/** The tier that is met without any turnover. */
const tierOfNothing = (agent: number, contracts: Moment['contracts']): number => {
  const { terms } = contracts.find((each) => each.agent === agent)!;
  return terms.tiers[0]!.turnover > 0 || terms.tiers[0]!.loss !== null ? -1 : 0;
};

const random = (below: number) => Math.floor(Math.random() * below);
const aWhile = () => new Promise((resolve) => setTimeout(resolve, random(25)));

/** Each member's rounds, including those of settled windows. */
const played = new Map<MemberRow, Round[]>();

/** Bets, opens, closes, corrects and voids, in random order. */
const play = async (member: MemberRow, acts: number): Promise<void> => {
  const own = played.get(member) ?? [];
  played.set(member, own);
  for (let act = 0; act < acts; act += 1) {
    await aWhile();
    const round = own[random(own.length)];
    const draw = random(10);
    if (!round || draw < 6) own.push(await world.bet(member, 1 + random(4_000), random(3) * 1_500));
    else if (draw < 7) await round.change({ state: 'rolled_back' });
    else if (draw < 8) await round.change({ state: 'open' });
    else if (draw < 9) await round.change({ state: 'closed' });
    else await round.change({ stake: 1 + random(4_000), payout: random(2_000) });
  }
};

it('[AGT-04] [LIVE-06] the figures of the page equal the ledger at every moment', { timeout: 120_000 }, async () => {
  let moments = 0;
  let counted = 0;
  for (let phase = 0; phase < 3; phase += 1) {
    let busy = true;
    const whileBusy = async (work: () => Promise<unknown>) => {
      while (busy) {
        await work();
        await aWhile();
      }
    };
    let seen = -1;
    const envelopes = () => total(pages, ({ client }) => client.envelopes.length);
    const look = async () => {
      counted = await compare();
      moments += 1;
    };
    const around = [
      whileBusy(() => world.turn()),
      whileBusy(look),
      // Compares again whenever an envelope arrives.
      whileBusy(async () => {
        if (seen !== (seen = envelopes())) await look();
      }),
    ];
    await Promise.all([...players, ...agents].map((member) => play(member, 12)));
    busy = false;
    await Promise.all(around);

    // No play in progress: after one turn, every settled round is in the values and on the pages.
    await world.turn();
    await look();
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from turnover where window_at is null`.execute(world.database.db);
    expect(rows[0]!.waiting).toBe(0);
    for (const [index, agent] of agents.entries()) {
      const page = pages[index]!;
      const figure = await world.figure(agent);
      await until(() => JSON.stringify(page.figure('salary', key(agent))?.value) === JSON.stringify(figure));
    }
    // The rounds of this phase end in the next one, and are settled while others play.
    await world.pass(10);
    await world.turn(undefined, { watermarkMs: 3_600_000 });
  }
  await world.turn();
  await compare();
  const { rows: late } = await sql<{ corrections: number }>`
    select count(*) as corrections from bill_corrections`.execute(world.database.db);
  expect(late[0]!.corrections).toBeGreaterThan(0);

  const { rows: published } = await sql<{ agent: number; version: number; value: SalaryFigure }>`
    select agent_id as agent, version, value from told`.execute(world.database.db);
  for (const [index, agent] of agents.entries()) {
    const page = pages[index]!;
    // Pages showed only written values, and never an older one after a newer one.
    const versions = page.client.envelopes.flatMap(({ feed, seq, value }) => {
      if (feed !== 'salary') return [];
      expect(value).toEqual(published.find((each) => each.agent === agent.id && each.version === seq)?.value);
      return seq;
    });
    expect(versions.length).toBeGreaterThan(10);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    const { list } = (await callServer(world.url, salary.bills, {}, { token: await logIn(agent) })).body.value;
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(total(list, ({ amount }) => amount.amount)).toBe(await world.balance(agent));
  }
  console.info(`compared at ${moments} moments; ${counted} lines`);
});

it('[LIVE-06] a bet is in the accrual of every agent above it after one turn, and on their pages a moment later', async () => {
  const deep = players[4]!;
  const turnovers = () => pages.map((page, index) => page.figure('salary', key(agents[index]!))?.value.turnover ?? 0);
  await world.bet(deep, 5_000);
  await world.turn();
  for (const agent of agents) expect((await world.figure(agent))?.turnover).toBe(5_000);
  await until(() => turnovers().every((turnover) => turnover === 5_000));

  // The product's own job runs too: whichever turn counts a bet informs everybody above it.
  const jobs = startSalaryJobs(world.ctx);
  const took: number[] = [];
  try {
    for (let bets = 1; bets <= 10; bets += 1) {
      const before = pages.map(({ client }) => client.envelopes.length);
      await aWhile();
      await world.bet(deep, 100);
      const madeAt = performance.now();
      await until(() => turnovers().every((turnover) => turnover === 5_000 + bets * 100));
      took.push(performance.now() - madeAt);
      for (const [index, { client }] of pages.entries()) {
        const salaries = client.envelopes.slice(before[index]).filter(({ feed }) => feed === 'salary');
        // A bet appears at once: the first envelope contains all of it, with no intermediate value.
        if (bets > 1) expect(salaries).toHaveLength(1);
      }
    }
  } finally {
    await Promise.all(jobs.map((job) => job.stop()));
  }
  took.sort((a, b) => a - b);
  console.info(`from a bet to three pages: ${took.map((each) => each.toFixed(0)).join(', ')} ms`);
});
