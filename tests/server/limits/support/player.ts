import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { EndpointSpec } from '../../../../contract/define.ts';
import { games } from '../../../../contract/games.ts';
import { playerLimits, type LimitKind, type LimitPeriod } from '../../../../contract/player-limits.ts';
import { wallet } from '../../../../contract/wallet.ts';
import { deliverWebhooks } from '../../../../server/demo/cashier/deliver.ts';
import { seedCashier } from '../../../../server/demo/cashier/seed.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { callServer } from '../../../support/calls.ts';
import { addMember, addMerchant, openSession, TEST_OPERATOR_KEY } from '../../../support/test-server.ts';
import { openFloor, type Floor } from '../../../vendor-api/support/floor.ts';
import { expectCleanLedger } from '../../ledger/support/books.ts';

export let floor: Floor;
let players = 0;

/** Starts a server with the vendor's test game, the sandbox cashier and a second merchant. After each test, the ledger checks pass. */
export function useLimits(): void {
  beforeAll(async () => {
    floor = await openFloor();
    await floor.database.transact((tx) => seedCashier(tx, 'parlour', 'Parlour'));
    await addMerchant(floor.database, 'other');
  });
  afterEach(() => expectCleanLedger(floor.database));
  afterAll(() => floor.close());
}

export const merchant = () => inMerchant(floor.database.db, 'parlour');
export const operate = <E extends EndpointSpec>(endpoint: E, request: object) =>
  callServer(floor.url, endpoint, { merchant: 'parlour', ...request }, { token: TEST_OPERATOR_KEY });

const move = (zone: string) =>
  sql`update merchants set brand = brand || jsonb_build_object('timeZone', ${zone}::text)
       where code = 'parlour'`.execute(floor.database.db);

/** Does the work with the merchant in a time zone. */
export const inZone = async (zone: string, work: () => Promise<void>): Promise<void> => {
  await move(zone);
  try {
    await work();
  } finally {
    await move('UTC');
  }
};
/** Does the first work on a day of the merchant's, and the second on the next: 24 hours east of it. */
export const onTwoDays = async (first: () => Promise<void>, next: () => Promise<void>): Promise<void> => {
  await inZone('Etc/GMT+12', first);
  await inZone('Etc/GMT-12', next);
};

/** Lets a pending change of a member's limits take effect now, as after its 24 hours. */
export const passTheDelay = (memberId: number) =>
  merchant()
    .updateTable('limits')
    .set({ pending_from: sql<Date>`clock_timestamp() - interval '1 second'` })
    .where('member_id', '=', memberId)
    .where('pending_from', 'is not', null)
    .execute();

/** A member with a session at the site, for whom a vendor can open the game. */
export const newPlayer = async (code = 'parlour') => {
  const name = `limited${(players += 1)}`;
  const member = await addMember(floor.database, name, { merchant: code });
  const { token } = await openSession(floor.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}, headers: Record<string, string> = {}) =>
    callServer(floor.url, endpoint, request, { token, headers: { 'x-merchant': code, ...headers } });
  const overview = async () => (await call(playerLimits.overview)).body.value;
  return {
    name,
    member,
    call,
    overview,
    play: (stakes?: number) => floor.standOf(name).openSession({ stakes }),
    limit: async (kind: LimitKind, period: LimitPeriod) =>
      (await overview()).limits.find((each) => each.kind === kind && each.period === period)!,
    setLimit: (kind: LimitKind, period: LimitPeriod, amount: number | null) =>
      call(playerLimits.setLimit, { kind, period, amount }),
    exclude: (request: object) => call(playerLimits.exclude, request),
    /** Pays a deposit at the cashier's page, and waits for the webhook. */
    pay: async (payUrl: string) => {
      const body = new URLSearchParams({ action: 'pay' });
      await fetch(floor.url + payUrl, { method: 'POST', body, redirect: 'manual' });
      await deliverWebhooks(floor.ctx);
    },
    deposit: (amount: number, key: string = randomUUID()) =>
      call(wallet.deposit, { method: 'sandbox-card', amount, currency: 'USD' }, { 'idempotency-key': key }),
    launch: () =>
      call(games.launch, { nodeId: '9000', language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' }),
  };
};
