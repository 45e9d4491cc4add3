import { isDeepStrictEqual } from 'node:util';
import type { RoundStep } from '../../protocol.ts';
import type { Studio } from '../../server/context.ts';
import { seedsOf } from './decide.ts';
import { replay } from './play.ts';
import type { RoundRow } from './rounds.ts';

/**
 * A round as its player saw it after the bet and after each move, repeated from its seeds (PP-25). Empty for a round that
 * has no moves, and for one that the title's rules no longer give: its end is then all that can be shown.
 */
export async function stepsOf({ titles }: Pick<Studio, 'titles'>, round: RoundRow): Promise<RoundStep[]> {
  const title = titles.get(round.game);
  if (!title || round.outcome === null || round.moves.length === 0) return [];
  const { family, params } = title;
  const played = await replay(title, round, seedsOf(round)).catch(() => undefined);
  if (!played || !isDeepStrictEqual(asStored(played.steps.at(-1)?.state), round.outcome)) return [];
  let stake = family.stakeOf(params, round.bet);
  return played.steps.map(({ state }, index) => {
    if (index > 0) stake += family.costOf(params, played.steps[index - 1]!.state, round.moves[index - 1]);
    return { stake, outcome: family.view(params, state) };
  });
}

const asStored = (state: unknown): unknown => JSON.parse(JSON.stringify(state ?? null)) as unknown;
