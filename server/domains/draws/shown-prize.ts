import type { DrawTerms, WheelTerms } from '../../../contract/draws-operator.ts';
import { Prize, type ShownPrize } from '../../../contract/prizes.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { closedTo, factsOf } from '../campaigns/index.ts';
import { campaignsOfPrizes, shownPrize, worthOfPrize } from '../prizes/index.ts';
import { inLanguage, type Texts } from '../site/index.ts';

/** All prizes that terms name, each with its field. */
export const prizesOf = (terms: DrawTerms): { field: string; prize: Prize | null }[] => {
  switch (terms.kind) {
    case 'wheel':
      return [
        ...terms.segments.map(({ prize }, place) => ({ field: `terms.segments.${place}.prize`, prize })),
        { field: 'terms.instead', prize: terms.instead },
      ];
    case 'raffle':
      return terms.prizes.map(({ prize }, place) => ({ field: `terms.prizes.${place}.prize`, prize }));
    case 'sign_in':
      return terms.days.map(({ prize }, place) => ({ field: `terms.days.${place}.prize`, prize }));
  }
};

/** What prizes are at this moment: their campaigns are read once. */
export const readPrizes = async (db: Db | Tx, merchant: string, prizes: readonly (Prize | null)[]) => {
  const campaigns = await campaignsOfPrizes(db, merchant, prizes);
  return {
    /** A prize as a member sees it. */
    shown: (prize: Prize, language: Language): ShownPrize => shownPrize(prize, campaigns, language),
    /** Whether it cannot be given now. Points can always be. */
    gone(prize: Prize | null, nowMs: number): boolean {
      if (prize?.kind !== 'award') return false;
      const campaign = campaigns.get(prize.campaign);
      return !campaign || closedTo(factsOf(campaign), worthOfPrize(prize, campaign), nowMs) !== undefined;
    },
    /** The prize with its amount, which stays when the campaign's terms change. */
    fixed(prize: Prize): Prize {
      if (prize.kind === 'points') return prize;
      const campaign = campaigns.get(prize.campaign);
      return { ...prize, amount: campaign ? worthOfPrize(prize, campaign) : prize.amount };
    },
  };
};
export type Prizes = Awaited<ReturnType<typeof readPrizes>>;

/** A prize that a row keeps. */
export const keptPrize = (value: unknown): Prize | null => (value === null ? null : Prize.parse(value));

/** A name by language. */
export const nameIn = (texts: unknown, language: Language): string =>
  inLanguage(texts as Texts<{ name: string }>, language)?.name ?? '';

/** The places of the segments whose prizes cannot be given now. */
export const goneOf = ({ segments }: WheelTerms, prizes: Prizes, nowMs: number): Set<number> =>
  new Set(segments.flatMap(({ prize }, place) => (prizes.gone(prize, nowMs) ? [place] : [])));
