import { contracts, type PayContract } from '../../../contract/contracts.ts';
import { PAY_KINDS, type PayTerms } from '../../../contract/pay-terms.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const NO_TERMS: Omit<PayTerms, 'tiers'> = { activeFrom: 0, minimumActive: 0, cap: null, mode: 'fixed' };

/** Parses contract terms without checking them; the server validates them. */
const termsOf = (text: string | undefined): object => {
  const wrong = new WrongCommand(
    `Terms are needed: --terms '{"tiers": [{"turnover": 0, "active": 0, "rate": 25000}]}'.`,
  );
  if (text === undefined) throw wrong;
  try {
    const { tiers, ...terms } = JSON.parse(text) as { tiers: object[] };
    return { ...NO_TERMS, ...terms, tiers: tiers.map((tier) => ({ loss: null, ...tier })) };
  } catch {
    throw wrong;
  }
};

const contract = (input: CommandInput): Command => {
  const kind = oneOf(word(input, 1, PAY_KINDS.join(', ')), PAY_KINDS);
  const account = word(input, 2, 'the account of the agent');
  noMoreThan(input, 3);
  const { merchant, options } = input;
  return {
    endpoint: contracts.grant,
    request: { merchant, account, kind, terms: termsOf(options['terms']), reason: neededReason(input) },
    report: ({ version, fromMs }: PayContract) =>
      `Version ${version} holds for ${account} from ${new Date(fromMs!).toISOString()} on.`,
  };
};

/** The merchant's contracts with agents. */
export const contractCommands: CommandSet = {
  help: `  contract realtime|hour|day|dividend <account> --terms '{"tiers": [{"turnover": 100000, "active": 3, "rate": 25000}]}' --reason "why"
                                                    the merchant's pay for an agent at the top, from the next window on; amounts
                                                    in minor units, rates in millionths; a tier may have "loss", the terms
                                                    "activeFrom", "minimumActive", "cap" and "mode" ("fixed" or "float")`,
  commands: { contract },
  options: ['terms'],
  refusals: {
    downline_not_an_agent: 'That account is no agent.',
    wrong_side: 'There is an upline above that agent: its contract is between the two of them.',
    tiers_out_of_order: 'Each tier must ask for more than the one before, and pay more.',
    below_downline: 'An agent below has a contract that would be better than this.',
  },
};
