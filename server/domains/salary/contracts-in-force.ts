import { sql } from 'kysely';
import type { PayKind, PayTerms } from '../../../contract/pay-terms.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Contract } from './engine/window-parts.ts';

/** Returns every version that was agreed on, with the time during which it is in force; of all agents, or of one and its team. */
export const readContracts = async (
  db: Db | Tx,
  merchant: string,
  kind: PayKind,
  agent?: number,
): Promise<Contract[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('pay_contracts')
    .select(['id', 'downline', 'terms', 'from_at', 'until_at'])
    .where('kind', '=', kind)
    .where('from_at', 'is not', null)
    .$if(agent !== undefined, (q) =>
      q.where(sql<boolean>`downline in (select descendant from team_paths where ancestor = ${agent})`),
    )
    .orderBy('downline')
    .orderBy('version')
    .execute();
  return rows.map(({ id, downline, terms, from_at, until_at }) => ({
    id,
    agent: downline,
    terms: terms as PayTerms,
    fromMs: from_at!.getTime(),
    untilMs: until_at?.getTime() ?? null,
  }));
};
