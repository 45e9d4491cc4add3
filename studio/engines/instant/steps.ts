import { isDeepStrictEqual } from 'node:util';
import type { Replay, RoundStep } from '../../protocol.ts';
import type { Studio } from '../../server/context.ts';
import { describeBet, describeMove } from './describe.ts';
import { seedsOf } from './decide.ts';
import { replay } from './play.ts';
import type { RoundRow } from './rounds.ts';

/**
 * A round as its player saw it after the bet and after each move, repeated from its seeds (PP-25), and what it was bet on.
 * Without steps for a round that has no moves, and for one that the title's rules no longer give: its end is then all that
 * can be shown.
 */
export async function stepsOf(
  { titles }: Pick<Studio, 'titles'>,
  round: RoundRow,
): Promise<Pick<Replay, 'steps' | 'betOn'>> {
  const title = titles.get(round.game);
  if (!title) return { steps: [], betOn: [] };
  const betOn = [await describeBet(title, round)];
  if (round.outcome === null || round.moves.length === 0) return { steps: [], betOn };
  const { family, params } = title;
  // A round of other rules has no steps to show.
  const played = await replay(title, round, seedsOf(round)).catch(() => undefined);
  if (!played || !isDeepStrictEqual(asStored(played.steps.at(-1)?.state), round.outcome)) return { steps: [], betOn };
  let stake = family.stakeOf(params, round.bet);
  const steps: RoundStep[] = [{ stake, outcome: family.view(params, played.steps[0]!.state) }];
  for (const [index, move] of round.moves.entries()) {
    const [before, after] = [played.steps[index]!.state, played.steps[index + 1]!.state];
    const cost = family.costOf(params, before, move);
    const description = cost > 0 ? await describeMove(title, round, before, move) : undefined;
    if (description) betOn.push(description);
    stake += cost;
    steps.push({ stake, outcome: family.view(params, after) });
  }
  return { steps, betOn };
}

const asStored = (state: unknown): unknown => JSON.parse(JSON.stringify(state ?? null)) as unknown;
