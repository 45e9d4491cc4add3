import type { Millis } from '../../../contract/primitives.ts';
import { decidePast, type PastPlayer } from '../../../studio/engines/instant/past-rounds.ts';
import { openPayments, unpaidDeposit, withdrawalFate } from './fates.ts';
import { drawBet, drawGame, type PastGame } from './games.ts';
import { DAY_MS, HISTORY_DAYS, MINUTE_MS, type Plan, type Player } from './plan.ts';
import { randomOf, uuidOf, type Random } from './random.ts';

const WINDOW_MS = 5 * MINUTE_MS;
/** No bets in the last minutes, so that every window of the history is over. */
const QUIET_MS = 20 * MINUTE_MS;
/** Days before the last one without deposits and withdrawals, in which members meet the turnover of their deposits. */
const QUIET_DAYS = 1;
const NAMED_QUIET_DAYS = 4;
/** A win is booked so long after its bet. */
const SPIN_MS = [600, 1_500] as const;
/**
 * Windows of a day in which agents' players play, which of an hour's twelve they are, and players in each. Each window is settled,
 * so older days have one, and it ends with its hour. The players of a window play one game, so that the platform books wins
 * of the same time together, as it does when many arrive at once.
 */
const TEAM_DAYS: Record<'older' | 'latest', Record<'windows' | 'places' | 'players', readonly [number, number]>> = {
  older: { windows: [1, 1], places: [11, 11], players: [19, 26] },
  latest: { windows: [3, 4], places: [0, 11], players: [6, 9] },
};
/** The time between the wins of a window's players. */
const TEAM_ROUND_MS = 15_000;
/** First and last hour (UTC) of these windows. */
const HOURS = [8, 22] as const;
/** Share of members who try a deposit that brings no money, a day. */
const UNPAID_A_DAY = 2;

interface Asked {
  seed: string;
  nowMs: Millis;
  players: readonly Player[];
  /** The demo's named player. */
  named: Player;
  pastOf: (player: Player) => PastPlayer;
  games: readonly PastGame[];
  /** Waits until there is time for the next session. */
  turn: () => Promise<void>;
}

/**
 * Plans a history in memory: who plays, deposits and withdraws when. Yields a plan for each day; the last one is for yesterday
 * and today, with the payments that are open now. The same seed and day give the same plans.
 */
