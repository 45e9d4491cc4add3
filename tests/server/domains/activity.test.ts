import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { PlaySession } from '../../../studio/conformance/harness.ts';
import { openFloor, type Floor } from '../../vendor-api/support/floor.ts';

let floor: Floor;
let play: PlaySession;
let sessionId: string;

beforeAll(async () => {
  floor = await openFloor();
});
afterAll(() => floor.close());

const tables = () => inMerchant(floor.database.db, 'parlour');
const sit = async (username: string) => {
  await floor.addPlayer(username);
  play = await floor.standOf(username).openSession();
  const played = await tables()
    .selectFrom('play_sessions')
    .select('session_id')
    .where('id', '=', play.opened.session)
    .executeTakeFirstOrThrow();
  sessionId = played.session_id;
};
const wasActive = (minutes: number) =>
  tables()
    .updateTable('sessions')
    .set({ last_active_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('id', '=', sessionId)
    .execute();
/** Whole minutes since the person's last action, and of the longest pause. */
const minutes = async () => {
  const { idle, pause } = await tables()
    .selectFrom('sessions')
    .select([
      sql<number>`floor(extract(epoch from now() - last_active_at) / 60)::int`.as('idle'),
      sql<number>`floor(idle_seconds / 60)::int`.as('pause'),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { idle, pause };
};

describe('[PP-04] bets count as activity', () => {
  let players = 0;
  beforeEach(() => sit(`player${(players += 1)}x`));

  it('ends the idle time of the login session at a bet, and records the pause', async () => {
    await wasActive(10);
    await play.staked();
    expect(await minutes()).toEqual({ idle: 0, pause: 10 });
    await wasActive(16);
    await play.nextRound();
    await play.staked();
    expect(await minutes()).toEqual({ idle: 0, pause: 16 });
    await play.nextRound();
    await play.staked();
    expect(await minutes()).toEqual({ idle: 0, pause: 16 });
  });

  it('does not count automatic calls of the game, or a refused bet', async () => {
    const undone = await play.staked();
    const bet = await play.staked();
    await wasActive(10);
    expect((await play.rollback(undone)).code).toBe('OK');
    expect((await play.settle(bet)).code).toBe('OK');
    expect((await play.bet({ amount: 9_999_999 })).code).not.toBe('OK');
    expect(await minutes()).toEqual({ idle: 10, pause: 0 });
  });

  it('refuses new rounds after thirty idle minutes until the person logs in again; a running round continues', async () => {
    await play.staked();
    await wasActive(31);
    expect((await play.bet()).code).toBe('OK');
    await play.nextRound();
    expect((await play.bet()).code).toBe('SESSION_EXPIRED');
    await tables().updateTable('sessions').set({ idle_seconds: 0 }).where('id', '=', sessionId).execute();
    expect((await play.bet()).code).toBe('OK');
  });

  it('counts a repeated bet once: the repetition does not end the idle time', async () => {
    const body = play.betBody();
    await play.staked(body);
    await wasActive(10);
    expect((await play.bet(body)).code).toBe('ALREADY_PROCESSED');
    expect(await minutes()).toEqual({ idle: 10, pause: 0 });
  });
});
