import { inMerchant } from '../../server/db/merchant.ts';
import { jsonb, type Database } from '../../server/db/database.ts';
import { merchantOf } from './merchant-of.ts';
import { foldText } from '../../contract/fold-text.ts';

interface VendorOptions {
  merchant?: string;
  enabled?: boolean;
  position?: number;
  baseUrl?: string;
}

export const addVendor = async (
  database: Database,
  code: string,
  { merchant = merchantOf(database), enabled = true, position = 0, baseUrl }: VendorOptions = {},
): Promise<void> => {
  await inMerchant(database.db, merchant)
    .insertInto('vendors', { code, name: `Vendor ${code}`, enabled, position, base_url: baseUrl ?? null })
    .execute();
};

interface GameOptions {
  merchant?: string;
  vendor?: string;
  type?: string;
  classify?: string[];
  names?: Record<string, string>;
  hot?: boolean;
  fresh?: boolean;
  playable?: boolean;
  enabled?: boolean;
  popularity?: number;
  minBet?: number;
  lines?: number;
  rtpMicro?: number;
  holdsOthers?: boolean;
  maintenanceUntil?: Date;
  poolId?: string;
}

/** A game with the number `nodeId` and defaults for everything not given. */
export const addGame = async (database: Database, nodeId: number, given: GameOptions = {}): Promise<void> => {
  const { merchant = merchantOf(database), names = { EN: `Game ${nodeId}` } } = given;
  await inMerchant(database.db, merchant)
    .insertInto('games', {
      node_id: nodeId,
      vendor: given.vendor ?? 'ACME',
      code: `game-${nodeId}`,
      game_type: given.type ?? 'RNG',
      classify: given.classify ?? ['SLOT'],
      names: jsonb(names),
      hot: given.hot ?? false,
      fresh: given.fresh ?? false,
      playable: given.playable ?? true,
      enabled: given.enabled ?? true,
      popularity: given.popularity ?? 0,
      min_bet: given.minBet ?? 0,
      lines: given.lines ?? 0,
      rtp_micro: given.rtpMicro ?? null,
      is_game: given.holdsOthers ? 'VASSALAGE' : 'GAME',
      maintenance_until: given.maintenanceUntil ?? null,
      pool_id: given.poolId ?? null,
      search: foldText(Object.values(names).join(' ')),
    })
    .execute();
};
