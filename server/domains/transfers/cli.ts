import { FilledWallets, transferOperator } from '../../../contract/transfers-operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const singleWallet = (input: CommandInput): Command => {
  const way = oneOf(word(input, 1, 'on or off'), ['on', 'off']);
  noMoreThan(input, 2);
  return {
    endpoint: transferOperator.setSingleWallet,
    request: { merchant: input.merchant, single: way === 'on', reason: neededReason(input) },
    everybody: `This changes the wallets of every member of ${input.merchant}, at once.`,
    report: ({ single }: { single: boolean }) =>
      single
        ? 'One wallet serves all vendors.'
        : 'Members have a wallet with each vendor, to which they move money before they play.',
  };
};

/** `35.00 USD in 2 vendor wallets` */
const filled = (details: unknown): string =>
  FilledWallets.parse(details)
    .list.map(({ wallets, money }) => `${sumOf(money)} in ${wallets} vendor ${wallets === 1 ? 'wallet' : 'wallets'}`)
    .join(', ');

/** Whether the merchant's wallet is single. */
export const transferCommands: CommandSet = {
  help: `  single-wallet on|off --reason "why"               one wallet for all vendors, or one with each vendor; on is refused
                                                    while vendor wallets hold money`,
  commands: { 'single-wallet': singleWallet },
  refusals: {
    vendor_wallets_filled: (details) =>
      `Members still have ${filled(details)}; they move it back to the main wallet first.`,
  },
};
