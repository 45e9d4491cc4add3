import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { wallet } from '../../../../contract/wallet.ts';
import type { Database } from '../../../../server/db/database.ts';
import { callServer } from '../../../support/calls.ts';
import { addMember, openSession } from '../../../support/test-server.ts';

/** A received webhook of the cashier: the event and the time (wall clock). */
export interface Delivered {
  event: string;
  at: number;
}

/** A member who repeatedly deposits through the sandbox cashier, and a recorder of the cashier's webhooks. */
export interface Payments {
  delivered: readonly Delivered[];
  /** Stops paying, and waits until every decided payment was acknowledged; false after `withinMs`. */
  rest(withinMs: number): Promise<boolean>;
  close(): Promise<void>;
}

const PAY_EVERY_MS = 700;
const AMOUNT = 5_000;
const ANSWER_WITHIN_MS = 10_000;

/** Makes payments at `house` (any node); the cashier's webhooks pass through this recorder. */
export const startPayments = async (database: Database, house: string): Promise<Payments> => {
  const delivered: Delivered[] = [];
  const ear = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const { event_id } = JSON.parse(raw.toString()) as { event_id: string };
      delivered.push({ event: event_id, at: Date.now() });
      const headers = Object.entries(request.headers).filter(([name]) => /^(x-|content-type)/.test(name));
      fetch(house + request.url, {
        method: 'POST',
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: raw,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).then(
        async (answer) => response.writeHead(answer.status).end(await answer.text()),
        () => response.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => ear.listen(0, '127.0.0.1', resolve));
  const { port } = ear.address() as AddressInfo;
  const { db } = database;
  await sql`update cashier.accounts set webhook_url = ${`http://127.0.0.1:${port}`} || webhook_url`.execute(db);

  const payer = await addMember(database, 'payer');
  const { token } = await openSession(database, payer);
  const pay = async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const order = { method: 'sandbox-card', amount: AMOUNT, currency: 'USD' };
    const { body } = await callServer(house, wallet.deposit, order, { token, headers });
    if (!body.success) throw new Error(body.message);
    await fetch(house + body.value.payUrl, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  };
  let isPaying = true;
  const paying = (async () => {
    while (isPaying) {
      // A payment interrupted by a crash stays open and is not counted; the cashier decides it.
      await pay().catch(() => undefined);
      await sleep(PAY_EVERY_MS);
    }
  })();
  const unacknowledged = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from cashier.payments where decided_at is not null and acknowledged_at is null`.execute(db);
    return rows[0]!.n;
  };
  return {
    delivered,
    async rest(withinMs) {
      isPaying = false;
      await paying;
      const until = performance.now() + withinMs;
      while ((await unacknowledged()) > 0) {
        if (performance.now() > until) return false;
        await sleep(50);
      }
      return true;
    },
    async close() {
      isPaying = false;
      await paying;
      ear.closeAllConnections();
      await new Promise((resolve) => ear.close(resolve));
    },
  };
};
