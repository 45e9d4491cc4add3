import { badReturn, refuse } from '../shared/check-params.ts';
import { parOf } from './par.ts';
import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

/** So many totals at most where a bet names any set of them: all sets are enumerated. */
const MAX_FACES = 12;

export const Params = Shape.check(
  refuse((params: Given) => {
    if (params.dice * params.faces > 200) return 'dice: a total above 200 is not supported';
    if (params.kinds.includes('faces') && (params.dice > 1 || params.faces > MAX_FACES)) {
      return `kinds: "faces" needs one die of at most ${MAX_FACES} faces`;
    }
    const sheet = parOf(params);
    if (sheet.bets.length === 0) return 'least, most: no bet is offered between them';
    const flat = sheet.bets.find(({ maxWin }) => maxWin.stakes.n <= maxWin.stakes.d);
    return flat ? `most: the bet ${flat.bet} pays no more than the stake` : badReturn(sheet);
  }),
);
