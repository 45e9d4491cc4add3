import { translateWith } from '../../../families/shared/translate.ts';
import type { BetType } from '../../../families/shared/lottery/bet-type.ts';
import type { LotteryTexts } from '../../../families/shared/lottery/describe.ts';
import { en as sharedEn } from '../../../families/shared/lottery/texts/en.ts';
import type { I18n } from '../../i18n/index.ts';
import { textsIn, type TextFiles } from '../../i18n/texts-in.ts';

/** What the view of a lottery needs to know of it. */
export interface NumberGame {
  types: readonly BetType[];
  texts: {
    en: LotteryTexts;
    files: TextFiles<LotteryTexts>;
    /** Adds texts that are made of others. */
    complete?: (texts: LotteryTexts) => LotteryTexts;
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
  /** The balls are digits of one number: they run from left to right on every page. */
  areDigits?: boolean;
  /** The look of a ball: a class. */
  lookOf?: (ball: number, place: number) => string;
  /** The colour of a number where it is chosen: a class. */
  colourOf?: (number: number) => string;
  /** The draw in a sentence. */
  said: (balls: readonly number[], texts: LotteryTranslate) => string;
}

/** The texts of a lottery, with those that all share. */
export type LotteryTranslate = (key: string, values?: Record<string, string | number>) => string;

const shared = import.meta.glob<Record<string, LotteryTexts>>([
  '../../../families/shared/lottery/texts/??.ts',
  '!../../../families/shared/lottery/texts/en.ts',
]);

/** Loads the texts of a lottery in the player's language. */
export async function loadLotteryTexts(
  { language }: Pick<I18n, 'language'>,
  { en, files, complete = (texts) => texts }: NumberGame['texts'],
): Promise<LotteryTranslate> {
  const [own, ofAll] = await Promise.all([
    textsIn(language, files, en),
    textsIn<LotteryTexts>(language, shared, sharedEn),
  ]);
  return translateWith<string>({ ...ofAll, ...complete(own) });
}
