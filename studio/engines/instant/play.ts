import type { AnyFamily, Step } from '../../families/family.ts';
import { play } from '../../families/shared/draw.ts';
import { wordsOf, type Seeds } from '../fairness.ts';

/** The rules that a round is played by. */
export interface Rules {
  family: AnyFamily;
  params: unknown;
}

/** A round after its bet or one of its moves, and how many words of its seeds were drawn until then. */
export interface Played {
  step: Step<unknown>;
  words: number;
}

/** Plays the bet with the round's first words. */
export const playBet = ({ family, params }: Rules, bet: unknown, seeds: Seeds): Promise<Played> =>
  drawn(family.begin(params, bet), seeds, 0);

/** A round played to its end, with the moves that were made. */
interface PlayedOut extends Played {
  moves: unknown[];
}

/**
 * Plays bets with the same words, which are computed once. A bet that waits makes the chosen moves, then those of a player who left.
 */
export function sameDraw(
  { family, params }: Rules,
  seeds: Seeds,
): (bet: unknown, chosen?: readonly unknown[]) => Promise<PlayedOut> {
  const next = wordsOf(seeds);
  const known: Promise<number>[] = [];
  return async (bet, chosen = []) => {
    let words = 0;
    const draw = async (rule: ReturnType<AnyFamily['begin']>): Promise<Step<unknown>> =>
      (await play(rule, () => (known[words++] ??= next()))) as Step<unknown>;
    let step = await draw(family.begin(params, bet));
    const moves: unknown[] = [];
    while (step.payout === null) {
      const move: unknown = chosen[moves.length] ?? family.leave(params, step.state);
      step = await draw(family.move(params, step.state, move));
      moves.push(move);
    }
    return { step, words, moves };
  };
}

/** Plays a move with the words that follow. Throws BadMove for a move that the state does not allow. */
export const playMove = (
  { family, params }: Rules,
  state: unknown,
  move: unknown,
  seeds: Seeds,
  words: number,
): Promise<Played> => drawn(family.move(params, state, move), seeds, words);

/** Plays a bet and the moves that were made, and no others. Throws BadMove for a move after the end. */
export async function playMoves(
  rules: Rules,
  { bet, moves }: { bet: unknown; moves: readonly unknown[] },
  seeds: Seeds,
): Promise<Played> {
  let played = await playBet(rules, bet, seeds);
  for (const move of moves) played = await playMove(rules, played.step.state, move, seeds, played.words);
  return played;
}

async function drawn(rule: ReturnType<AnyFamily['begin']>, seeds: Seeds, before: number): Promise<Played> {
  const next = wordsOf(seeds, before);
  let words = before;
  const step = (await play(rule, () => {
    words += 1;
    return next();
  })) as Step<unknown>;
  return { step, words };
}

/** A whole round again, from its bet, its moves and its seeds alone. */
export interface Replayed {
  /** The state after the bet and after each move. */
  steps: Step<unknown>[];
  /** All stakes. */
  stake: number;
  /** Null if the moves do not end the round. */
  payout: number | null;
}

/** Repeats a round; the same in the browser and on the server. Throws BadBet or BadMove if it cannot have been played. */
export async function replay(
  rules: Rules,
  { bet, moves }: { bet: unknown; moves: readonly unknown[] },
  seeds: Seeds,
): Promise<Replayed> {
  const { family, params } = rules;
  let stake = family.stakeOf(params, bet);
  let { step, words } = await playBet(rules, bet, seeds);
  const steps = [step];
  for (const move of moves) {
    stake += family.costOf(params, step.state, move);
    ({ step, words } = await playMove(rules, step.state, move, seeds, words));
    steps.push(step);
  }
  return { steps, stake, payout: step.payout };
}
