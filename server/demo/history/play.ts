import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { writtenEffect, type TransactionEffect } from '../../domains/vendor-api/apply.ts';
import { payloadHashOf } from '../../domains/vendor-api/idempotency.ts';
import { tellWinners } from '../../domains/vendor-api/winners.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { describeBet } from '../../../studio/engines/instant/describe.ts';
import { betTxId, winTxId } from '../../../studio/engines/instant/past-rounds.ts';
import type { PlannedRound } from './plan.ts';
import { uuidOf } from './random.ts';

/** The merchant and the accounts of the rounds. */
export interface Books {
  merchant: string;
  currency: string;
  exponent: number;
  house: number;
  wallets: ReadonlyMap<number, number>;
  names: ReadonlyMap<number, string>;
  /** Wins from here on are told to the winners board. */
  winnersFromMs: number;
  minWinners: number;
}

/** A call of the vendor API, at its time. */
export interface Call {
  at: Millis;
  round: PlannedRound;
  isBet: boolean;
  /** In JSON. */
  effect: string;
  hash: string;
}

interface Written {
  effect: TransactionEffect;
  hash: Buffer;
}

const common = ({ currency }: Books, { player, id, game }: PlannedRound) => ({ player, round_id: id, game, currency });

/**
 * The effect of a bet that the platform accepted, as `bet` of the vendor API writes it. The login is written with its whole
 * position (sessions.ts).
 */
const betOf = async (books: Books, round: PlannedRound): Promise<Written> => {
  const { id, stake, memberId, platformSession, of: game } = round;
  const { currency, exponent, house, wallets } = books;
  const micro = stake * game.contributionMicro;
  const pool = game.poolId === null ? undefined : { id: game.poolId, contribution_micro: micro };
  const details = await describeBet(game.title, { bet: round.bet, exponent });
  const body = { ...common(books, round), tx_id: betTxId(id), amount: stake, details, ...(pool && { pool }) };
  const effect: TransactionEffect = {
    ...{ kind: 'bet', txId: body.tx_id, vendorRoundId: id, amount: stake, memberId, moved: -stake },
    ...{ state: 'applied', code: 'OK', platformTxId: uuidOf(`platform ${body.tx_id}`) },
    ...{ answer: { ledger: 'real', details }, ledgerKind: 'bet', about: game.name, currency, exponent },
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
  return { effect, hash: payloadHashOf('bet', body) };
};

/** The effect of the settle that closes the round, as `settle` of the vendor API writes it. */
const settleOf = (books: Books, round: PlannedRound): Written => {
  const { id, win, stake, notAtRisk, memberId, of: game } = round;
  const { currency, exponent, house, wallets } = books;
  const validStake = notAtRisk > 0 ? stake - notAtRisk : undefined;
  const body = {
    ...common(books, round),
    ...{ tx_id: winTxId(id), bet_tx_id: betTxId(id), amount: win, round_closed: true },
    ...(validStake !== undefined && { valid_stake: validStake }),
    ...{ type: 'win', reason: 'result' },
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
    round: {
      id: round.clientRoundId,
      payout: win,
      state: 'closed',
      ...(validStake !== undefined && { validStake }),
    },
    ...{ net: win, countsForLimits: true },
  };
  return { effect, hash: payloadHashOf('settle', body) };
};

/** Both calls of each round, in the order of their times. */
export const callsOf = async (books: Books, rounds: readonly PlannedRound[]): Promise<Call[]> => {
  const callOf = async (round: PlannedRound, at: Millis, isBet: boolean): Promise<Call> => {
    const { effect, hash } = isBet ? await betOf(books, round) : settleOf(books, round);
    return { at, round, isBet, effect: writtenEffect(effect), hash: hash.toString('hex') };
  };
  const calls = await Promise.all(
    rounds.flatMap((round) => [callOf(round, round.betAtMs, true), callOf(round, round.settledAtMs, false)]),
  );
  return calls.sort((a, b) => a.at - b.at);
};

/** A function of the history's transaction: applies many calls, each at its time, and settles that come together by one call. */
export const PLAY = `create function demo_clock.play(p_merchant text, p_calls jsonb)
  returns setof bigint language plpgsql as $$
  declare v_call record;
  begin
    for v_call in select c.* from rows from (
        jsonb_to_recordset(p_calls) as (at text, vendor text, effects vendor_effect[], hashes text[])) with ordinality as c (at, vendor, effects, hashes, place)
      order by c.place
    loop
      perform set_config('demo_clock.at', v_call.at, true);
      if cardinality(v_call.hashes) = 1 then
        return next vendor_apply(p_merchant, v_call.vendor, v_call.effects[1], decode(v_call.hashes[1], 'hex')) -> 'txRow';
      else
        return query select row::bigint from jsonb_array_elements(vendor_apply_many(p_merchant, v_call.vendor, v_call.effects,
          array(select decode(hash, 'hex') from unnest(v_call.hashes) with ordinality as h (hash, place) order by place))) row;
      end if;
    end loop;
  end $$`;

/** Calls per statement. */
const AT_ONCE = 500;

/** Applies calls by the vendor API's own functions, and tells the winners board of the newest wins. */
export const applyCalls = async (ctx: BaseContext, tx: Tx, books: Books, calls: readonly Call[]): Promise<void> => {
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    const part = calls.slice(from, from + AT_ONCE);
    const { rows } = await sql<{ row: number }>`
      select row from demo_clock.play(${books.merchant}, ${writtenOf(part)}::jsonb) as row`.execute(tx);
    for (const [index, call] of part.entries()) await tellOf(ctx, tx, books, call, rows[index]!.row);
  }
};

/** The calls for `play`, in JSON. Settles of one time and vendor are one call. */
const writtenOf = (calls: readonly Call[]): string => {
  const together: [Call, ...Call[]][] = [];
  for (const call of calls) {
    const last = together.at(-1);
    if (last && comeTogether(last[0], call)) last.push(call);
    else together.push([call]);
  }
  return `[${together
    .map(([first, ...rest]) => {
      const all = [first, ...rest];
      const common = {
        at: new Date(first.at).toISOString(),
        vendor: first.round.of.title.vendor,
        hashes: all.map(({ hash }) => hash),
      };
      return `${JSON.stringify(common).slice(0, -1)},"effects":[${all.map(({ effect }) => effect).join()}]}`;
    })
    .join()}]`;
};

const comeTogether = (a: Call, b: Call): boolean =>
  !a.isBet && !b.isBet && a.at === b.at && a.round.of.title.vendor === b.round.of.title.vendor;

const tellOf = async (ctx: BaseContext, tx: Tx, books: Books, { at, round, isBet }: Call, txRow: number) => {
  if (isBet || round.win <= round.stake || at < books.winnersFromMs) return;
  const { merchant, currency, exponent, minWinners } = books;
  const { title, name, nodeId } = round.of;
  const call = { ctx, tx, merchant, vendor: title.vendor, keyId: 'history', incident: () => {} };
  const member = { id: round.memberId, name: books.names.get(round.memberId)!, demo: false };
  const thresholds = { winnersFrom: minWinners, largeBetFrom: null, largeWinFrom: null };
  const state = { member, nowMs: at, thresholds, game: { name, picture: null } };
  const win = { amount: round.win, currency, exponent, jackpot: false, nodeId, txRow };
  await tellWinners(call, [{ state, win }]);
};
