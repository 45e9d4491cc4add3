import { sql, type Selectable } from 'kysely';
import type { AwardReason, AwardState } from '../../../contract/awards.ts';
import type { CampaignTerms } from '../../../contract/campaigns.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { AwardsTable } from '../../db/schema.ts';
import { inLanguage, type Texts } from '../site/index.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { changeOf, OPEN, type Actor, type LedgerEffect } from './states.ts';

export type AwardRow = Selectable<AwardsTable>;

interface Change {
  actor: Actor;
  /** Who, for the award's history: `member:7`, `operator:ann`. */
  who: string;
  reason?: AwardReason;
  /** Columns that change with the state. */
  set?: Partial<Pick<AwardRow, 'lapses_at' | 'due_at'>>;
}

/**
 * Changes an award's state with its ledger transaction, in the caller's transaction, which holds the lock of the member's wallet.
 * Throws if the table of states does not allow it.
 */
export const changeState = async (
  tx: Tx,
  award: AwardRow,
  to: AwardState,
  { actor, who, reason, set = {} }: Change,
): Promise<AwardRow> => {
  const change = changeOf(award.state, to, actor);
  if (!change) throw new RangeError(`award ${award.id}: ${actor} may not change ${award.state} to ${to}`);
  const moved = await move(tx, award, change.ledger);
  const tables = inMerchant(tx, award.merchant);
  const changed = await tables
    .updateTable('awards')
    .set({
      state: to,
      ...(reason && { reason }),
      ...(to === 'active' && { active_at: sql<Date>`row_clock()`, account_id: moved.accountId }),
      ...(!OPEN.some((open) => open === to) && { ended_at: sql<Date>`row_clock()`, due_at: null }),
      ...set,
      converted: moved.toWallet,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', award.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('award_changes', {
      award_id: award.id,
      state: to,
      actor: who,
      reason: reason ?? null,
      ledger_transaction_id: moved.transactionId,
      cost: moved.cost,
    })
    .execute();
  return changed;
};

interface Moved {
  transactionId: number | null;
  accountId: number | null;
  /** Minor units that the wallet received. */
  toWallet: number;
  /** What the house paid, negative where money returned to it. */
  cost: number;
}

const move = async (tx: Tx, award: AwardRow, effect: LedgerEffect): Promise<Moved> => {
  const { merchant, member_id: memberId, amount } = award;
  if (effect === 'none') return { transactionId: null, accountId: award.account_id, toWallet: 0, cost: 0 };
  const { currency, exponent } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['currency', 'exponent'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const books = { merchant, ledger: 'real', currency, exponent } as const;
  const house = await accountOf(tx, { ...books, kind: 'house', owner: merchant });
  const wallet = await accountOf(tx, { ...books, kind: 'wallet', owner: `member:${memberId}` });
  const bonus = await accountOf(tx, { ...books, kind: 'bonus', owner: `bonus:${award.product}:member:${memberId}` });
  const left = bonus.balance;
  const toWallet =
    effect === 'pay' ? amount : effect === 'convert' ? Math.min(left, (await maxConverted(tx, award)) ?? left) : 0;
  // Free rounds pay into the bonus account one by one, and are the award's cost at its end.
  const isOfRounds = award.rounds_given > 0;
  const ofBonus = effect === 'grant' ? (isOfRounds ? 0 : amount) : effect === 'pay' ? 0 : -left;
  const cost = toWallet + ofBonus + (isOfRounds && effect !== 'grant' ? award.won : 0);
  const lines = [
    { accountId: wallet.id, amount: toWallet },
    { accountId: bonus.id, amount: ofBonus },
    { accountId: house.id, amount: -toWallet - ofBonus },
  ].filter((line) => line.amount !== 0);
  if (lines.length === 0) return { transactionId: null, accountId: bonus.id, toWallet: 0, cost };
  const { transaction } = await post(tx, {
    merchant,
    kind: 'bonus',
    actor: `award:${award.id}`,
    idempotencyKey: effect,
    payload: { awardId: award.id, effect },
    about: await titleOf(tx, award),
    lines,
  });
  return { transactionId: transaction.id, accountId: bonus.id, toWallet, cost };
};

const maxConverted = async (tx: Tx, award: AwardRow): Promise<number | null> =>
  (await termsOf(tx, award)).requirement.maxConverted;

/** The terms that the member accepted. */
export const termsOf = async (
  tx: Tx,
  { merchant, campaign_id, terms_version }: Pick<AwardRow, 'merchant' | 'campaign_id' | 'terms_version'>,
): Promise<CampaignTerms> => {
  const { terms } = await inMerchant(tx, merchant)
    .selectFrom('campaign_terms')
    .select('terms')
    .where('campaign_id', '=', campaign_id)
    .where('version', '=', terms_version)
    .executeTakeFirstOrThrow();
  return terms as CampaignTerms;
};

/** The campaign's title in English, or any, for the wallet's record. */
const titleOf = async (tx: Tx, { merchant, campaign_id }: AwardRow): Promise<string> => {
  const { code, texts } = await inMerchant(tx, merchant)
    .selectFrom('campaigns')
    .select(['code', 'texts'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  return inLanguage(texts as Texts<{ title: string }>, 'EN')?.title ?? code;
};