export async function* simulate(asked: Asked): AsyncGenerator<Plan, void> {
  const { nowMs, players, named } = asked;
  const endMs = nowMs - QUIET_MS;
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  let plan = planUntil(todayMs - (HISTORY_DAYS - 1) * DAY_MS);
  for (let dayMs = todayMs - HISTORY_DAYS * DAY_MS; dayMs <= todayMs; dayMs += DAY_MS) {
    const random = randomOf(`${asked.seed} day ${Math.round((todayMs - dayMs) / DAY_MS)}`);
    const starts = sessionsOf(random, asked, dayMs).filter(({ atMs }) => atMs < endMs - WINDOW_MS);
    for (const start of starts.sort((a, b) => a.atMs - b.atMs)) {
      const { player, atMs } = start;
      if (atMs < player.joinedMs + 30 * MINUTE_MS) continue;
      await asked.turn();
      // On the last days nothing may keep the payments below from being ordered.
      const quietDays = player === named ? NAMED_QUIET_DAYS : QUIET_DAYS;
      await playSession(plan, random, asked, { ...start, mayPay: atMs < todayMs - quietDays * DAY_MS });
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

interface Start {
  player: Player;
  atMs: Millis;
  game: PastGame;
  rounds: number;
}

const sessionsOf = (random: Random, { players, nowMs, games }: Asked, dayMs: Millis): Start[] => {
  const joined = players.filter(({ joinedMs }) => joinedMs < dayMs);
  const start = (player: Player, game: PastGame, atMs: Millis): Start => {
    return { player, atMs, game, rounds: random.between(...player.rounds) };
  };
  const alone = joined
    .filter(({ isInTeam, plays }) => !isInTeam && random.chance(plays))
    .map((player) => {
      const atMs = dayMs + random.between(20, 1_400) * MINUTE_MS + random.between(0, 59_000);
      return start(player, drawGame(random, games), atMs);
    });
  const team = joined.filter(({ isInTeam }) => isInTeam);
  const day = TEAM_DAYS[dayMs < nowMs - 2 * DAY_MS ? 'older' : 'latest'];
  const windows = new Set<Millis>();
  for (let count = random.between(...day.windows); count > 0; count--)
    windows.add(dayMs + random.between(...HOURS) * 60 * MINUTE_MS + random.between(...day.places) * WINDOW_MS);
  const together = [...windows].flatMap((windowMs) => {
    const game = drawGame(random, games);
    const gathered = random.some(team, random.between(...day.players));
    return gathered.map((player) => start(player, game, windowMs + random.between(0, 3) * TEAM_ROUND_MS));
  });
  return [...alone, ...together];
};

const playSession = async (
  plan: Plan,
  random: Random,
  { pastOf, seed }: Asked,
  { player, atMs, game, rounds, mayPay }: Start & { mayPay: boolean },
): Promise<void> => {
  const { title } = game;
  const { bet, stake } = drawBet(random, title, player.stake);
  const needs = rounds * stake;
  if (mayPay && (player.balance < needs || random.chance(player.deposits))) deposit(plan, random, player, atMs, needs);
  const ids = { id: uuidOf(`${seed} session ${player.id} ${atMs}`), player: String(player.id) };
  const platformSession = uuidOf(`${seed} play ${player.id} ${atMs}`);
  const pauseMs = () => (player.isInTeam ? TEAM_ROUND_MS : title.minRoundMs + random.between(2_500, 7_000));
  let settledAtMs = atMs + (player.isInTeam ? TEAM_ROUND_MS : random.between(5_000, 10_000));
  const before = player.balance;
  const decisions = await Promise.all(
    Array.from({ length: rounds }, (_, place) => decidePast(title, pastOf(player), player.nonce + place, bet)),
  );
  let played = 0;
  for (; played < rounds && player.balance >= stake; played++) {
    const nonce = player.nonce++;
    const decided = decisions[played];
    if (!decided) continue;
    const id = uuidOf(`${seed} round ${player.id} ${nonce}`);
    plan.rounds.push({
      ...{ id: `R-${id}`, clientRoundId: id, sessionId: ids.id, player: ids.player, nonce, game: title.id, bet },
      ...{ stake, ...decided },
      ...{
        betAtMs: settledAtMs - random.between(...SPIN_MS),
        settledAtMs,
        memberId: player.id,
        platformSession,
        of: game,
      },
    });
    player.balance += decided.win - stake;
    player.open = Math.max(0, player.open - (stake - decided.notAtRisk));
    settledAtMs += pauseMs();
  }
  if (played === 0) return;
  const endedAtMs = settledAtMs + random.between(10_000, 60_000);
  const loginId = uuidOf(`${seed} login ${player.id} ${atMs}`);
  const span = { startedAtMs: atMs, endedAtMs, net: player.balance - before, wagered: played * stake };
  plan.sessions.push({ ...ids, title, of: game, platformSession, loginId, memberId: player.id, ...span });
  const windowEndMs = Math.floor(atMs / WINDOW_MS) * WINDOW_MS + WINDOW_MS;
  if (player.isInTeam && !plan.windowsEndMs.includes(windowEndMs)) plan.windowsEndMs.push(windowEndMs);
  if (mayPay && player.open === 0 && random.chance(player.withdraws)) withdraw(plan, random, player, endedAtMs);
};

/** Amounts that the payment page offers. */
const AMOUNTS = [2_000, 5_000, 10_000, 20_000, 50_000];

const deposit = (plan: Plan, random: Random, player: Player, atMs: Millis, needs: number): void => {
  const least = Math.max(0, needs - player.balance);
  const enough = AMOUNTS.filter((amount) => amount >= least + 100);
  const amount = enough[random.chance(0.6) ? 0 : Math.min(1, enough.length - 1)] ?? 90_000;
  const method = amount >= 5_000 && random.chance(0.3) ? 'sandbox-bank' : 'sandbox-card';
  const fee = method === 'sandbox-bank' ? 100 : 0;
  plan.deposits.push({ memberId: player.id, atMs: atMs - 8 * MINUTE_MS, method, amount, fate: 'paid' });
  player.balance += amount - fee;
  player.open += amount - fee;
};

/** Least and largest amount that members of the history take out. */
const LEAST_OUT = 1_500;
const MOST_OUT = 30_000;

const withdraw = (plan: Plan, random: Random, player: Player, afterMs: Millis): void => {
  const share = random.between(25, 60) / 100;
  const amount = Math.min(MOST_OUT, Math.floor((player.balance * share) / 500) * 500);
  if (amount < LEAST_OUT) return;
  const atMs = afterMs + random.between(2, 30) * MINUTE_MS;
  plan.withdrawals.push({ memberId: player.id, atMs, amount, method: 'sandbox-bank', fate: withdrawalFate(random) });
  // What comes back later is left out of account: the plan never spends more than there is.
  player.balance -= amount;
};
