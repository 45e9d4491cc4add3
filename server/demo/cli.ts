import type { ResponseOf } from '../../contract/define.ts';
import { betNow } from './traffic/bet-now-endpoint.ts';
import {
  noMoreThan,
  sumOf,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../operator/command-line.ts';

const demoBet = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  const { member = null, stake, win } = input.options;
  if (stake !== undefined && !/^[1-9]\d{0,8}$/.test(stake))
    throw new WrongCommand(`--stake "${stake}" is no amount in minor units.`);
  return {
    endpoint: betNow,
    request: {
      merchant: input.merchant,
      account: member,
      stake: stake === undefined ? null : Number(stake),
      untilWin: win !== undefined,
    },
    report: ({ bets, last }: ResponseOf<typeof betNow>) => {
      const count = `${bets} ${bets === 1 ? 'bet' : 'bets'}`;
      if (!last) throw new WrongCommand(`It did not happen in time, in ${count}. Try it again.`);
      return `${last.account} bet ${sumOf(last.stake)} and won ${sumOf(last.won)} (${count}).`;
    },
  };
};

/** Bets of simulated players. */
export const demoCommands: CommandSet = {
  help: `  demo-bet [--member <account>] [--stake 500] [--win]
                                                    a simulated player of the demo bets now, by its stake in minor units;
                                                    --win: they go on until one wins enough for the winners board`,
  commands: { 'demo-bet': demoBet },
  options: ['member', 'stake'],
  switches: ['win'],
};
