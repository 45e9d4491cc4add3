import type { BetDetails } from '../../../contract/vendor.ts';
import type { Words } from '../../families/family.ts';
import { wordsOf } from '../words.ts';
import type { Rules } from './play.ts';
import type { RoundRow } from './rounds.ts';

const inEach = async (
  { family }: Rules,
  { exponent }: Pick<RoundRow, 'exponent'>,
  say: (words: Words) => string,
): Promise<BetDetails> => {
  const languages = await wordsOf(family, exponent);
  return Object.fromEntries(languages.map(([language, words]) => [language, say(words)]));
};

/** What the bet of a round is on, in each language of the Studio. */
export const describeBet = (rules: Rules, round: Pick<RoundRow, 'bet' | 'exponent'>): Promise<BetDetails> =>
  inEach(rules, round, (words) => rules.family.describeBet(rules.params, round.bet, words));

/** What a move that takes a further stake is for. `state` is the one before it. */
export const describeMove = async (
  rules: Rules,
  round: Pick<RoundRow, 'exponent'>,
  state: unknown,
  move: unknown,
): Promise<BetDetails | undefined> =>
  rules.family.describeMove &&
  inEach(rules, round, (words) => rules.family.describeMove!(rules.params, state, move, words));
