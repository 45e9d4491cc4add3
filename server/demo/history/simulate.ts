import type { Millis } from '../../../contract/primitives.ts';
import type { Requested, Start } from './request.ts';
import { openPayments, unpaidDeposit, withdrawalFate } from './fates.ts';
import { drawBet, drawGame, isQuick, type PastGame } from './games.ts';
import { DAY_MS, endOfWindow, HISTORY_DAYS, MINUTE_MS, WINDOW_MS, type Plan, type Player } from './plan.ts';
import { TEAM_ROUND_MS, turnsOf } from './turns.ts';
import { randomOf, uuidOf, type Random } from './random.ts';

/** No bets in the last minutes, so that every window of the history is over. */
const QUIET_MS = 20 * MINUTE_MS;
/** Days before the last one without deposits and withdrawals, in which members meet the turnover of their deposits. */
const QUIET_DAYS = 1;
const NAMED_QUIET_DAYS = 4;
/**
 * Windows of a day in which agents' players play, which of an hour's twelve they are, and players in each. Each window is settled,
 * so older days have few, and each ends with its hour. The players of a window play one game, so that the platform books wins
 * of the same time together, as it does when many arrive at once.
 */
const TEAM_DAYS: Record<'older' | 'latest', Record<'windows' | 'places' | 'players', readonly [number, number]>> = {
  older: { windows: [2, 2], places: [11, 11], players: [11, 12] },
  latest: { windows: [3, 4], places: [0, 11], players: [6, 9] },
};
/** How busy each hour of a day is (UTC): few play at night, most in the evening. */
const BUSY = [3, 2, 1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 5, 5, 5, 6, 7, 9, 11, 12, 11, 8, 5];
const HOURS = BUSY.flatMap((weight, hour) => Array.from({ length: weight }, () => hour));
/** The earliest and the latest minute of a day at which a session begins. */
const MINUTES = [20, 1_400] as const;
/** Chance of a second session of the named player, and the least time between the two. */
const AGAIN = 0.5;
const APART_MS = 3 * 60 * MINUTE_MS;
/** In the first days players bring the money that they play with, once the turnover of their last deposit is met. */
const BRINGING_DAYS = 17;
/** Share of members who try a deposit that brings no money, a day. */
const UNPAID_A_DAY = 2;

/**
 * Plans a history in memory: who plays, deposits and withdraws when. Yields a plan for each day; the last one is for yesterday
 * and today, with the payments that are open now. The same seed and day give the same plans.
 */
export async function* simulate(request: Requested): AsyncGenerator<Plan, void> {
  const { nowMs, players, named } = request;
  const endMs = nowMs - QUIET_MS;
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  let plan = planUntil(todayMs - (HISTORY_DAYS - 1) * DAY_MS);
  for (let dayMs = todayMs - HISTORY_DAYS * DAY_MS; dayMs <= todayMs; dayMs += DAY_MS) {
    const random = randomOf(`${request.seed} day ${Math.round((todayMs - dayMs) / DAY_MS)}`);
    const starts = sessionsOf(random, request, dayMs).filter(({ atMs }) => atMs < endMs - WINDOW_MS);
    for (const start of starts.sort((a, b) => a.atMs - b.atMs)) {
      const { player, atMs } = start;
      if (atMs < player.joinedMs + 30 * MINUTE_MS) continue;
      await request.turn();
      // On the last days nothing may keep the payments below from being ordered.
      const quietDays = player === named ? NAMED_QUIET_DAYS : QUIET_DAYS;
      const mayBring = player.open === 0 && dayMs < todayMs - (HISTORY_DAYS - BRINGING_DAYS) * DAY_MS;
      const brings = mayBring ? player.brings : 0;
      await playSession(plan, random, request, { ...start, brings, mayPay: atMs < todayMs - quietDays * DAY_MS });
    }
    for (let count = 0; count < UNPAID_A_DAY; count++) {
      const atMs = dayMs + random.between(1, 1_300) * MINUTE_MS;
      const { id } = random.chance(0.3) ? named : random.pick(players.filter(({ joinedMs }) => joinedMs < dayMs));
      if (atMs < endMs - 2 * 60 * MINUTE_MS)
        plan.deposits.push(unpaidDeposit(random, { memberId: id, atMs, mayBeRejected: id !== named.id }));
    }
    if (plan.untilMs >= todayMs) continue;
    yield plan;
    plan = planUntil(plan.untilMs + DAY_MS);
  }
  const canOrder = ({ withdraws, open, balance }: Player) => withdraws === 0 && open === 0 && balance >= 5_000;
  const first = players.filter(canOrder).map(({ id }) => id);
  const open = openPayments({ nowMs, player: named.id, first });
  plan.deposits.push(...open.deposits);
  plan.withdrawals.push(...open.withdrawals);
  yield { ...plan, untilMs: nowMs };
}

const planUntil = (untilMs: Millis): Plan => ({
  ...{ untilMs, sessions: [], rounds: [], deposits: [], withdrawals: [], windowsEndMs: [] },
});

