import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VendorAnswer } from '../../../contract/vendor.ts';
import { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { seedCashier } from '../../../server/demo/cashier/seed.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { newId } from '../../../studio/conformance/harness.ts';
import { callServer } from '../../support/calls.ts';
import { openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectOracleSees } from '../money/control.ts';
import { expectNoFaults } from '../money/oracle.ts';
import { openTable, VENDOR, type Player, type Table } from '../money/table.ts';
import { send, Published, type Requested, type RecordedCall } from '../money/published.ts';
import { between, chance, profile, say } from '../support/profile.ts';
import { openProxy, type Proxy } from '../support/proxy.ts';
import { createThief, type LostAnswer, type Thief } from './lost-answer.ts';

/** Total number of cuts; of every four, a bet that opens a round, one inside it, its settle or rollback, and a deposit. */
const CUTS = profile.of({ long: 200, short: 20 });
const random = chance('cut');
const published = new Published();
let server: TestServer;
let table: Table;
let proxy: Proxy;
let thief: Thief;
beforeAll(async () => {
  server = await startTestServer({ config: { demo: true, demoTraffic: false } });
  await server.database.transact((tx) => seedCashier(tx, 'parlour', 'Parlour'));
  proxy = await openProxy(Number(new URL(server.url).port));
  thief = createThief(proxy);
  table = await openTable(server.database, { url: () => proxy.url, players: 2 });
});
afterAll(async () => {
  await proxy?.close();
  await server?.close();
});

/** The expected answer to the retry of each call. */
const REPEATED = { bet: 'ALREADY_PROCESSED', settle: 'ALREADY_PROCESSED', rollback: 'ALREADY_ROLLED_BACK' } as const;

/** Makes the call, drops its answer after the commit, and retries; the retry must give the lost answer. */
const cutAndRetry = async (request: Requested, { member }: Player): Promise<void> => {
  const call: RecordedCall = published.note(request, member.id);
  const stolen = thief.steal();
  expect(await send(table.client, call), 'the answer did not arrive').toBe(false);
  const lost: LostAnswer = await stolen;
  const first = JSON.parse(lost.body) as VendorAnswer;
  expect(first).toMatchObject({ code: 'OK', tx_id: request.body.tx_id, replayed: false });
  expect(await send(table.client, call)).toBe(true);
  const code = REPEATED[request.call];
  expect(call.answers[0]).toEqual({ ...first, code, message: expect.any(String) as string, replayed: true });
};

const betOf = ({ play }: Player, round_id = newId()) => play.betBody({ round_id, amount: between(random, 1, 500) });

it('a vendor whose connection is cut right after the commit: the retry has one effect and the same answer', async () => {
  const seen = { bet: 0, settle: 0, rollback: 0 };
  const cut = async (request: Requested, player: Player) => {
    await cutAndRetry(request, player);
    seen[request.call] += 1;
  };
  for (let n = 0; n < (CUTS * 3) / 4; n += 3) {
    const player = table.players[n % table.players.length]!;
    const bet = betOf(player);
    const { round_id, tx_id } = bet;
    await cut({ call: 'bet', body: bet }, player);
    await cut({ call: 'bet', body: betOf(player, round_id) }, player);
    if (n % 2 === 0) {
      const body = player.play.settleBody(tx_id, { round_id, amount: between(random, 0, 900) });
      await cut({ call: 'settle', body }, player);
    } else await cut({ call: 'rollback', body: player.play.rollbackBody(tx_id, { round_id }) }, player);
  }
  await expectNoFaults(server.database, VENDOR, published, table.start);
  await expectOracleSees(server.database, VENDOR, published, table.start);
  say(
    `cut after the commit: ${seen.bet} bets, ${seen.settle} settles, ${seen.rollback} rollbacks (seed ${profile.seed})`,
  );
});

it('a deposit whose connection is cut right after the commit: the retry with the same key returns the same deposit', async () => {
  const { member } = table.players[0]!;
  const { token } = await openSession(server.database, member);
  const open = (key: string, amount: number) =>
    callServer(
      proxy.url,
      wallet.deposit,
      { method: 'sandbox-card', amount, currency: 'USD' },
      { token, headers: { 'idempotency-key': key } },
    );
  const keys = Array.from({ length: CUTS / 4 }, () => randomUUID());
  for (const key of keys) {
    const amount = between(random, 1_000, 9_000);
    const stolen = thief.steal();
    await expect(open(key, amount), 'the answer did not arrive').rejects.toThrow();
    const lost = await stolen;
    const again = await open(key, amount);
    expect({ status: again.status, body: again.body }).toEqual({ status: lost.status, body: JSON.parse(lost.body) });
    expect(lost.status).toBe(200);
  }
  const made = await inMerchant(server.database.db, 'parlour')
    .selectFrom('deposits')
    .select('idempotency_key')
    .where('member_id', '=', member.id)
    .execute();
  expect(made.map((row) => row.idempotency_key).sort()).toEqual([...keys].sort());
  const payments = await sql`select 1 from cashier.payments`.execute(server.database.db);
  expect(payments.rows).toHaveLength(keys.length);
  expect(await checkLedger(server.database)).toMatchObject({ clean: true });
  say(`cut after the commit: ${keys.length} deposits`);
});
