import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { TransactionEffect } from '../../domains/vendor/apply.ts';
import { payloadHashOf } from '../../domains/vendor/idempotency.ts';
import { tellWinner } from '../../domains/vendor/winners.ts';
import type { BaseContext } from '../../base-context.ts';
import { betTxId, winTxId } from '../../../studio/engines/instant/past-rounds.ts';
import type { PlannedRound } from './plan.ts';
import { uuidOf } from './random.ts';

/** The merchant, the game and the accounts of the rounds. */
export interface Table {
  merchant: string;
  vendor: string;
  game: { nodeId: number; code: string; name: string; poolId: string | null };
  contributionMicro: number;
  currency: string;
  exponent: number;
  house: number;
  wallets: ReadonlyMap<number, number>;
  names: ReadonlyMap<number, string>;
  /** Wins from here on are told to the winners board. */
  winnersFromMs: number;
  winnersLeast: number;
}

interface Call {
  at: number;
  round: PlannedRound;
  effect: TransactionEffect;
  hash: Buffer;
}

const common = ({ game, currency }: Table, round: PlannedRound) => ({
  player: round.player,
  round_id: round.id,
  game: game.code,
  currency,
});

/**
 * The effect of a bet that the platform accepted, as `bet` of the vendor API writes it. The login is written with its whole
 * position (sessions.ts).
 */
const betOf = (table: Table, round: PlannedRound): Call => {
  const { id, stake, memberId, platformSession, betAtMs } = round;
  const { game, currency, exponent, house, wallets } = table;
  const micro = stake * table.contributionMicro;
  const pool = game.poolId === null ? undefined : { id: game.poolId, contribution_micro: micro };
  const body = { ...common(table, round), tx_id: betTxId(id), amount: stake, ...(pool && { pool }) };
  const effect: TransactionEffect = {
    ...{ kind: 'bet', txId: body.tx_id, vendorRoundId: id, amount: stake, memberId, moved: -stake },
    ...{ state: 'applied', code: 'OK', platformTxId: uuidOf(`platform ${body.tx_id}`), answer: { ledger: 'real' } },
    ...{ ledgerKind: 'bet', about: game.name, currency, exponent },
    lines: [
      { accountId: wallets.get(memberId)!, amount: -stake },
      { accountId: house, amount: stake },
    ],
    round: {
      id: round.clientRoundId,
      stake,
      open: { playSessionId: platformSession, nodeId: game.nodeId, ledger: 'real' },
    },
    ...{ net: -stake, wagered: stake, countsForLimits: true },
    ...(pool && { poolId: pool.id, contributionMicro: micro, contribution: { poolId: pool.id, micro } }),
  };
  return { at: betAtMs, round, effect, hash: payloadHashOf('bet', body) };
};

/** The effect of the settle that closes the round, as `settle` of the vendor API writes it. */
const settleOf = (table: Table, round: PlannedRound): Call => {
  const { id, win, memberId, settledAtMs } = round;
  const { game, currency, exponent, house, wallets } = table;
  const body = {
    ...common(table, round),
    ...{ tx_id: winTxId(id), bet_tx_id: betTxId(id), amount: win, round_closed: true, type: 'win', reason: 'result' },
  };
  const effect: TransactionEffect = {
    ...{ kind: 'settle', txId: body.tx_id, targetTxId: body.bet_tx_id, vendorRoundId: id, amount: win, memberId },
    ...{ moved: win, state: 'applied', code: 'OK', platformTxId: uuidOf(`platform ${body.tx_id}`) },
    ...{ answer: { ledger: 'real', type: 'win' }, ledgerKind: 'win', about: game.name, currency, exponent },
    lines:
      win === 0
        ? []
        : [
            { accountId: wallets.get(memberId)!, amount: win },
            { accountId: house, amount: -win },
          ],
    round: { id: round.clientRoundId, payout: win, state: 'closed' },
    ...{ net: win, countsForLimits: true },
  };
  return { at: settledAtMs, round, effect, hash: payloadHashOf('settle', body) };
};

/** Both calls of each round, in the order of their times. */
export const callsOf = (table: Table, rounds: readonly PlannedRound[]): Call[] =>
  rounds.flatMap((round) => [betOf(table, round), settleOf(table, round)]).sort((a, b) => a.at - b.at);

/** A function of the history's transaction: applies many calls, each at its time. */
export const PLAY = `create function demo_clock.play(p_merchant text, p_vendor text, p_calls jsonb)
  returns table (place int, tx_row bigint) language plpgsql as $$
  declare v_call record;
  begin
    for v_call in select c.place, c.at, c.effect, c.hash
      from jsonb_to_recordset(p_calls) as c (place int, at text, effect jsonb, hash text) order by c.place
    loop
      perform set_config('demo_clock.at', v_call.at, true);
      place := v_call.place;
      tx_row := vendor_apply(p_merchant, p_vendor, v_call.effect, decode(v_call.hash, 'hex')) ->> 'txRow';
      return next;
    end loop;
  end $$`;

/** Calls per statement. */
const AT_ONCE = 500;

/** Applies calls by the vendor API's own function, and tells the winners board of the newest wins. */
export const applyCalls = async (ctx: BaseContext, tx: Tx, table: Table, calls: readonly Call[]): Promise<void> => {
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    const part = calls.slice(from, from + AT_ONCE);
    const rows = part.map(({ at, effect, hash }, place) => ({
      ...{ place, at: new Date(at).toISOString(), effect, hash: hash.toString('hex') },
    }));
    const { rows: applied } = await sql<{ place: number; tx_row: number }>`
      select * from demo_clock.play(${table.merchant}, ${table.vendor}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
    for (const { place, tx_row } of applied) await tellOf(ctx, tx, table, part[place]!, tx_row);
  }
};

const tellOf = async (ctx: BaseContext, tx: Tx, table: Table, { at, round, effect }: Call, txRow: number) => {
  if (effect.kind !== 'settle' || round.win <= round.stake || at < table.winnersFromMs) return;
  const { merchant, vendor, game, currency, exponent, winnersLeast } = table;
  const call = { ctx, tx, merchant, vendor, keyId: 'history', incident: () => {} };
  const member = { id: round.memberId, name: table.names.get(round.memberId)!, demo: false };
  const thresholds = { winnersFrom: winnersLeast, largeBetFrom: null, largeWinFrom: null };
  const state = { member, nowMs: at, thresholds, game: { name: game.name } } as Parameters<typeof tellWinner>[1];
  const { nodeId } = game;
  await tellWinner(call, state, { amount: round.win, currency, exponent, jackpot: false, nodeId, txRow });
};
