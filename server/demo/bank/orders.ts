import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { OrderMessage, StatusMessage } from '../../payout-http/messages.ts';
import type { Conduct } from './settings.ts';

/** The bank pays an order after this long; before the platform's first question about it. */
export const PAYS_AFTER_MS = 3_000;
const SECOND_PART_AFTER_MS = 10_000;
/** A late bank pays after this long, and calls as much later again. */
const LATE_MS = 60_000;

export interface BankOrder {
  merchant: string;
  withdrawalId: string;
  reference: string;
  amount: number;
  currency: string;
  exponent: number;
  destination: string;
  receivedAt: Date;
}

interface BankEvent {
  id: string;
  outcome: 'part_paid' | 'failed' | 'returned';
  amount: number;
  reason: string | null;
}

interface Planned extends Omit<BankEvent, 'id'> {
  afterMs: number;
  callAfterMs: number;
  calls: number;
}

const part = (amount: number, afterMs: number, over: Partial<Planned> = {}): Planned => ({
  ...{ outcome: 'part_paid', amount, reason: null, afterMs, callAfterMs: afterMs, calls: 1 },
  ...over,
});

/** What the bank does with a new order; nothing where a person decides on its page. */
const planOf = (conduct: Conduct, amount: number): Planned[] => {
  const half = Math.floor(amount / 2);
  switch (conduct) {
    case 'pays':
      return [part(amount, PAYS_AFTER_MS)];
    case 'parts':
      return half === 0
        ? [part(amount, PAYS_AFTER_MS)]
        : [part(half, PAYS_AFTER_MS), part(amount - half, SECOND_PART_AFTER_MS)];
    case 'fails':
      return [part(0, PAYS_AFTER_MS, { outcome: 'failed', reason: 'account_closed' })];
    case 'twice':
      return [part(amount, PAYS_AFTER_MS, { calls: 2 })];
    case 'late':
      return [part(amount, LATE_MS, { callAfterMs: 2 * LATE_MS })];
    case 'silent':
    case 'down':
      return [];
  }
};

const columns = sql`merchant, withdrawal_id as "withdrawalId", reference, amount, currency, exponent, destination,
  received_at as "receivedAt"`;

export const findOrder = async (db: Db, merchant: string, withdrawalId: string): Promise<BankOrder | undefined> =>
  (
    await sql<BankOrder>`select ${columns} from bank.orders
      where merchant = ${merchant} and withdrawal_id = ${withdrawalId}`.execute(db)
  ).rows[0];

/** The newest orders, for the bank's page. */
export const newestOrders = async (db: Db, count: number): Promise<BankOrder[]> =>
  (await sql<BankOrder>`select ${columns} from bank.orders order by received_at desc limit ${count}`.execute(db)).rows;

/** Keeps an order, once, and plans what happens to it. A repeated order changes nothing. Returns what is kept. */
export const takeOrder = async (db: Db, order: OrderMessage, conduct: Conduct, now: number): Promise<BankOrder> => {
  const reference = `SB-${randomBytes(6).toString('hex').toUpperCase()}`;
  const { kind, institution, number } = order.destination;
  const destination = `${kind} ${institution} …${number.slice(-4)}`;
  const at = (afterMs: number) => new Date(now + afterMs).toISOString();
  const plan = planOf(conduct, order.amount).map(({ afterMs, callAfterMs, calls, ...event }) => ({
    ...event,
    happens_at: at(afterMs),
    call_at: at(callAfterMs),
    calls_left: calls,
  }));
  await sql`
    with taken as (
      insert into bank.orders (merchant, withdrawal_id, reference, amount, currency, exponent, destination, received_at)
      values (${order.merchant}, ${order.order_id}, ${reference}, ${order.amount}, ${order.currency}, ${order.exponent},
              ${destination}, ${new Date(now)})
      on conflict do nothing
      returning merchant, withdrawal_id)
    insert into bank.events (merchant, withdrawal_id, outcome, amount, reason, happens_at, call_at, calls_left)
    select merchant, withdrawal_id, outcome, amount, reason, happens_at, call_at, calls_left
      from taken, jsonb_to_recordset(${JSON.stringify(plan)}::jsonb)
        as plan (outcome text, amount bigint, reason text, happens_at timestamptz, call_at timestamptz, calls_left int)`.execute(
    db,
  );
  return (await findOrder(db, order.merchant, order.order_id))!;
};

