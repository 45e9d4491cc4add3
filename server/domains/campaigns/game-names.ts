import type { CampaignTerms } from '../../../contract/campaigns.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inLanguage, type Texts } from '../site/index.ts';

/** The games of these node ids with their names; one that the merchant does not have is left out. */
export type GameNames = (nodes: readonly number[]) => { node: number; name: string }[];

/** Reads the names of the games that any of these terms names: those that it shuts, and those of its free rounds. */
export const gameNames = async (
  db: Db | Tx,
  merchant: string,
  all: readonly CampaignTerms[],
  language: Language,
): Promise<GameNames> => {
  const nodes = new Set(
    all.flatMap(({ requirement, reward }) => [
      ...requirement.shut,
      ...(reward.kind === 'free_rounds' ? reward.games : []),
    ]),
  );
  if (nodes.size === 0) return () => [];
  const games = await inMerchant(db, merchant)
    .selectFrom('games')
    .select(['node_id', 'code', 'names'])
    .where('node_id', 'in', [...nodes])
    .execute();
  const names = new Map(
    games.map(({ node_id, code, names }) => [node_id, inLanguage(names as Texts, language) ?? code]),
  );
  return (wanted) =>
    wanted.flatMap((node) => {
      const name = names.get(node);
      return name === undefined ? [] : [{ node, name }];
    });
};
