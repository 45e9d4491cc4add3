import type { Tx } from '../db/database.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedDraws } from './draws.ts';
import { seedMissions } from './missions.ts';
import { seedPoints } from './points.ts';
import { seedReferrals } from './referrals.ts';
import { FIRST_REBATES, seedRebates } from './rebates.ts';

/** Makes what brings members back: campaigns, points with levels, rebates, referrals, draws, missions; with what the named player has of each. */
export const seedOffers = async (
  tx: Tx,
  merchant: string,
  { player, encryption }: Parameters<typeof seedPoints>[2],
): Promise<void> => {
  await seedCampaigns(tx, merchant, player);
  await seedPoints(tx, merchant, { player, encryption });
  await seedRebates(tx, merchant, FIRST_REBATES);
  await seedReferrals(tx, merchant, player);
  await seedDraws(tx, merchant, player);
  await seedMissions(tx, merchant);
};
