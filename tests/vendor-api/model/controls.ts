import { deepStrictEqual } from 'node:assert';
import type { Database } from '../../../server/db/database.ts';
import { releasePool } from '../../../server/domains/jackpots/release.ts';
import { fundJackpot } from '../../../server/domains/jackpots/operator/fund.ts';
import { rollUpHotAccounts } from '../../../server/ledger/roll-up.ts';
import { foldPool } from './rules.ts';
import { DEPOSIT_FEE, expired, FREE_PLAY, GAMES, MICRO, type Player, type State } from './state.ts';
import type { Control } from './commands.ts';
import type { Table } from './table.ts';
import { without } from './without.ts';

/** Launch tokens of one sequence. */
export interface Tokens {
  unused: { token: string; who: number; session: number } | null;
  used: string | null;
}
interface Dependencies {
  table: Table;
  state: State;
  database: Database;
  tokens: Tokens;
}
interface Names {
  /** The platform's id of each transaction. */
  numbers: ReadonlyMap<string, string>;
  txAgo: (ago: number) => string;
}

/** Applies everything but bets and wins to both sides: operator commands, player actions, releases and reads. */
export const control = async (parts: Dependencies, command: Control, names: Names): Promise<void> => {
  const { table, state, database } = parts;
  const of = (who: number): Player => state.players[who]!;
  if ('launch' in command) await launch(parts, command);
  else if ('token' in command) await authenticate(parts, command.token);
  else if ('balance' in command) await readBalance(parts, command);
  else if ('read' in command) await readTx(parts, names.txAgo(command.read), names.numbers);
  else if ('money' in command) {
    of(command.money).wallets.real = command.holds;
    await table.money(command.money, command.holds);
  } else if ('limit' in command) await limit(parts, command);
  else if ('exclude' in command) {
    of(command.exclude).excluded = true;
    await table.exclude(command.exclude);
  } else if ('unlock' in command) {
    Object.assign(of(command.unlock), { excluded: false, blocked: false, requested: false, limits: [] });
    of(command.unlock).owed.real = 0;
    await table.unlock(command.unlock);
  } else if ('expire' in command) {
    of(command.expire).sessions.at(-1)!.ended = true;
    await table.expire(command.expire);
  } else if ('pace' in command) {
    of(command.pace).sessions.at(-1)!.playing = false;
    await table.pace(command.pace);
  } else if ('ask' in command) {
    of(command.ask).requested = command.pending;
    await table.ask(command.ask, command.pending);
  } else if ('stop' in command) await stop(parts, command);
  else if ('release' in command) {
    const { release: steps, fund } = command;
    const { pool } = state;
    if (fund > 0) {
      pool.reserve += fund * MICRO;
      pool.funded += fund;
      await database.transact((tx) =>
        fundJackpot(tx, { merchant: 'parlour', pool: 'grand', amount: fund, reason: 'the model' }),
      );
    }
    foldPool(state);
    // Here a step is one minor unit.
    const released = Math.min(steps * MICRO, pool.reserve);
    pool.reserve -= released;
    pool.shown += released;
    await releasePool({ database }, { merchant: 'parlour', id: 'grand' }, steps);
  } else if ('deposit' in command) {
    const player = of(command.deposit);
    const settled = Math.min(-player.owed.real, command.pays - DEPOSIT_FEE);
    player.owed.real += settled;
    player.wallets.real += command.pays - DEPOSIT_FEE - settled;
    if (player.owed.real === 0) player.blocked = false;
    await table.deposit(command.deposit, command.pays);
  } else await rollUpHotAccounts({ database });
};

const launch = async (
  { table, state, tokens }: Dependencies,
  { launch: who, game, free, opens }: Extract<Control, { launch: number }>,
) => {
  const player = state.players[who]!;
  const token = await table.launch(who, game, free);
  const playing = player.sessions.some((session) => session.playing);
  // One slot session at a time (PP-22).
  for (const session of player.sessions) session.ended = true;
  if (tokens.unused?.who === who) tokens.unused = null;
  if (free) player.wallets.demo = Math.max(player.wallets.demo ?? 0, FREE_PLAY);
  player.logins.push({ net: 0, wagered: 0, version: 1, ended: false });
  const ledger = free ? 'demo' : 'real';
  player.sessions.push({ game, ledger, opened: false, ended: false, login: player.logins.length - 1, playing });
  tokens.unused = { token, who, session: player.sessions.length - 1 };
  if (opens) await authenticate({ table, state, tokens } as Dependencies, 'unused');
};

