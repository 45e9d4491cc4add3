import { createHash } from 'node:crypto';
import type { Queryable } from '../../server/database.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import { commitmentOf } from '../fairness.ts';
import { writePastTables, type PastTableRound } from '../rounds/past-tables.ts';
import { replay } from './play.ts';

/** A player of past rounds, with the one seed pair of all of them. It is revealed, so each round can be verified. */
export interface PastPlayer {
  merchant: string;
  player: string;
  currency: string;
  exponent: number;
}
/** A finished session of a past player. */
export interface PastSession {
  id: string;
  title: LoadedTitle;
  /** The platform's id. */
  platformSession: string;
  player: string;
  startedAtMs: number;
}
/** A closed round. Amounts in minor units. */
export interface PastRound {
  id: string;
  clientRoundId: string;
  sessionId: string;
  player: string;
  /** Of the player's seeds; null for a bet at a table. */
  nonce: number | null;
  /** Of the table's round that decided it. */
  tableNumber: number | null;
  game: string;
  bet: unknown;
  /** What is staked on each place of a table. */
  places: Record<string, number> | null;
  stake: number;
  win: number;
  /** The part of the stake that was not at risk. */
  notAtRisk: number;
  outcome: unknown;
  betAtMs: number;
  settledAtMs: number;
}

const accountOf = ({ merchant, player }: PastPlayer): string => `${merchant}/${player}/real`;
const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const seedsOf = (player: PastPlayer) => ({ serverSeed: hexOf(`past ${accountOf(player)}`), clientSeed: 'history' });

/**
 * Decides a past round as the game decides any round. Returns nothing if it wins the jackpot, which the past does not pay.
 * Throws if the round waits for a move.
 */
export async function decidePast(
  title: LoadedTitle,
  player: PastPlayer,
  nonce: number,
  bet: unknown,
): Promise<Pick<PastRound, 'outcome' | 'win' | 'notAtRisk'> | undefined> {
  const { family, params } = title;
  const { steps, payout } = await replay(title, { bet, moves: [] }, { ...seedsOf(player), nonce });
  if (payout === null) throw new Error(`a past round of ${title.id} waits for a move`);
  const { state, pool } = steps[0]!;
  return pool ? undefined : { outcome: state, win: payout, notAtRisk: family.notAtRisk?.(params, state) ?? 0 };
}

export const betTxId = (roundId: string): string => `${roundId}-bet`;
export const winTxId = (roundId: string): string => `${roundId}-win`;

/** Rows per statement. */
const AT_ONCE = 1_000;

/**
 * Writes past players, sessions and rounds, all finished, as if the Studio had played them then. Their merchants are new: what is
 * there of them was left by an attempt whose platform never committed, and is deleted.
 */
export async function writePast(
  tx: Queryable,
  players: readonly PastPlayer[],
  sessions: readonly PastSession[],
  rounds: readonly PastRound[],
  tables: readonly PastTableRound[],
): Promise<void> {
  const merchants = [...new Set(players.map(({ merchant }) => merchant))];
  for (const forget of FORGET) await tx.query(forget, [merchants]);
  const accounts = new Map(players.map((each) => [each.player, accountOf(each)]));
  const used = new Map<string, number>();
  for (const { player, nonce } of rounds) if (nonce !== null) used.set(player, (used.get(player) ?? 0) + 1);
  const times = rounds.map(({ betAtMs }) => betAtMs);
  const [beganAt, endedAt] = [times[0] ?? 0, times.at(-1) ?? 0].map((ms) => new Date(ms).toISOString());
  const rows = await Promise.all(
    players.map(async (each) => {
      const { serverSeed, clientSeed } = seedsOf(each);
      return {
        ...each,
        id: accountOf(each),
        server_seed: serverSeed,
        client_seed: clientSeed,
        commitment: await commitmentOf(serverSeed),
        nonce: used.get(each.player) ?? 0,
      };
    }),
  );
  await tx.query(
    `insert into studio.player_account (id, merchant, player, demo)
     select id, merchant, player, false from jsonb_to_recordset($1::jsonb) as p (id text, merchant text, player text)`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    `insert into studio.seed_pair (player_account, server_seed, commitment, client_seed, nonce, state, created_at, activated_at, revealed_at)
     select id, server_seed, commitment, client_seed, nonce, 'revealed', $2, $2, $3
       from jsonb_to_recordset($1::jsonb) as p (id text, server_seed text, commitment text, client_seed text, nonce int)`,
    [JSON.stringify(rows), beganAt, endedAt],
  );
  const byPlayer = new Map(players.map((each) => [each.player, each]));
  await inParts(tx, sessions, INSERT_SESSIONS, ({ id, title, platformSession, player, startedAtMs }) => ({
    id,
    game: title.id,
    min_stake: title.stakes[0],
    max_stake: title.stakes.at(-1),
    min_round_ms: title.minRoundMs,
    token_hash: hexOf(`past ${id}`),
    platform_session: platformSession,
    player_account: accounts.get(player),
    currency: byPlayer.get(player)!.currency,
    exponent: byPlayer.get(player)!.exponent,
    at: new Date(startedAtMs).toISOString(),
  }));
  await writePastTables(tx, tables);
  await inParts(tx, rounds, INSERT_ROUNDS, ({ player, ...round }) => ({
    ...{ id: round.id, sessionId: round.sessionId, clientRoundId: round.clientRoundId, nonce: round.nonce },
    ...{ game: round.game, bet: round.bet, stake: round.stake, outcome: round.outcome, win: round.win },
    ...{ tableNumber: round.tableNumber, places: round.places },
    bet_tx: betTxId(round.id),
    player_account: accounts.get(player),
    at: new Date(round.betAtMs).toISOString(),
    closed_at: new Date(round.settledAtMs).toISOString(),
  }));
  await inParts(tx, rounds, INSERT_TXS, ({ id, stake, win, betAtMs, settledAtMs }) => ({
    id,
    stake,
    win,
    bet_tx: betTxId(id),
    win_tx: winTxId(id),
    at: new Date(betAtMs).toISOString(),
    closed_at: new Date(settledAtMs).toISOString(),
  }));
}