/** What happened to an order until now, in order. */
export const eventsOf = async (db: Db, { merchant, withdrawalId }: BankOrder, now: number): Promise<BankEvent[]> =>
  (
    await sql<BankEvent>`
      select id, outcome, amount, reason from bank.events
       where merchant = ${merchant} and withdrawal_id = ${withdrawalId} and happens_at <= ${new Date(now)}
       order by happens_at, position`.execute(db)
  ).rows;

export const statusOf = async (db: Db, order: BankOrder, now: number): Promise<StatusMessage> => {
  const { merchant, withdrawalId, reference, currency, exponent } = order;
  const events = (await eventsOf(db, order, now)).map(({ outcome, ...event }) => ({
    ...event,
    type: outcome,
    currency,
    exponent,
  }));
  return { merchant, order_id: withdrawalId, reference, events };
};

export const DECISIONS = ['pay', 'part', 'fail', 'return'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The sums of an order's events: paid, returned, and whether the bank gave the rest up. */
export const sumsOf = (events: readonly BankEvent[]) => {
  const sum = (outcome: BankEvent['outcome']) =>
    events.filter((event) => event.outcome === outcome).reduce((total, { amount }) => total + amount, 0);
  const failed = events.some(({ outcome }) => outcome === 'failed');
  return { paid: sum('part_paid'), returned: sum('returned'), failed };
};

/** The decisions that are possible after what happened. */
export const possible = ({ amount }: BankOrder, events: readonly BankEvent[]): Decision[] => {
  const { paid, returned, failed } = sumsOf(events);
  const open = failed || returned > 0 ? 0 : amount - paid;
  return [
    ...(open > 0 ? (['pay'] as const) : []),
    ...(open > 1 ? (['part'] as const) : []),
    ...(open > 0 ? (['fail'] as const) : []),
    ...(open === 0 && paid > returned ? (['return'] as const) : []),
  ];
};

/**
 * Does what a person decided on the bank's page, at once, in place of what was planned. Returns false for what is not possible
 * any more.
 */
export const decide = async (db: Db, order: BankOrder, decision: Decision, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { merchant, withdrawalId } = order;
    await sql`select from bank.orders where merchant = ${merchant} and withdrawal_id = ${withdrawalId} for update`.execute(
      tx,
    );
    const events = await eventsOf(tx, order, now);
    if (!possible(order, events).includes(decision)) return false;
    const { paid, returned } = sumsOf(events);
    const rest = order.amount - paid;
    const happens = {
      pay: { outcome: 'part_paid', amount: rest, reason: null },
      part: { outcome: 'part_paid', amount: Math.floor(rest / 2), reason: null },
      fail: { outcome: 'failed', amount: 0, reason: 'account_closed' },
      return: { outcome: 'returned', amount: Math.ceil((paid - returned) / 2), reason: 'account_closed' },
    }[decision];
    await sql`delete from bank.events
      where merchant = ${merchant} and withdrawal_id = ${withdrawalId} and happens_at > ${new Date(now)}`.execute(tx);
    await sql`
      insert into bank.events (merchant, withdrawal_id, outcome, amount, reason, happens_at, call_at)
      values (${merchant}, ${withdrawalId}, ${happens.outcome}, ${happens.amount}, ${happens.reason},
              ${new Date(now)}, ${new Date(now)})`.execute(tx);
    return true;
  });
