import { randomUUID } from 'node:crypto';
import { failedAnswer } from '../../../../server/payments/provider-refusal.ts';
import type { PayoutEvent, PayoutOrder, PayoutProvider } from '../../../../server/payments/payout-provider.ts';

/** A bank in memory behind the platform's port. It keeps orders by their id, and does what a test says. */
export interface Bank extends PayoutProvider {
  /** Orders received, each once. */
  readonly orders: Map<string, PayoutOrder>;
  /** How often an order was sent. */
  readonly requested: string[];
  /** Records an event; the platform hears of it by its next question, or after a webhook. */
  say(withdrawalId: string, outcome: PayoutEvent['outcome'], amount: number, reason?: string): PayoutEvent;
  /** Fails the next calls, before or after the order was taken. */
  fails: 'never' | 'before' | 'after';
  /** Refuses the next orders and questions with this status. */
  refuses: number | undefined;
}

export const openBank = (): Bank => {
  const orders = new Map<string, PayoutOrder>();
  const events = new Map<string, PayoutEvent[]>();
  const bank: Bank = {
    orders,
    requested: [],
    fails: 'never',
    refuses: undefined,
    async order(order) {
      bank.requested.push(order.withdrawalId);
      if (bank.refuses) throw failedAnswer(bank.refuses, { toOrder: true });
      if (bank.fails === 'before') throw new Error('the bank is down');
      orders.set(order.withdrawalId, orders.get(order.withdrawalId) ?? order);
      if (bank.fails === 'after') throw new Error('the answer was lost');
      return { reference: `ref-${order.withdrawalId}`, events: events.get(order.withdrawalId) ?? [] };
    },
    async statusOf(_merchant, withdrawalId) {
      if (bank.fails !== 'never') throw new Error('the bank is down');
      if (bank.refuses && orders.has(withdrawalId)) throw failedAnswer(bank.refuses);
      if (!orders.has(withdrawalId)) return undefined;
      return { reference: `ref-${withdrawalId}`, events: events.get(withdrawalId) ?? [] };
    },
    verifyWebhook: () => Promise.resolve(undefined),
    say(withdrawalId, outcome, amount, reason) {
      const { currency, exponent } = orders.get(withdrawalId)!;
      const event: PayoutEvent = {
        eventId: randomUUID(),
        outcome,
        amount,
        currency,
        exponent,
        reason: reason ?? null,
      };
      events.set(withdrawalId, [...(events.get(withdrawalId) ?? []), event]);
      return event;
    },
  };
  return bank;
};

/** An order of 49.00 USD to a bank account. */
export const payoutOrder = (over: Partial<PayoutOrder> = {}): PayoutOrder => ({
  merchant: 'parlour',
  withdrawalId: randomUUID(),
  amount: 4_900,
  currency: 'USD',
  exponent: 2,
  to: { kind: 'bank', institution: 'TEST', number: '10000001', holderName: 'Ann Lee' },
  ...over,
});