async function inParts<T>(tx: Queryable, all: readonly T[], text: string, rowOf: (each: T) => object): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE)
    await tx.query(text, [
      JSON.stringify(all.slice(from, from + AT_ONCE).map((each, place) => ({ ...rowOf(each), place }))),
    ]);
}

const OF_MERCHANTS = '(select id from studio.player_account where merchant = any ($1))';
const FORGET = [
  `delete from studio.tx where round_id in (select id from studio.round where player_account in ${OF_MERCHANTS})`,
  `delete from studio.round where player_account in ${OF_MERCHANTS}`,
  `delete from studio.table_round where merchant = any ($1)`,
  `delete from studio.seed_pair where player_account in ${OF_MERCHANTS}`,
  `delete from studio.play_session where player_account in ${OF_MERCHANTS}`,
  `delete from studio.player_account where merchant = any ($1)`,
];

const INSERT_SESSIONS = `
  insert into studio.play_session (id, token_hash, platform_session, player_account, game, currency, exponent, language, min_stake,
    max_stake, min_round_ms, balance, balance_at, net, wagered, position_started_at, ended, created_at)
  select id, decode(token_hash, 'hex'), platform_session, player_account, game, currency, exponent, 'EN', min_stake,
         max_stake, min_round_ms, 0, at, 0, 0, at, 'expired', at
    from jsonb_to_recordset($1::jsonb) as s (id uuid, token_hash text, platform_session text, player_account text,
           game text, min_stake bigint, max_stake bigint, min_round_ms int, currency text, exponent int, at timestamptz)`;

const INSERT_ROUNDS = `
  insert into studio.round (id, player_account, session_id, client_round_id, game, bet, stake, currency, exponent, seed_pair_id, nonce,
    table_round_id, places, state, bet_tx_id, outcome, win, seen_at, created_at, closed_at)
  select r.id, r.player_account, r."sessionId", r."clientRoundId", r.game, r.bet, r.stake, s.currency, s.exponent,
         case when t.id is null then p.id end, r.nonce, t.id, r.places,
         'closed', r.bet_tx, r.outcome, r.win, r.closed_at, r.at, r.closed_at
    from jsonb_to_recordset($1::jsonb) as r (id text, player_account text, "sessionId" uuid, "clientRoundId" uuid,
           game text, bet jsonb, stake bigint, nonce int, "tableNumber" bigint, places jsonb, bet_tx text, outcome jsonb, win bigint,
           at timestamptz, closed_at timestamptz, place int)
    join studio.player_account a on a.id = r.player_account
    left join studio.table_round t on t.merchant = a.merchant and t.game = r.game and t.number = r."tableNumber"
    join studio.play_session s on s.id = r."sessionId"
    join studio.seed_pair p on p.player_account = r.player_account and p.state = 'revealed'
   order by r.place`;

const INSERT_TXS = `
  insert into studio.tx (tx_id, kind, amount, round_id, at)
  select t.tx_id, t.kind, t.amount, r.id, t.at
    from jsonb_to_recordset($1::jsonb) as r (id text, stake bigint, win bigint, bet_tx text, win_tx text,
           at timestamptz, closed_at timestamptz, place int),
         lateral (values (1, r.bet_tx, 'bet', r.stake, r.at), (2, r.win_tx, 'settle', r.win, r.closed_at)) as t (turn, tx_id, kind, amount, at)
   order by r.place, t.turn`;
