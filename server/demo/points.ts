import { randomUUID } from 'node:crypto';
import type { CampaignItem } from '../../contract/campaigns-operator.ts';
import type { Encryption } from '../crypto/encryption.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { findCampaign, putCampaign, setCampaignState } from '../domains/campaigns/index.ts';
import { putLadder } from '../domains/levels/index.ts';
import {
  addPrizePoints,
  decideExchange,
  orderProduct,
  putProduct,
  setRules,
  todayOf,
} from '../domains/points/index.ts';
import { lockWallet } from '../domains/wallet/index.ts';
import type { MemberRow } from '../http/viewer.ts';
import { LADDER } from './items/levels.ts';
import { POINTS_CAMPAIGN, roundsCampaigns, RULES } from './items/points.ts';
import { productItems } from './items/products.ts';

const REASON = 'the demo';
/** Points of the named player beside those of its play. */
const WELCOME_POINTS = 12_000;

/** What the operator's functions refuse is a mistake in the demo's own data. */
const fail = (key: string, { details }: { details?: unknown } = {}): never => {
  throw new Error(`The demo's points: ${key} ${JSON.stringify(details)}`);
};

/**
 * Sets rules, products and levels of a merchant that has none, by the operator's functions, and makes the exchanges of its named
 * player: one in each state.
 */
export const seedPoints = async (
  tx: Tx,
  merchant: string,
  { player, encryption }: { player: string; encryption: Encryption },
): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const known = await tables.selectFrom('point_products').select('id').limit(1).executeTakeFirst();
  const member = await tables.selectFrom('members').selectAll().where('username', '=', player).executeTakeFirst();
  if (known || !member) return;
  await setRules(tx, { merchant, fromDay: await todayOf(tx, merchant), rules: RULES, reason: REASON }, fail);
  await putLadder(tx, { merchant, ladder: LADDER, reason: REASON }, fail);
  const rounds = await freeRoundsOf(tx, merchant);
  for (const campaign of [POINTS_CAMPAIGN, ...rounds]) {
    if (await findCampaign(tx, merchant, campaign.code)) continue;
    await putCampaign(tx, { merchant, campaign, reason: REASON }, fail);
    await setCampaignState(tx, { merchant, code: campaign.code, state: 'running', reason: REASON }, fail);
  }
  for (const product of productItems(rounds.length > 0))
    await putProduct(tx, { merchant, product, reason: REASON }, fail);
  await exchange(tx, member, encryption);
};

/** Campaigns of free rounds in the games of the one that members claim; none where the merchant has no such games. */
const freeRoundsOf = async (tx: Tx, merchant: string): Promise<CampaignItem[]> => {
  const reward = (await findCampaign(tx, merchant, 'lantern-rounds'))?.terms.reward;
  return reward?.kind === 'free_rounds' ? roundsCampaigns(reward.games) : [];
};

const exchange = async (tx: Tx, member: MemberRow, encryption: Encryption): Promise<void> => {
  const { merchant, id: memberId } = member;
  await lockWallet(tx, { ...member, memberId });
  await addPrizePoints(tx, { merchant, memberId, points: WELCOME_POINTS, occasion: 'welcome' });
  const order = (product: string, requiredPoints: number, delivery?: string) =>
    orderProduct(
      tx,
      { encryption },
      { member, idempotencyKey: randomUUID(), fail },
      { product, quantity: 1, requiredPoints, ...(delivery !== undefined && { delivery }) },
      Buffer.alloc(32),
    );
  const decide = (id: number, approve: boolean) =>
    decideExchange(tx, encryption, { merchant, exchangeId: id, approve, reason: REASON }, fail);
  const address = 'Player One, 12 Lantern Street, Alderbay';
  await decide((await order('fan', 650, address)).id, true);
  await decide((await order('robot', 1_650, address)).id, false);
  await order('tea-set', 3_400, address);
};
