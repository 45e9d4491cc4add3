import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb, type Database } from '../../../server/db/database.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { createStand, type PlaySession } from '../../../studio/conformance/harness.ts';
import { createVendorClient, type VendorClient } from '../../../studio/vendor-client.ts';
import { addMember } from '../../support/test-server.ts';
import type { Start } from './oracle.ts';

export const VENDOR = 'CHAOS';
const GAME = 'storm';
const KEY = { keyId: 'chaos-1', secret: 'the-secret-of-chaos-for-tests-only' };
const STAKES = 1_000_000;

export interface Player {
  member: MemberRow;
  play: PlaySession;
}

/** A vendor with one game without a pace limit, and players with open sessions. */
export interface Table {
  client: VendorClient;
  players: Player[];
  start: Start;
}

interface Options {
  /** The URL of the vendor API; it may change between calls. */
  url: () => string;
  players: number;
  /** Timeout after which a call counts as unanswered, milliseconds. */
  timeoutMs?: number;
}

/** Opens a table at the merchant `parlour`; the demo data must exist. */
export const openTable = async (database: Database, { url, players, timeoutMs = 5_000 }: Options): Promise<Table> => {
  const tables = inMerchant(database.db, 'parlour');
  await tables.insertInto('vendors', { code: VENDOR, name: 'Chaos' }).execute();
  await tables
    .insertInto('vendor_keys', { vendor: VENDOR, key_id: KEY.keyId, secret: KEY.secret, direction: 'in' })
    .execute();
  await tables
    .insertInto('games', {
      node_id: 990_001,
      vendor: VENDOR,
      code: GAME,
      game_type: 'RNG',
      names: jsonb({ EN: 'The storm' }),
      playable: true,
      min_bet: 1,
      max_bet: 1_000_000,
      min_round_ms: 0,
      search: GAME,
    })
    .execute();
  const opened: Player[] = [];
  for (let n = 1; n <= players; n += 1) {
    const username = `chaos${n}`;
    const member = await addMember(database, username);
    const stand = createStand({ ...KEY, url: url(), vendor: VENDOR, player: username, game: GAME });
    opened.push({ member, play: await stand.openSession({ stakes: STAKES }) });
  }
  return {
    client: createVendorClient({ ...KEY, vendor: VENDOR, baseUrl: url, timeoutMs }),
    players: opened,
    start: new Map(opened.map(({ member, play }) => [member.id, play.before.real])),
  };
};
