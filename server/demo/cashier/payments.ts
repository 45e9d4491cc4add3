import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import type { Db } from '../../db/database.ts';
import type { EventMessage, OrderMessage } from '../../deposit-http/messages.ts';
import { firstOf } from '../../shared/first-of.ts';

interface Account {
  code: string;
  name: string;
  webhook_url: string;
}

export interface Payment {
  id: string;
  account: string;
  account_name: string;
  order_id: string;
  amount: number;
  currency: string;
  exponent: number;
  language: Language;
  return_url: string;
  expires_at: Date;
  state: 'open' | 'paid' | 'declined' | 'cancelled';
}

export const hasAccount = async (db: Db, code: string): Promise<boolean> =>
  (await sql`select from cashier.accounts where code = ${code}`.execute(db)).rows.length > 0;

const columns = sql`p.*, a.name as account_name`;

export const findPayment = async (db: Db, id: string): Promise<Payment | undefined> =>
  (
    await sql<Payment>`
      select ${columns} from cashier.payments p join cashier.accounts a on a.code = p.account where p.id = ${id}`.execute(
      db,
    )
  ).rows[0];

/** Opens a payment, once for each order of an account. A repeated order keeps its amount. */
export const openPayment = async (db: Db, order: OrderMessage): Promise<Payment> => {
  // 128 bits: the address alone permits payment.
  const id = randomBytes(16).toString('base64url');
  await sql`
    insert into cashier.payments (id, account, order_id, amount, currency, exponent, language, return_url, expires_at)
    values (${id}, ${order.merchant}, ${order.order_id}, ${order.amount}, ${order.currency}, ${order.exponent},
            ${order.language}, ${order.return_url}, ${new Date(order.expires_at)})
    on conflict (account, order_id) do nothing`.execute(db);
  const { rows } = await sql<Payment>`
    select ${columns} from cashier.payments p join cashier.accounts a on a.code = p.account
     where p.account = ${order.merchant} and p.order_id = ${order.order_id}`.execute(db);
  return firstOf(rows);
};

/** Returns the state of a payment. An open one past its time is expired. */
export const stateOf = ({ state, expires_at }: Payment, now: number): Payment['state'] | 'expired' =>
  state === 'open' && expires_at.getTime() <= now ? 'expired' : state;

/** Decides an open payment, once, and queues its webhook. A late or second decision changes nothing. */
export const decide = async (db: Db, id: string, state: 'paid' | 'declined'): Promise<void> => {
  await sql`
    update cashier.payments
       set state = ${state}, decided_at = now(), event_id = ${randomUUID()}, next_attempt_at = now()
     where id = ${id} and state = 'open' and expires_at > now()`.execute(db);
};

/** Cancels an open payment for the account that ordered it, without a webhook. A decided one stays unchanged. */
export const cancelPayment = async (db: Db, account: string, id: string): Promise<Payment | undefined> => {
  await sql`
    update cashier.payments set state = 'cancelled', decided_at = now()
     where id = ${id} and account = ${account} and state = 'open'`.execute(db);
  const payment = await findPayment(db, id);
  return payment?.account === account ? payment : undefined;
};

export interface Delivery {
  event: EventMessage;
  attempts: number;
  account: Account;
}

/** Returns the due webhooks, the longest overdue first. */
export const dueDeliveries = async (db: Db, max: number): Promise<Delivery[]> => {
  const { rows } = await sql<Payment & Account & { event_id: string; attempts: number }>`
    select p.*, a.name, a.webhook_url
      from cashier.payments p join cashier.accounts a on a.code = p.account
     where p.acknowledged_at is null and p.next_attempt_at <= now()
     order by p.next_attempt_at limit ${max}`.execute(db);
  return rows.map(({ id, order_id, state, amount, currency, exponent, event_id, attempts, account, ...rest }) => ({
    attempts,
    account: { code: account, name: rest.name, webhook_url: rest.webhook_url },
    event: {
      ...{ event_id, merchant: account, order_id, reference: id, type: state as 'paid' | 'declined' },
      ...{ amount, currency, exponent },
    },
  }));
};

export const acknowledged = async (db: Db, id: string): Promise<void> => {
  await sql`update cashier.payments set acknowledged_at = now(), attempts = attempts + 1 where id = ${id}`.execute(db);
};

/** Schedules the next attempt; null gives up. */
export const putOff = async (db: Db, id: string, seconds: number | null): Promise<void> => {
  await sql`
    update cashier.payments set attempts = attempts + 1,
           next_attempt_at = case when ${seconds}::int is null then null else now() + make_interval(secs => ${seconds}::int) end
     where id = ${id}`.execute(db);
};
