import { membersOperator, type FoundMember } from '../../../contract/members-operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';

const time = (ms: number): string => new Date(ms).toISOString();

const textOf = (member: FoundMember): string =>
  [
    `${member.account}  number ${member.id}  ${member.type === 0 ? 'member' : `agent of type ${member.type}`}, joined ${time(member.joinedAtMs)}`,
    `upline ${member.upline ?? 'none'}  mobile ${member.mobile ?? 'none'}  mail ${member.email ?? 'none'}`,
    member.barred.length > 0 ? `barred: ${member.barred.join(', ')}` : '',
    `wallet ${sumOf(member.wallet)}  at vendors ${sumOf(member.vendorWallets)}  owes ${sumOf(member.owed)}`,
    `deposits ${member.deposits.count}: ${sumOf(member.deposits.sum)}  withdrawals ${member.withdrawals.count}: ${sumOf(member.withdrawals.sum)}`,
    `open bets ${member.openBets}  last bet ${member.lastBetAtMs === null ? 'none' : time(member.lastBetAtMs)}`,
    ...member.sessions.map(
      ({ ip, userAgent, startedAtMs, lastSeenAtMs }) =>
        `session from ${ip} since ${time(startedAtMs)}, seen ${time(lastSeenAtMs)}  ${userAgent}`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');

const member = (input: CommandInput): Command => {
  const key = word(input, 1, 'a name, number, mail address, mobile number, payout account or address');
  noMoreThan(input, 2);
  return {
    endpoint: membersOperator.find,
    request: { merchant: input.merchant, key },
    report: ({ list, more }: { list: FoundMember[]; more: boolean }) =>
      [...list.map(textOf), ...(more ? ['There are more: write more of the name.'] : [])].join('\n') ||
      `Nobody is found by ${key}.`,
  };
};

const sessions = (input: CommandInput): Command => {
  oneOf(word(input, 1, 'end'), ['end']);
  const account = word(input, 2, 'the account of the member');
  noMoreThan(input, 3);
  return {
    endpoint: membersOperator.endSessions,
    request: { merchant: input.merchant, account, reason: neededReason(input) },
    report: (done: { account: string; ended: number }) => `Sessions of ${done.account} that ended: ${done.ended}.`,
  };
};

/** Members and their sessions. */
export const memberCommands: CommandSet = {
  help: `  member <key>                                      a member by name or its beginning, number, mail, mobile (+14155550102),
                                                    payout account or address: wallet, payments, bets, sessions
  sessions end <account> --reason "why"             ends every session of a member`,
  commands: { member, sessions },
};
