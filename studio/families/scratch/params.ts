import { badReturn, refuse } from '../shared/check-params.ts';
import { parOf } from './par.ts';
import { Shape, type Keys, type Match, type Tier, type Params as Given } from './shape.ts';

export type Params = Given;

export const Params = Shape.check(
  refuse((params: Given) => {
    const winning = params.tiers.reduce((sum, { tickets }) => sum + tickets, 0);
    if (winning >= params.book)
      return `tiers: ${winning} winning tickets leave no other one in a book of ${params.book}`;
    const { game, tiers } = params;
    return (game.kind === 'match' ? badMatch(game, tiers) : badKeys(game, tiers)) ?? badReturn(parOf(params));
  }),
);

function badMatch({ cells, symbols, boosts }: Match, tiers: readonly Tier[]): string | undefined {
  if (new Set(symbols.flatMap(({ key, pays }) => [key, pays])).size < symbols.length * 2) {
    return 'symbols: a name or a prize is used twice';
  }
  if (symbols.length * 2 < cells) return `symbols: ${symbols.length} are too few to fill ${cells} cells in pairs`;
  for (const { wins, boost } of tiers) {
    if (wins.length > 1 || !symbols.some(({ pays }) => pays === wins[0])) {
      return `tiers: no symbol pays ${wins.join(' + ')}`;
    }
    if (!boosts.includes(boost)) return `tiers: the boost ${boost} is not on the tickets`;
  }
  return undefined;
}

function badKeys({ keys, fields, numbers }: Keys, tiers: readonly Tier[]): string | undefined {
  if (numbers < keys + fields) return `numbers: ${numbers} are too few for ${keys} keys and ${fields} fields`;
  for (const { wins, boost } of tiers) {
    if (wins.length > fields) return `tiers: ${wins.length} wins do not fit into ${fields} fields`;
    if (boost !== 1) return 'tiers: tickets with key numbers have no boost';
  }
  return undefined;
}
