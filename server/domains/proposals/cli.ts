import { proposalsOperator, type Proposal } from '../../../contract/proposals-operator.ts';
import {
  idOf,
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';

const WORDS: Readonly<Record<Proposal['kind'], string>> = {
  withdrawal: 'withdrawal',
  correction: 'adjust',
  write_off: 'write-off',
};

const lineOf = ({ id, kind, account, money, about, reason, proposedBy, expiresAtMs }: Proposal): string =>
  `${id}  ${WORDS[kind]}  ${account}  ${sumOf(money)}  ${about}  by ${proposedBy}: ${reason}  until ${new Date(expiresAtMs).toISOString()}`;

const proposals = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: proposalsOperator.list,
    request: { merchant: input.merchant },
    report: ({ list }: { list: Proposal[] }) => list.map(lineOf).join('\n') || 'No proposal waits.',
  };
};

const proposal = (input: CommandInput): Command => {
  const decision = oneOf(word(input, 1, 'approve or withdraw'), ['approve', 'withdraw']);
  return {
    endpoint: proposalsOperator[decision],
    request: {
      merchant: input.merchant,
      proposalId: idOf(input, 'proposal', 'proposals'),
      reason: neededReason(input),
    },
    report: ({ state, kind, account, money }: Proposal) =>
      `The proposal is ${state}: ${WORDS[kind]} of ${sumOf(money)}, ${account}.`,
  };
};

const by = (details: unknown) => details as { proposalId: string; proposedBy: string };
const over = (details: unknown) => details as { state: string; decidedBy: string | null };

/** What waits for a second member of staff. */
export const proposalCommands: CommandSet = {
  help: `  proposals                                         what waits for a second member of staff: payouts above the bound,
                                                    corrections, write-offs
  proposal approve <id> --reason "why"              does what another member of staff proposed
  proposal withdraw <id> --reason "why"             takes it back, or refuses it`,
  commands: { proposals, proposal },
  refusals: {
    own_proposal: 'You proposed this yourself: another member of staff approves it.',
    proposal_waiting: (details) =>
      `A proposal of ${by(details).proposedBy} waits for this already: proposal approve ${by(details).proposalId}, or withdraw it.`,
    proposal_over: (details) =>
      `The proposal is ${over(details).state}${over(details).decidedBy === null ? '' : ` by ${over(details).decidedBy}`}; nothing was done.`,
    proposal_outdated: (details) =>
      `The member owes another sum now (${(details as { owed: number }).owed} minor units): withdraw the proposal and make a new one. Nothing was done.`,
    reference_used: 'This reference was used for another correction. Nothing was done.',
  },
  checkBy: { proposal: 'proposals' },
};
