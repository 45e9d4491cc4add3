import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { SANDBOX_BANK, WEBHOOK_KEY_ID } from '../../../server/demo/bank/provider.ts';
import { bankSettings, setConduct, type Conduct } from '../../../server/demo/bank/settings.ts';
import { PAYOUT_SIGNATURE } from '../../../server/payout-http/provider.ts';
import { signWebhook } from '../../../server/provider-http/signature.ts';
import type { Payer } from '../../server/withdrawals/support/payer.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { between, type Random } from '../support/profile.ts';
import { readBooks } from './books.ts';
import { METHOD, type Stage } from './stage.ts';
import type { Published, RecordedRequest } from './published.ts';

/** One step of somebody. Throws when the server is gone. */
export type Act = () => Promise<void>;

const CONDUCTS: readonly Conduct[] = ['silent', 'silent', 'pays', 'twice', 'fails'];
const DECISIONS = ['pay', 'pay', 'part', 'part', 'fail', 'return'] as const;

const WEBHOOKS = ['good', 'good', 'good', 'forged', 'late'] as const;
/** Until a request that was refused as one too many is sent again. */
const PAUSE_MS = 2_000;
/** Answered requests that are sent again after a kill. */
const REPEATED = 5;
/** Older than any signature may be. */
const LATE_MS = 600_000;

const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[between(random, 0, list.length - 1)];

/** Members, the operator and people at the bank, who act at random, and a sender of good, repeated and forged webhooks. */
export const createActors = (stage: Stage, published: Published, random: Random) => {
  const { url, database, payers, start } = stage;
  const books = () => database.readSnapshot((tx) => readBooks(tx, [...start.keys()]));
  /** Counts what a kill leaves unanswered. */
  const answered = async <T>(call: Promise<T>): Promise<T> => {
    published.open += 1;
    const answer = await call;
    published.open -= 1;
    published.acknowledged += 1;
    return answer;
  };

  const ask = async (payer: Payer, request: RecordedRequest): Promise<void> => {
    const { key, amount } = request;
    const { status, body } = await answered(payer.withdraw({ method: METHOD, amount }, key));
    if (status === 429) {
      // As a page does: the same request again, after a pause.
      await sleep(PAUSE_MS);
      return ask(payer, request);
    }
    if (body.success) request.answers.add(body.value.withdrawal.id);
    else if (body.message !== 'balance_too_low')
      throw new Error(`a request was answered ${status} ${body.message}\n${stage.lastMessages()}`);
  };

  const request: Act = async () => {
    const payer = oneOf(random, payers)!;
    const requested = {
      memberId: payer.member.id,
      key: randomUUID(),
      amount: between(random, 100, 20_000),
      answers: new Set<string>(),
    };
    published.requests.set(requested.key, requested);
    await ask(payer, requested);
  };

  const confirm: Act = async () => {
    const payer = oneOf(random, payers)!;
    for (const { id, parts } of (await payer.overview()).list)
      for (const { id: partId, state } of parts)
        if (state === 'waiting' && random() < 0.7) {
          const { body } = await answered(payer.call(withdrawals.answerPart, { partId, received: true }));
          if (!body.success && body.message !== 'part_already_answered') throw new Error(body.message);
          published.confirmed.set(id, (published.confirmed.get(id) ?? new Set()).add(partId));
        }
  };

  const operator = { token: TEST_OPERATOR_KEY };
  const decide: Act = async () => {
    const { body } = await callServer(url, withdrawalOperator.queue, { merchant: 'parlour' }, operator);
    const order = oneOf(random, body.value.list);
    if (!order) return sleep(20).then(() => undefined);
    const decision = random() < 0.85 ? 'approve' : 'refuse';
    const answer = await answered(
      callServer(
        url,
        withdrawalOperator.decide,
        { merchant: 'parlour', withdrawalId: order.id, decision, reason: 'the storm' },
        operator,
      ),
    );
    if (answer.body.success) published.decided.set(order.id, decision === 'approve' ? 'approved' : 'refused');
  };

  const bank: Act = async () => {
    if (random() < 0.1) await setConduct(database.db, oneOf(random, CONDUCTS)!);
    const order = oneOf(random, (await books()).atBank);
    if (order) await decideAtBank(url, order.id, oneOf(random, DECISIONS)!);
    await sleep(10);
  };

  const webhook: Act = async () => {
    const order = oneOf(random, (await books()).atBank);
    if (!order) return sleep(20).then(() => undefined);
    const { webhookKey } = await bankSettings(database.db);
    const kind = oneOf(random, WEBHOOKS)!;
    const secret = kind === 'forged' ? 'a forger' : webhookKey;
    const atMs = Date.now() - (kind === 'late' ? LATE_MS : 0);
    const raw = JSON.stringify({ merchant: 'parlour', order_id: order.id });
    const { status } = await fetch(`${url}/webhooks/payouts/${SANDBOX_BANK}`, {
      method: 'POST',
      body: raw,
      headers: {
        'content-type': 'application/json',
        [PAYOUT_SIGNATURE]: signWebhook(WEBHOOK_KEY_ID, secret, atMs, raw),
      },
    });
    // The provider did not answer the platform in time: as the bank does, one sends the webhook again.
    if (kind === 'good' && status === 503) return sleep(200).then(() => undefined);
    if (status !== (kind === 'good' ? 200 : 401)) throw new Error(`a ${kind} webhook was answered ${status}`);
  };

  return {
    acts: [request, request, confirm, decide, bank, webhook] as readonly Act[],
    /** Sends every unanswered request again, and some answered ones: each is one order, and answers as before. */
    async repeat(): Promise<number> {
      const all = [...published.requests.values()];
      const some = all.length > 0 ? Array.from({ length: REPEATED }, () => oneOf(random, all)!) : [];
      const again = new Set([...all.filter(({ answers }) => answers.size === 0), ...some]);
      for (const each of again)
        await ask(
          payers.find(({ member }) => member.id === each.memberId)!,
          each,
        );
      return again.size;
    },
    /** The operator approves all that waits, and the bank pays all that is open. */
    async finish(): Promise<void> {
      await setConduct(database.db, 'silent');
      const { body } = await callServer(url, withdrawalOperator.queue, { merchant: 'parlour' }, operator);
      for (const { id: withdrawalId } of body.value.list)
        await callServer(
          url,
          withdrawalOperator.decide,
          { merchant: 'parlour', withdrawalId, decision: 'approve', reason: 'the storm is over' },
          operator,
        );
      const { orders, atBank } = await books();
      const paying = new Set(orders.filter(({ state }) => state === 'paying').map(({ id }) => id));
      for (const { id } of atBank) if (paying.has(id)) await decideAtBank(url, id, 'pay');
    },
  };
};

const decideAtBank = async (url: string, withdrawalId: string, decision: string): Promise<void> => {
  const body = new URLSearchParams({ merchant: 'parlour', withdrawalId, decision });
  const { status } = await fetch(`${url}/bank/decide`, { method: 'POST', redirect: 'manual', body });
  if (status !== 303) throw new Error(`the bank answered a decision with ${status}`);
};
