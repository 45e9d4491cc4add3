import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { PATTERNS, type PatternName } from '../patterns.ts';

const Pattern = z.enum(Object.keys(PATTERNS) as [PatternName, ...PatternName[]]);
const Card = z.strictObject({ numbers: z.array(z.int()).check(z.length(25)), won: z.array(Pattern), payout: z.int() });
const Shown = z.strictObject({ stake: z.int(), balls: z.array(z.int()), cards: z.array(Card), payout: z.int() });
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of bingo. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
