import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateFeeds } from '../../contract/wire.ts';
import { everyMerchant } from '../../server/db/database.ts';
import { openFloor, type Floor } from './support/floor.ts';

let floor: Floor;
beforeAll(async () => {
  floor = await openFloor();
});
afterAll(() => floor.close());

const playRound = async (name: string, demo = false) => {
  const member = await floor.addPlayer(name);
  const play = await floor.standOf(name).openSession({ demo });
  const bet = await play.staked();
  await play.settle(bet);
  return { member, play };
};
const envelopes = (feed: 'balance' | 'funds' | 'play') =>
  everyMerchant(floor.database.db).selectFrom('outbox').select(['value', 'seq']).where('feed', '=', feed).execute();

describe('envelopes written by SQL functions', () => {
  it.each(['balance', 'funds', 'play'] as const)('follow the contract of the feed %s', async (feed) => {
    await playRound(`sql${feed}`, feed === 'funds');
    const written = await envelopes(feed);
    expect(written.length).toBeGreaterThanOrEqual(2);
    for (const { value, seq } of written) {
      expect(stateFeeds[feed].safeParse(value)).toEqual({ success: true, data: value });
      expect(seq).toBeGreaterThan(0);
    }
  });
});

describe('a SQL function that returns another shape', () => {
  it('fails the call with nothing moved, and the vendor is told to try again', async () => {
    await floor.addPlayer('sqlshape');
    const play = await floor.standOf('sqlshape').openSession();
    const bet = await play.staked();
    const { rows } = await sql<{ text: string }>`select pg_get_functiondef('vendor_tx_view'::regproc) as text`.execute(
      floor.database.db,
    );
    const current = rows[0]!.text;
    await sql.raw(current.replace("'moved', t.moved,", '')).execute(floor.database.db);
    try {
      // The settle reads its bet by this function.
      await expect(play.settle(bet)).rejects.toThrow('TEMPORARY');
    } finally {
      await sql.raw(current).execute(floor.database.db);
    }
    expect(await play.settle(bet)).toMatchObject({ code: 'OK', replayed: false });
  });
});
