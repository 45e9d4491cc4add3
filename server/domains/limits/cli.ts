import {
  EXCLUSION_KINDS,
  EXCLUSION_TERMS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type Exclusion,
  type PlayerLimit,
  type PlayerProtection,
} from '../../../contract/player-limits.ts';
import { playerLimitsOperator } from '../../../contract/player-limits-operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const amountOf = (protection: PlayerProtection, { kind }: PlayerLimit, amount: number | null): string => {
  if (amount === null) return '-';
  const { currency, exponent } = protection;
  if (kind === 'time') return `${amount} min`;
  return amount < 0 ? `-${sumOf({ amount: -amount, currency, exponent })}` : sumOf({ amount, currency, exponent });
};

const exclusionLine = ({ kind, gameType, by, untilMs }: Exclusion): string =>
  `${kind}${gameType === null ? '' : ` ${gameType}`}  by ${by}  until ${new Date(untilMs).toISOString()}`;

const report = (protection: PlayerProtection): string => {
  const set = protection.limits.filter(({ amount }) => amount !== null);
  const lines = set.map((limit) => {
    const [own, operator, used] = [limit.own, limit.operator, limit.used].map((amount) =>
      amountOf(protection, limit, amount),
    );
    return `${limit.kind} ${limit.period}  member ${own}  operator ${operator}  used ${used}`;
  });
  return [...lines, ...protection.exclusions.map(exclusionLine)].join('\n') || 'No limits and no exclusions.';
};

const limits = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account of the member');
  noMoreThan(input, 2);
  return { endpoint: playerLimitsOperator.overview, request: { merchant: input.merchant, account }, report };
};

const limit = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account of the member');
  const kind = oneOf(word(input, 2, LIMIT_KINDS.join(', ')), LIMIT_KINDS);
  const period = oneOf(word(input, 3, LIMIT_PERIODS.join(', ')), LIMIT_PERIODS);
  const text = word(input, 4, 'the amount in minor units, or off');
  noMoreThan(input, 5);
  if (text !== 'off' && !/^\d{1,13}$/.test(text)) throw new WrongCommand(`"${text}" is not a number of minor units.`);
  return {
    endpoint: playerLimitsOperator.setLimit,
    request: {
      merchant: input.merchant,
      account,
      kind,
      period,
      amount: text === 'off' ? null : Number(text),
      reason: neededReason(input),
    },
    report,
  };
};

const exclude = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account of the member');
  const kind = oneOf(word(input, 2, EXCLUSION_KINDS.join(', ')), EXCLUSION_KINDS);
  const term = oneOf(word(input, 3, EXCLUSION_TERMS.join(', ')), EXCLUSION_TERMS);
  noMoreThan(input, 4);
  const { type } = input.options;
  return {
    endpoint: playerLimitsOperator.exclude,
    request: {
      merchant: input.merchant,
      account,
      kind,
      term,
      ...(type === undefined ? {} : { gameType: type }),
      reason: neededReason(input),
    },
    report,
  };
};

const realityCheck = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account of the member');
  noMoreThan(input, 2);
  return {
    endpoint: playerLimitsOperator.askRealityCheck,
    request: { merchant: input.merchant, account, reason: neededReason(input) },
    report: () => `${account} is asked at the end of the running round.`,
  };
};

/** Members' limits and exclusions. */
export const limitCommands: CommandSet = {
  help: `  limits <account>                                  a member's limits, what is used of each, and running exclusions
  limit <account> deposit|loss|wager|time day|week|month <amount>|off --reason "why"
  limit <account> stake bet <amount>|off --reason "why"
                                                    the operator's limit, in minor units (time: minutes), at once; the
                                                    stricter of the operator's and the member's applies
  exclude <account> cool_off 24h|7d|30d --reason "why"
  exclude <account> self_exclusion 6m|1y|5y --reason "why"
  exclude <account> type_lock 24h|7d|30d|6m|1y|5y --type RNG --reason "why"
                                                    no bets and no deposits, or no bets on games of one type; nothing
                                                    ends it before its term
  reality-check <account> --reason "why"           asks now: no new round until the member answers`,
  commands: { limits, limit, exclude, 'reality-check': realityCheck },
  options: ['type'],
};
