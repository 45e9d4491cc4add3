import { sql } from 'kysely';
import { addDays } from '../../contract/day.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { putCampaign, setCampaignState } from '../domains/campaigns/index.ts';
import { putMission, setMissionState } from '../domains/missions/index.ts';
import { missionItems, PRIZES } from './items/missions.ts';

const reason = 'the demo';

/** What the operator's functions refuse is a mistake in the demo's own data. */
const fail = (key: string, { details }: { details?: unknown } = {}): never => {
  throw new Error(`The demo's missions: ${key} ${JSON.stringify(details)}`);
};

/** Makes the missions and leaderboards of a merchant that has none, by the operator's functions. */
export const seedMissions = async (tx: Tx, merchant: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  if (await tables.selectFrom('missions').select('id').limit(1).executeTakeFirst()) return;
  const { today } = await tx.selectNoFrom(sql<string>`points_today(${merchant})`.as('today')).executeTakeFirstOrThrow();
  await putCampaign(tx, { merchant, campaign: PRIZES, reason }, fail);
  await setCampaignState(tx, { merchant, code: PRIZES.code, state: 'running', reason }, fail);
  for (const [position, item] of missionItems(today, addDays(today, 6)).entries()) {
    await putMission(tx, { merchant, mission: { ...item, position }, reason }, fail);
    await setMissionState(tx, { merchant, code: item.code, state: 'running', reason }, fail);
  }
};
