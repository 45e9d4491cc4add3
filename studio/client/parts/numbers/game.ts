import { translateWith } from '../../../families/shared/translate.ts';
import type { BetType } from '../../../families/shared/lottery/bet-type.ts';
import type { LotteryTexts } from '../../../families/shared/lottery/describe.ts';
import { en } from '../../../families/shared/lottery/texts/en.ts';
import type { I18n } from '../../i18n/index.ts';

/** What the view of a lottery needs to know of it. */
export interface NumberGame {
  types: readonly BetType[];
  texts: {
    EN: LotteryTexts;
    CN: () => Promise<LotteryTexts>;
    AR: () => Promise<LotteryTexts>;
  };
  /** Balls of a draw. */
  balls: number;
  /** The numbers that can come, and whether each place of the draw has its own. */
  stats: {
    from: number;
    to: number;
    byPlace: boolean;
    /** The numbers of a draw that are counted; all unless stated. */
    read?: (balls: readonly number[]) => readonly number[];
  };
  /** Prizes under which the numbers are shown, with their digits. */
  rows?: readonly { key: string; count: number; digits: number }[];
  /** The look of a ball: a class. */
  lookOf?: (ball: number, place: number) => string;
  /** The colour of a number where it is chosen: a class. */
  colourOf?: (number: number) => string;
  /** The draw in a sentence. */
  said: (balls: readonly number[], texts: LotteryTranslate) => string;
}

/** The texts of a lottery, with those that all share. */
export type LotteryTranslate = (key: string, values?: Record<string, string | number>) => string;

/** Loads the texts of a lottery in the player's language. */
export async function loadLotteryTexts(
  { language }: Pick<I18n, 'language'>,
  { EN, CN, AR }: NumberGame['texts'],
): Promise<LotteryTranslate> {
  if (language === 'CN') {
    const [own, shared] = await Promise.all([CN(), import('../../../families/shared/lottery/texts/cn.ts')]);
    return translateWith<string>({ ...shared.cn, ...own });
  }
  if (language === 'AR') {
    const [own, shared] = await Promise.all([AR(), import('../../../families/shared/lottery/texts/ar.ts')]);
    return translateWith<string>({ ...shared.ar, ...own });
  }
  return translateWith<string>({ ...en, ...EN });
}
