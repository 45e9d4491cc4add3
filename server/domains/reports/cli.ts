import { Day } from '../../../contract/day.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import { PAYMENTS_BY, PLAYERS_BY, reportsOperator, REVENUE_BY } from '../../../contract/reports-operator.ts';
import {
  noMoreThan,
  oneOf,
  word,
  WrongCommand,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';
import { reportCsv, tableOf, type Column, type Report } from './table.ts';

/** A year of a large merchant takes a while. */
const WITHIN_MS = 10 * 60_000;

type Revenue = ResponseOf<typeof reportsOperator.revenue>['total'];
type Payments = ResponseOf<typeof reportsOperator.payments>['total'];
type Players = ResponseOf<typeof reportsOperator.players>['total'];
type Cost = keyof NonNullable<Revenue['house']>;

const count = <F>(title: string, of: (figures: F) => number): Column<F> => ({ title, of });
const money = <F>(title: string, of: (figures: F) => number): Column<F> => ({ title, of, isMoney: true });
const rare = <F>(column: Column<F>): Column<F> => ({ ...column, isRare: true });
const ofHouse = (title: string, name: Cost): Column<Revenue> => money(title, ({ house }) => house?.[name] ?? 0);

const PLAY: readonly Column<Revenue>[] = [
  count('bets', ({ bets }) => bets),
  count('players', ({ players }) => players),
  money('stake', ({ stake }) => stake),
  money('valid', ({ valid }) => valid),
  money('wins', ({ wins }) => wins),
  money('gross', ({ gross }) => gross),
  rare(money('jackpots', ({ jackpots }) => jackpots)),
];
const HOUSE: readonly Column<Revenue>[] = [
  rare(ofHouse('to pools', 'pools')),
  rare(ofHouse('bonuses', 'bonuses')),
  rare(ofHouse('agents', 'agents')),
  rare(ofHouse('corrections', 'corrections')),
  rare(ofHouse('written off', 'writtenOff')),
  rare(ofHouse('fees', 'fees')),
  ofHouse('net', 'net'),
];
const PAYMENTS: readonly Column<Payments>[] = [
  count('deposits', ({ deposits }) => deposits),
  count('depositors', ({ depositors }) => depositors),
  money('deposited', ({ deposited }) => deposited),
  rare(money('fees in', ({ depositFees }) => depositFees)),
  count('first', ({ firstDeposits }) => firstDeposits),
  money('first sum', ({ firstDeposited }) => firstDeposited),
  count('requests', ({ requests }) => requests),
  money('requested', ({ requested }) => requested),
  rare(money('returned', ({ returned }) => returned)),
  count('payouts', ({ payouts }) => payouts),
  money('paid out', ({ paidOut }) => paidOut),
  rare(money('fees out', ({ payoutFees }) => payoutFees)),
  money('net', ({ net }) => net),
  rare(count('waiting in', ({ depositsWaiting }) => depositsWaiting)),
  rare(money('sum in', ({ depositsWaitingSum }) => depositsWaitingSum)),
  rare(count('waiting out', ({ withdrawalsWaiting }) => withdrawalsWaiting)),
  rare(money('sum out', ({ withdrawalsWaitingSum }) => withdrawalsWaitingSum)),
];
const PLAYERS: readonly Column<Players>[] = [
  count('registered', ({ registered }) => registered),
  count('logged in', ({ loggedIn }) => loggedIn),
  count('active', ({ active }) => active),
  count('depositors', ({ depositors }) => depositors),
  count('first', ({ firstDepositors }) => firstDepositors),
  money('in wallets', ({ balance }) => balance),
];

const REPORTS = {
  revenue: { title: 'Revenue', endpoint: reportsOperator.revenue, ways: REVENUE_BY },
  payments: { title: 'Payments', endpoint: reportsOperator.payments, ways: PAYMENTS_BY },
  players: { title: 'Players', endpoint: reportsOperator.players, ways: PLAYERS_BY },
} as const;

const columnsOf = (what: keyof typeof REPORTS, by: string): readonly Column<never>[] => {
  if (what === 'revenue') return by === 'day' || by === 'month' ? [...PLAY, ...HOUSE] : PLAY;
  return what === 'payments' ? PAYMENTS : PLAYERS;
};

/** Returns the day of an option, if it is given. */
const dayIn = ({ options }: CommandInput, name: string): Record<string, string> => {
  const day = options[name];
  if (day === undefined) return {};
  if (!Day.safeParse(day).success)
    throw new WrongCommand(`--${name}: "${day}" is no day of the calendar; write it as 2026-01-31.`);
  return { [name]: day };
};

const report = (input: CommandInput): Command => {
  const what = oneOf(word(input, 1, 'revenue, payments or players'), ['revenue', 'payments', 'players']);
  noMoreThan(input, 2);
  const { title, endpoint, ways } = REPORTS[what];
  const by = oneOf(input.options['by'] ?? 'day', ways as readonly string[]);
  const columns = columnsOf(what, by);
  return {
    endpoint,
    request: { merchant: input.merchant, ...dayIn(input, 'from'), ...dayIn(input, 'to'), by },
    withinMs: WITHIN_MS,
    report: (answer: Report<never>) =>
      input.options['csv'] === undefined ? tableOf(title, by, columns, answer) : reportCsv(by, columns, answer),
  };
};

type Period = { problem: string; from: string; to: string; today: string; maxDays: number };

/** Reports of a merchant. */
export const reportCommands: CommandSet = {
  help: `  report revenue|payments|players [--from 2026-01-01] [--to 2026-01-31] [--by <what>] [--csv]
                                                    figures from the ledger by the merchant's days, the last 30 if none is
                                                    named, up to 366; --by day or month; revenue also by game-type, vendor
                                                    or game, payments also by method; --csv: for a spreadsheet`,
  commands: { report },
  options: ['from', 'to', 'by'],
  switches: ['csv'],
  refusals: {
    report_period_wrong: (details) => {
      const { problem, from, to, today, maxDays } = details as Period;
      if (problem === 'reversed') return `--from ${from} is after --to ${to}.`;
      if (problem === 'future') return `${from} is after today, which is ${today} at this merchant.`;
      return `From ${from} to ${to} is too long: a report has at most ${maxDays} days.`;
    },
  },
};
