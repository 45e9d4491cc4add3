import type { ShownPrize } from '../../../contract/missions.ts';
import type { Prize } from '../../../contract/prizes.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { findCampaign } from '../awards/index.ts';
import { inLanguage, type Texts } from '../site/index.ts';

/** Makes prizes as members see them, in a language; reads the campaigns of these prizes. */
export const prizesShown = async (
  db: Db | Tx,
  merchant: string,
  prizes: readonly Prize[],
  language: Language,
): Promise<(prize: Prize) => ShownPrize> => {
  const codes = new Set(prizes.flatMap((prize) => (prize.kind === 'award' ? [prize.campaign] : [])));
  const campaigns = new Map<string, Awaited<ReturnType<typeof findCampaign>>>();
  for (const code of codes) campaigns.set(code, await findCampaign(db, merchant, code));
  return (prize) => {
    if (prize.kind === 'points') return prize;
    const campaign = campaigns.get(prize.campaign);
    const { reward, requirement } = campaign?.terms ?? {};
    return {
      kind: 'award',
      campaign: prize.campaign,
      title: inLanguage((campaign?.texts ?? {}) as Texts<{ title: string }>, language)?.title ?? prize.campaign,
      amount: prize.amount ?? (reward?.kind === 'fixed' ? reward.amount : 0),
      factor: requirement?.factor ?? 0,
      days: requirement?.days ?? 0,
    };
  };
};
