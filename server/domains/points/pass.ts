import { sql } from 'kysely';
import type { RefusalOfCampaign } from '../../../contract/campaigns.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { grantAward, grantedAmount } from '../awards/index.ts';
import { lockWallet } from '../wallet/index.ts';
import type { ExchangeRow } from './exchange-row.ts';
import { inLanguage, isGrantable } from './products.ts';

/** What the wallet's record says of converted points. */
const CONVERTED = 'Points';

/**
 * Carries an exchange out: pays its money or gives its award, once, and marks it as passed. Returns why not where its campaign is
 * not open to the member; then nothing was done.
 */
export const passExchange = async (tx: Tx, exchange: ExchangeRow): Promise<ExchangeRow | RefusalOfCampaign> => {
  const { id, merchant, member_id: memberId, exchange_type: category, quantity, campaign, amount: worth } = exchange;
  const tables = inMerchant(tx, merchant);
  const member = await tables
    .selectFrom('members')
    .select(['currency', 'exponent'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const wallet = await lockWallet(tx, { merchant, memberId, ...member });
  let awardId: number | null = null;
  if (campaign !== null) {
    const amount = worth ?? quantity * (await grantedAmount(tx, merchant, campaign));
    // The campaign may have got other terms since.
    if (amount === 0 || !(await isGrantable(tx, merchant, { category, campaign, amount: worth }))) return 'over';
    const occasion = `exchange:${id}`;
    const given = await grantAward(tx, { merchant, memberId, campaign, occasion, amount, who: occasion });
    if ('refusal' in given) return given.refusal;
    awardId = given.awardId;
  }
  return tables
    .updateTable('point_exchanges')
    .set({
      status: 'passed',
      decided_at: sql<Date>`row_clock()`,
      award_id: awardId,
      ledger_transaction_id: await pay(tx, exchange, { ...member, walletId: wallet.id }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

const pay = async (
  tx: Tx,
  { id, merchant, amount, names, campaign }: ExchangeRow,
  { currency, exponent, walletId }: { currency: string; exponent: number; walletId: number },
): Promise<number | null> => {
  if (amount === null || campaign !== null) return null;
  const house = await accountOf(tx, { merchant, ledger: 'real', kind: 'house', owner: merchant, currency, exponent });
  const { transaction } = await post(tx, {
    merchant,
    kind: 'bonus',
    actor: `exchange:${id}`,
    idempotencyKey: 'pay',
    payload: { exchangeId: id, amount },
    about: inLanguage<string>(names, 'EN') ?? CONVERTED,
    lines: [
      { accountId: walletId, amount },
      { accountId: house.id, amount: -amount },
    ],
  });
  return transaction.id;
};