const authenticate = async (
  { table, state, tokens }: Dependencies,
  which: 'unused' | 'used' | 'made up',
): Promise<void> => {
  const { unused } = tokens;
  if (which !== 'unused' || !unused) {
    const published = await table.authenticate(which === 'used' && tokens.used ? tokens.used : 'made-up');
    return deepStrictEqual(published.code, 'SESSION_INVALID');
  }
  const player = state.players[unused.who]!;
  const session = player.sessions[unused.session]!;
  session.opened = true;
  Object.assign(tokens, { unused: null, used: unused.token });
  const published = await table.authenticate(unused.token);
  const { net, wagered } = player.logins[session.login]!;
  const { code, min, max, paced } = GAMES[session.game]!;
  const stakes = player.limits.filter(({ kind }) => kind === 'stake').map(({ amount }) => amount);
  const highest = Math.min(max || 1e12, ...(session.ledger === 'real' ? stakes : []));
  const view: Record<string, unknown> = without(published as Record<string, unknown>, 'message', 'server_time');
  deepStrictEqual(
    { ...view, position: { ...(view['position'] as object), started_at: 0 } },
    {
      code: 'OK',
      session: table.guests[unused.who]!.sessions[unused.session],
      player: String(table.guests[unused.who]!.id),
      currency: 'USD',
      exponent: 2,
      balance: player.wallets[session.ledger],
      language: 'EN',
      game: code,
      merchant: 'parlour',
      limits: { min_stake: min, max_stake: highest, min_round_ms: paced ? 3_600_000 : 0 },
      demo: session.ledger === 'demo',
      position: { net, wagered, started_at: 0 },
    },
  );
};

const readBalance = async (
  { table, state }: Dependencies,
  { balance: who, session: which }: Extract<Control, { balance: number }>,
) => {
  const player = state.players[who]!;
  const newest = player.sessions.length - 1;
  const place = { newest, older: Math.max(0, newest - 1), foreign: newest, none: -1 }[which];
  const session = which === 'foreign' ? undefined : player.sessions[place];
  const { code, balance } = await table.balance(who, place, which === 'foreign');
  if (!session?.opened) return deepStrictEqual({ code, balance }, { code: 'SESSION_INVALID', balance: null });
  const ended = expired(player, session) ? 'SESSION_EXPIRED' : 'OK';
  deepStrictEqual({ code, balance }, { code: ended, balance: player.wallets[session.ledger] });
};

const readTx = async ({ table, state }: Dependencies, id: string, numbers: Names['numbers']): Promise<void> => {
  const published = await table.read(id);
  const tx = state.txs[id];
  if (!tx) return deepStrictEqual(published.code, 'BET_NOT_FOUND');
  deepStrictEqual(without(published as Record<string, unknown>, 'at'), {
    tx_id: id,
    platform_tx_id: numbers.get(id),
    kind: tx.kind,
    code: tx.code,
    amount: tx.amount,
    round_id: tx.round,
    player: String(table.guests[tx.who]!.id),
    state: tx.state,
  });
};

const limit = async ({ table, state }: Dependencies, { limit: who, of, left }: Extract<Control, { limit: number }>) => {
  const player = state.players[who]!;
  const used = { stake: 0, time: 0, loss: player.lost, wager: player.wagered }[of.kind];
  // The time limit is reached at once, or not during any test.
  const amount = of.kind === 'time' ? (left % 2) * 1_000 : left + (of.period === 'session' ? 0 : used);
  player.limits = [
    ...player.limits.filter(({ kind, period }) => kind !== of.kind || period !== of.period),
    { ...of, amount },
  ];
  await table.limit(who, { ...of, amount });
};

const stop = async (
  { table, state }: Dependencies,
  { stop: what, on }: Extract<Control, { stop: unknown }>,
): Promise<void> => {
  if (typeof what === 'number') {
    const player = state.players[what]!;
    player.stopped = on;
    if (on) for (const login of player.logins) login.ended = true;
    return table.stop('login', table.guests[what]!.username, on);
  }
  const { switchedOff } = state;
  if (what === 'play') switchedOff.play = on;
  else if (what === 'vendor') switchedOff.vendor = on;
  else switchedOff.games[GAMES.findIndex(({ code }) => code === what)] = on;
  if (what === 'play') return table.stop('play', null, on);
  if (what === 'vendor') return table.stop('vendor', 'ACME', on);
  return table.stop('game', String(GAMES.find(({ code }) => code === what)!.node), on);
};
