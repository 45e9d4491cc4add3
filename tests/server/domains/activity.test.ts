import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { Seat } from '../../../studio/conformance/stand.ts';
import { openFloor, type Floor } from '../../vendor-api/support/floor.ts';

let floor: Floor;
let seat: Seat;
let sessionId: string;

beforeAll(async () => {
  floor = await openFloor();
});
afterAll(() => floor.close());

const brand = () => inMerchant(floor.database.db, 'parlour');
const sit = async (username: string) => {
  await floor.addPlayer(username);
  seat = await floor.standOf(username).seat();
  const played = await brand()
    .selectFrom('play_sessions')
    .select('session_id')
    .where('id', '=', seat.opened.session)
    .executeTakeFirstOrThrow();
  sessionId = played.session_id;
};
const wasActive = (minutes: number) =>
  brand()
    .updateTable('sessions')
    .set({ last_active_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('id', '=', sessionId)
    .execute();
/** Whole minutes since the person last did something, and of the longest pause. */
const minutes = async () => {
  const { idle, pause } = await brand()
    .selectFrom('sessions')
    .select([
      sql<number>`floor(extract(epoch from now() - last_active_at) / 60)::int`.as('idle'),
      sql<number>`floor(idle_seconds / 60)::int`.as('pause'),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { idle, pause };
};

describe('[PP-04] who plays is there', () => {
  let players = 0;
  beforeEach(() => sit(`player${(players += 1)}x`));

  it('a bet ends the idle time of its log-in, and its pause is remembered', async () => {
    await wasActive(10);
    await seat.staked();
    expect(await minutes()).toEqual({ idle: 0, pause: 10 });
    await wasActive(16);
    await seat.nextRound();
    await seat.staked();
    expect(await minutes()).toEqual({ idle: 0, pause: 16 });
    await seat.nextRound();
    await seat.staked();
    expect(await minutes()).toEqual({ idle: 0, pause: 16 });
  });

  it('what the game does by itself, and a bet that is refused, do not', async () => {
    const undone = await seat.staked();
    const bet = await seat.staked();
    await wasActive(10);
    expect((await seat.rollback(undone)).code).toBe('OK');
    expect((await seat.settle(bet)).code).toBe('OK');
    expect((await seat.bet({ amount: 9_999_999 })).code).not.toBe('OK');
    expect(await minutes()).toEqual({ idle: 10, pause: 0 });
  });

  it('after thirty idle minutes no round begins, until the person has shown who it is; a running one goes on', async () => {
    await seat.staked();
    await wasActive(31);
    expect((await seat.bet()).code).toBe('OK');
    await seat.nextRound();
    expect((await seat.bet()).code).toBe('SESSION_EXPIRED');
    await brand().updateTable('sessions').set({ idle_seconds: 0 }).where('id', '=', sessionId).execute();
    expect((await seat.bet()).code).toBe('OK');
  });

  it('a bet said twice is one: the second ends nothing', async () => {
    const body = seat.betBody();
    await seat.staked(body);
    await wasActive(10);
    expect((await seat.bet(body)).code).toBe('ALREADY_PROCESSED');
    expect(await minutes()).toEqual({ idle: 10, pause: 0 });
  });
});
