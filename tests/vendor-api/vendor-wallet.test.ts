import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wallet } from '../../contract/wallet.ts';
import { everyMerchant, jsonb } from '../../server/db/database.ts';
import { launchAtVendor } from '../../server/domains/vendor-api/launch.ts';
import { conformanceCases, titleOf } from '../../studio/conformance/matrix.ts';
import { answered } from '../../studio/conformance/harness.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { callServer } from '../support/calls.ts';
import { openSession } from '../support/test-server.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { openFloor, VENDOR, type Floor } from './support/floor.ts';

let floor: Floor;
beforeAll(async () => {
  floor = await openFloor();
  const settings = jsonb({ singleWallet: false });
  await floor.database.db.updateTable('merchants').set({ settings }).where('code', '=', 'parlour').execute();
});
afterEach(() => expectCleanLedger(floor.database));
afterAll(() => floor.close());

const merchant = () => inMerchant(floor.database.db, 'parlour');

describe('[WAL-03] vendor API v1 with vendor wallets', () => {
  for (const each of conformanceCases) it(titleOf(each), () => each.run(floor.stand));

  it('the main wallet neither pays a bet nor receives a win', async () => {
    const member = await floor.addPlayer('apart');
    const { token } = await openSession(floor.database, member);
    const main = async () => (await callServer(floor.url, wallet.balance, {}, { token })).body.value.amount;
    const stand = floor.standOf('apart');
    const play = await stand.openSession({ stakes: 10 });
    expect(await main()).toBe(0);
    const betTxId = await play.staked();
    expect((await play.settle(betTxId)).balance).toBe(12 * play.stake);
    expect(await main()).toBe(0);
    const { session, player } = play.opened;
    expect(answered(await stand.client.balance({ session, player })).balance).toBe(12 * play.stake);
    expect((await stand.state()).real).toBe(12 * play.stake);
  });

  it('[LIVE-01] a bet tells nothing of the main wallet, but of the vendor wallet and the session’s play', async () => {
    const member = await floor.addPlayer('quiet');
    const play = await floor.standOf('quiet').openSession();
    await play.staked();
    const rows = await everyMerchant(floor.database.db)
      .selectFrom('outbox')
      .select(['feed', 'key', 'value'])
      .where('room', '=', `member:${member.id}`)
      .orderBy('id')
      .execute();
    const of = { feed: 'funds', key: `wallet:${member.id}-${VENDOR}` };
    const left = { currency: 'USD', exponent: 2, amount: play.before.real - play.stake };
    expect(rows.filter(({ feed }) => feed !== 'play').at(-1)).toEqual({ ...of, value: left });
    expect(new Set(rows.map(({ feed }) => feed))).toEqual(new Set(['funds', 'play']));
  });
});

describe('[WAL-03] [GAME-07] a launch', () => {
  const launching = async (name: string, over: object = {}) => {
    const member = await floor.addPlayer(name);
    const { session } = await openSession(floor.database, member);
    const game = { merchant: 'parlour', nodeId: 9_000, language: 'EN' as const, backUrl: '/' };
    return launchAtVendor(floor.ctx, { ...game, member, loginId: session.id, demo: false, ...over });
  };
  beforeAll(async () => {
    await merchant().updateTable('vendors').set({ base_url: 'http://127.0.0.1:9/' }).execute();
    await merchant().updateTable('games').set({ support_play: 0 }).execute();
  });
  const untilVendor = { reason: 'game_maintenance' };

  it('offers a transfer first while the wallet with the vendor is empty', async () => {
    await expect(launching('empty')).rejects.toMatchObject({ reason: 'vendor_wallet_empty', vendor: VENDOR });
  });

  // The vendor of the test does not answer: the refusal shows that the launch reached it.
  it('goes on without money if the member says so, and in free play', async () => {
    await expect(launching('unfunded', { unfunded: true })).rejects.toMatchObject(untilVendor);
    await expect(launching('free', { demo: true })).rejects.toMatchObject(untilVendor);
  });
});
