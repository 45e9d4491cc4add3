import type { CampaignTerms } from '../../../contract/campaigns.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inLanguage, type Texts } from '../site/index.ts';

export type ShutGamesOf = (terms: CampaignTerms) => { node: number; name: string }[];

/** Reads the names of the games that any of these terms shut. Returns those of one of the terms. */
export const shutGamesOf = async (
  db: Db | Tx,
  merchant: string,
  all: readonly CampaignTerms[],
  language: Language,
): Promise<ShutGamesOf> => {
  const nodes = [...new Set(all.flatMap(({ requirement }) => requirement.shut))];
  if (nodes.length === 0) return () => [];
  const games = await inMerchant(db, merchant)
    .selectFrom('games')
    .select(['node_id', 'code', 'names'])
    .where('node_id', 'in', nodes)
    .execute();
  const names = new Map(
    games.map(({ node_id, code, names }) => [node_id, inLanguage(names as Texts, language) ?? code]),
  );
  return ({ requirement }) =>
    requirement.shut.flatMap((node) => {
      const name = names.get(node);
      return name === undefined ? [] : [{ node, name }];
    });
};
