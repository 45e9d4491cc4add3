import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { VENDOR_PATH, VendorAnswer, VendorAuthenticated, VendorTx } from '../../../contract/vendor.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { creditDeposit } from '../../../server/domains/deposits/credit.ts';
import { lockDeposit } from '../../../server/domains/deposits/queries.ts';
import { killSwitch } from '../../../server/domains/vendor-api/operator/kill-switch.ts';
import { signRequest, type SigningKey } from '../../../studio/signature.ts';
import type { Floor } from '../support/floor.ts';
import type { Call, Single } from './calls.ts';
import { DEPOSIT_FEE, DEPOSIT_METHOD, GAMES, type Limit } from './state.ts';

const AuthenticateAnswer = z.union([VendorAuthenticated, VendorAnswer]);
const TxAnswer = z.union([VendorTx, VendorAnswer]);

/** A player of one sequence in the product, with sessions from the oldest. */
export interface Guest {
  id: number;
  username: string;
  sessions: string[];
}
const NOBODY = 999_999_999_999;
const NO_SESSION = '00000000-0000-4000-8000-000000000000';

/** The product's side: signed vendor calls, and actions of operator, player and sandbox. */
export const createTable = (floor: Floor, key: SigningKey, guests: readonly Guest[]) => {
  const { database, app } = floor;
  const tables = inMerchant(database.db, 'parlour');
  let stopped = false;

  const send = async (method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> => {
    const rawBody = body === undefined ? '' : JSON.stringify(body);
    const signed = signRequest(key, { method, pathWithQuery: url, rawBody });
    const headers = body ? { ...signed, 'content-type': 'application/json' } : signed;
    const answer = await app.inject({ method, url, headers, ...(body && { payload: rawBody }) });
    if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const control = async (name: string, body: object): Promise<unknown> => send('POST', `/sandbox/${name}`, body);
  const nameOf = (who: number): string => String(guests[who]?.id ?? NOBODY);

  const bodyOf = (call: Single | Extract<Call, { call: 'bet-settle' }>): object => {
    const common = { player: nameOf(call.who), tx_id: call.tx, round_id: call.round, game: gameName(call.game) };
    if (call.call === 'rollback') return { ...common, target_tx_id: call.target, reason: 'model' };
    const money = { ...common, amount: call.amount, currency: call.currency };
    if (call.call === 'adjust') return { ...money, reason: 'model' };
    if (call.call === 'settle') {
      const { bet, closed, type, pool } = call;
      return { ...money, bet_tx_id: bet, round_closed: closed, type, ...(pool && { pool }) };
    }
    const { pool } = call;
    const stake = {
      ...money,
      session: sessionOf(call.who, call.session, call.foreign),
      ...(pool && { pool: { id: pool.id, contribution_micro: pool.micro } }),
    };
    if (call.call === 'bet') return stake;
    return { ...stake, settle_tx_id: call.win, win_amount: call.won, round_closed: call.closed };
  };
  const sessionOf = (who: number, index: number, foreign: boolean): string => {
    const owner = guests[foreign ? 1 - who : who];
    return (foreign ? owner?.sessions.at(-1) : owner?.sessions[index]) ?? NO_SESSION;
  };

  return {
    guests,
    async make(call: Call): Promise<VendorAnswer> {
      const body =
        call.call === 'batch'
          ? { calls: call.calls.map((each) => ({ call: each.call, body: bodyOf(each) })) }
          : bodyOf(call);
      return z.parse(VendorAnswer, await send('POST', `${VENDOR_PATH}/${call.call}`, body));
    },
    balance: async (who: number, index: number, foreign: boolean) =>
      z.parse(
        VendorAnswer,
        await send('POST', `${VENDOR_PATH}/balance`, { session: sessionOf(who, index, foreign), player: nameOf(who) }),
      ),
    read: async (tx: string) => z.parse(TxAnswer, await send('GET', `${VENDOR_PATH}/tx/${tx}`)),
    authenticate: async (token: string) =>
      z.parse(AuthenticateAnswer, await send('POST', `${VENDOR_PATH}/authenticate`, { token })),
    async launch(who: number, game: number, demo: boolean): Promise<string> {
      const { username, id, sessions } = guests[who]!;
      const { token } = (await control('session', { player: username, game: gameName(game), demo })) as {
        token: string;
      };
      const newest = tables.selectFrom('play_sessions').select('id').where('member_id', '=', id);
      sessions.push((await newest.orderBy('started_at', 'desc').limit(1).executeTakeFirstOrThrow()).id);
      return token;
    },
    money: (who: number, balance: number) => control('money', { player: guests[who]!.username, balance }),
    deposit: (who: number, amount: number) =>
      database.transact(async (tx) => {
        const id = randomUUID();
        await inMerchant(tx, 'parlour')
          .insertInto('deposits', {
            id,
            member_id: guests[who]!.id,
            method: DEPOSIT_METHOD,
            amount,
            fee: DEPOSIT_FEE,
            currency: 'USD',
            exponent: 2,
            state: 'pending',
            provider: 'sandbox',
            pay_url: '',
            idempotency_key: randomUUID(),
            payload_hash: Buffer.alloc(32),
          })
          .execute();
        await creditDeposit(tx, (await lockDeposit(tx, 'parlour', id))!);
      }),
    unlock: (who: number) => control('unlock', { player: guests[who]!.username }),
    exclude: (who: number) => control('exclude', { player: guests[who]!.username }),
    expire: (who: number) => control('expire', { session: guests[who]!.sessions.at(-1) }),
    pace: (who: number) => control('pace', { session: guests[who]!.sessions.at(-1) }),
    limit: (who: number, { kind, period, amount }: Limit) =>
      tables
        .insertInto('limits', { member_id: guests[who]!.id, kind, period, amount, owner: 'operator' })
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'kind', 'period', 'owner'])
            .doUpdateSet({ amount: sql<number>`excluded.amount` }),
        )
        .execute(),
    ask: (who: number, pending: boolean) =>
      everyMerchant(database.db)
        .insertInto('reality_checks')
        .values({
          merchant: 'parlour',
          member_id: guests[who]!.id,
          every_minutes: 600,
          pending_since: pending ? new Date() : null,
        })
        .onConflict((conflict) =>
          conflict.column('member_id').doUpdateSet({ pending_since: sql<Date>`excluded.pending_since` }),
        )
        .execute(),
    /** Removes the stops that apply to everybody. */
    async letPlay(): Promise<void> {
      if (!stopped) return;
      stopped = false;
      await database.db.updateTable('merchants').set({ play_stopped: false }).execute();
      await tables.updateTable('vendors').set({ enabled: true }).execute();
      await tables.updateTable('games').set({ enabled: true }).execute();
    },
    stop: (target: 'play' | 'vendor' | 'game' | 'login', id: string | null, on: boolean) => {
      stopped = true;
      return database.transact((tx) => killSwitch(tx, { merchant: 'parlour', target, id, on, reason: 'model' }));
    },
  };
};
export type Table = ReturnType<typeof createTable>;

const gameName = (game: number): string => GAMES[game]?.code ?? 'none';
