import { afterAll, afterEach, beforeAll } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { type PlaySession } from '../../../studio/conformance/harness.ts';
import { expectCleanLedger } from '../../server/ledger/support/books.ts';
import { openFloor, type Floor } from './floor.ts';

export let floor: Floor;
let players = 0;

/** Starts a server with the vendor’s test game. After each test, the ledger checks pass. */
export function useFloor(): void {
  beforeAll(async () => {
    floor = await openFloor();
  });
  afterEach(() => expectCleanLedger(floor.database));
  afterAll(() => floor.close());
}

export const merchant = () => inMerchant(floor.database.db, 'parlour');
/** Creates a fresh player with a session at the game. */
export const newPlayer = async (options?: { stakes?: number; demo?: boolean }) => {
  const username = `fresh${(players += 1)}`;
  const member = await floor.addPlayer(username);
  const stand = floor.standOf(username);
  return { stand, member, play: await stand.openSession(options) };
};
export const published = (feed: string, key: string) =>
  everyMerchant(floor.database.db)
    .selectFrom('outbox')
    .select(['seq', 'room', 'value'])
    .where('feed', '=', feed)
    .where('key', '=', key)
    .orderBy('id')
    .execute();
export const newestBet = async (play: PlaySession) => {
  const answer = await play.bet();
  return answer.code;
};