const sessionsOf = (random: Random, { players, named, nowMs, games }: Requested, dayMs: Millis): Start[] => {
  const joined = players.filter(({ joinedMs }) => joinedMs < dayMs);
  const start = (player: Player, game: PastGame, atMs: Millis): Start => {
    return { player, atMs, game, rounds: random.between(...player.rounds) };
  };
  const timeOf = (): Millis => {
    const minute = random.pick(HOURS) * 60 + random.between(0, 59);
    return dayMs + Math.min(Math.max(minute, MINUTES[0]), MINUTES[1]) * MINUTE_MS + random.between(0, 59_000);
  };
  const timesOf = (player: Player): Millis[] => {
    const first = random.chance(player.plays) ? [timeOf()] : [];
    if (player !== named || !random.chance(AGAIN)) return first;
    return [...first, ...[timeOf()].filter((atMs) => first.every((each) => Math.abs(each - atMs) >= APART_MS))];
  };
  const alone = joined
    .filter(({ isInTeam }) => !isInTeam)
    .flatMap((player) => timesOf(player).map((atMs) => start(player, drawGame(random, games), atMs)));
  const team = joined.filter(({ isInTeam }) => isInTeam);
  const day = TEAM_DAYS[dayMs < nowMs - 2 * DAY_MS ? 'older' : 'latest'];
  const windows = new Set<Millis>();
  for (let count = random.between(...day.windows); count > 0; count--)
    windows.add(dayMs + random.pick(HOURS) * 60 * MINUTE_MS + random.between(...day.places) * WINDOW_MS);
  const together = [...windows].flatMap((windowMs) => {
    const game = drawGame(random, games.filter(isQuick));
    const gathered = random.some(team, random.between(...day.players));
    return gathered.map((player) => start(player, game, windowMs + random.between(0, 3) * TEAM_ROUND_MS));
  });
  return [...alone, ...together];
};

const playSession = async (
  plan: Plan,
  random: Random,
  request: Requested,
  { player, atMs, game, rounds, brings, mayPay }: Start & { brings: number; mayPay: boolean },
): Promise<void> => {
  const { seed } = request;
  const { title } = game;
  const { bet, stake } = drawBet(random, title, player.stake);
  const needs = Math.max(rounds * stake, brings);
  if (mayPay && (player.balance < needs || random.chance(player.deposits))) deposit(plan, random, player, atMs, needs);
  const ids = { id: uuidOf(`${seed} session ${player.id} ${atMs}`), player: String(player.id) };
  const platformSession = uuidOf(`${seed} play ${player.id} ${atMs}`);
  const before = player.balance;
  const turns = await turnsOf(random, request, { player, atMs, game, rounds }, bet);
  let [played, lastMs] = [0, atMs];
  for (const { decided, tableNumber, ...times } of turns) {
    if (player.balance < stake) break;
    played += 1;
    const nonce = tableNumber === null ? player.nonce++ : null;
    if (!decided) continue;
    const id = uuidOf(`${seed} round ${platformSession} ${played}`);
    plan.rounds.push({
      ...{ id: `${nonce === null ? 'T' : 'R'}-${id}`, clientRoundId: id, sessionId: ids.id, player: ids.player },
      ...{ nonce, tableNumber, game: title.id, bet, stake, ...decided, ...times },
      places: tableNumber === null ? null : title.family.shared!.stakes(bet),
      ...{ memberId: player.id, platformSession, of: game },
    });
    player.balance += decided.win - stake;
    player.open = Math.max(0, player.open - (stake - decided.notAtRisk));
    lastMs = times.settledAtMs;
  }
  if (played === 0) return;
  const endedAtMs = lastMs + random.between(10_000, 60_000);
  const loginId = uuidOf(`${seed} login ${player.id} ${atMs}`);
  const span = { startedAtMs: atMs, endedAtMs, net: player.balance - before, wagered: played * stake };
  plan.sessions.push({ ...ids, title, of: game, platformSession, loginId, memberId: player.id, ...span });
  const windowEndMs = endOfWindow(atMs);
  if (player.isInTeam && !plan.windowsEndMs.includes(windowEndMs)) plan.windowsEndMs.push(windowEndMs);
  if (mayPay && player.open === 0 && random.chance(player.withdraws)) withdraw(plan, random, player, endedAtMs);
};

/** Amounts that the payment page offers. */
const AMOUNTS = [2_000, 5_000, 10_000, 20_000, 50_000];

const deposit = (plan: Plan, random: Random, player: Player, atMs: Millis, needs: number): void => {
  const min = Math.max(0, needs - player.balance);
  const enough = AMOUNTS.filter((amount) => amount >= min + 100);
  const amount = enough[random.chance(0.6) ? 0 : Math.min(1, enough.length - 1)] ?? 90_000;
  const method = amount >= 5_000 && random.chance(0.3) ? 'sandbox-bank' : 'sandbox-card';
  const fee = method === 'sandbox-bank' ? 100 : 0;
  plan.deposits.push({ memberId: player.id, atMs: atMs - 8 * MINUTE_MS, method, amount, fate: 'paid' });
  player.balance += amount - fee;
  player.open += amount - fee;
};

/** Least and largest amount that members of the history take out. */
const MIN_OUT = 1_500;
const MAX_OUT = 30_000;

const withdraw = (plan: Plan, random: Random, player: Player, afterMs: Millis): void => {
  const share = random.between(25, 60) / 100;
  const free = player.balance - player.brings / 4;
  const amount = Math.min(MAX_OUT, Math.floor((free * share) / 500) * 500);
  if (amount < MIN_OUT) return;
  const atMs = afterMs + random.between(2, 30) * MINUTE_MS;
  plan.withdrawals.push({ memberId: player.id, atMs, amount, method: 'sandbox-bank', fate: withdrawalFate(random) });
  // What comes back later is left out of account: the plan never spends more than there is.
  player.balance -= amount;
};
