import type { LiveFamily } from '../../../../contract/live-rounds.ts';
import { BadBet, type Family, type Step } from '../../family.ts';
import { badReturn, refuse } from '../check-params.ts';
import type { Rule } from '../draw.ts';
import { NO_MOVES } from '../one-call.ts';
import { perParams } from '../per-params.ts';
import type { BetType } from './bet-type.ts';
import { minPrize, parOfType } from './par.ts';
import { offeredTypes, payTable } from './pays.ts';
import { Bet, Shape, type Params, type State } from './shape.ts';
import { notAtRiskOf, payOfLine, stakeOfLine } from './ticket.ts';
import { describeTicket } from './describe.ts';

/** What differs between two lotteries. */
export interface Lottery {
  name: LiveFamily;
  /** Every bet type of the family. */
  types: readonly BetType[];
  /** The draw, which does not depend on the ticket. */
  draw: () => Rule<number[]>;
}

/** Makes a family of a lottery: tickets of lines that one draw decides. */
export function createLottery({ name, types, draw }: Lottery): Family<Params, Bet, never, State> {
  const typesOf = offeredTypes(types);
  const paysOf = payTable(types);
  const sheet = perParams((params: Params) => ({
    bets: typesOf(params).map((type) => parOfType(type, paysOf(params).get(type.key)!)),
  }));
  const examples = perParams((params: Params): Record<string, Bet> =>
    Object.fromEntries(
      typesOf(params).map((type) => {
        const prize = type.isByChoice ? minPrize(type, paysOf(params).get(type.key)!) : 0;
        const picks = type.example(prize).map((chosen) => [...chosen]);
        return [type.key, { lines: [{ on: type.key, picks, unit: 100, times: 1 }] }];
      }),
    ),
  );
  return {
    name,
    words: [`${name}/view/texts`, 'shared/lottery/texts'],
    Params: Shape.check(
      refuse((params) => {
        const missing = params.types?.find((key) => !types.some((type) => type.key === key));
        return missing === undefined ? badReturn(sheet(params)) : `types: there is no bet type "${missing}"`;
      }),
    ),
    Bet,
    stakeOf(params, { lines }) {
      if (lines.length === 0) throw new BadBet('BET_NOT_OFFERED');
      return lines.reduce((sum, line) => sum + stakeOfLine(typesOf(params), line), 0);
    },
    *begin(params, { lines }): Rule<Step<State>> {
      const balls = yield* draw();
      const pays = lines.map((line) => payOfLine(typesOf(params), paysOf(params), line, balls));
      const payout = pays.reduce((sum, pay) => sum + pay, 0);
      return { state: { lines, balls, pays, payout }, payout };
    },
    ...NO_MOVES,
    notAtRisk: (params, state) => notAtRiskOf(typesOf(params), paysOf(params), state),
    view: (_, state) => state,
    describeBet: describeTicket(types),
    shared: {
      family: name,
      areTickets: true,
      watch: { lines: [] },
      result: (_, { balls }) => ({ balls }),
      // Many selections are possible, so that a round tells its stakes by bet type.
      stakes({ lines }) {
        const sums: Record<string, number> = {};
        for (const line of lines) sums[line.on] = (sums[line.on] ?? 0) + stakeOfLine(types, line);
        return sums;
      },
      together: (states) => ({
        ...states[0]!,
        lines: states.flatMap(({ lines: each }) => each),
        pays: states.flatMap(({ pays }) => pays),
        payout: states.reduce((sum, { payout }) => sum + payout, 0),
      }),
    },
    examples,
    par: sheet,
  };
}
