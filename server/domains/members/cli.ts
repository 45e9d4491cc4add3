import type { ResponseOf } from '../../../contract/define.ts';
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
    member.lock && `locked by ${member.lock.by || 'the platform'} on ${time(member.lock.atMs)}: ${member.lock.reason}`,
    member.limits.length > 0
      ? `limits ${member.limits.map(({ kind, period, owner, amount }) => `${kind} ${period} ${amount} (${owner})`).join(', ')}`
      : '',
    member.barred.length > 0 ? `barred: ${member.barred.join(', ')}` : '',
    `wallet ${sumOf(member.wallet)}  at vendors ${sumOf(member.vendorWallets)}  owes ${sumOf(member.owed)}`,
    `deposits ${member.deposits.count}: ${sumOf(member.deposits.sum)}  withdrawals ${member.withdrawals.count}: ${sumOf(member.withdrawals.sum)}`,
    `open bets ${member.openBets}  last bet ${member.lastBetAtMs === null ? 'none' : time(member.lastBetAtMs)}`,
    ...member.sessions.map(
      ({ ip, userAgent, deviceKey, startedAtMs, lastSeenAtMs }) =>
        `session from ${ip} since ${time(startedAtMs)}, seen ${time(lastSeenAtMs)}  device ${deviceKey ?? 'none'}  ${userAgent}`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');

const member = (input: CommandInput): Command => {
  const key = word(input, 1, 'a name, number, mail address, mobile number, payout account, device key or address');
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

type Page = ResponseOf<typeof membersOperator.list>;
/** A page of members; the command for the next one is its last line. */
const members = (input: CommandInput): Command => {
  const begins = input.args[1];
  noMoreThan(input, 2);
  const { after, locked } = input.options;
  return {
    endpoint: membersOperator.list,
    request: {
      merchant: input.merchant,
      ...(begins !== undefined && { begins }),
      ...(after !== undefined && { after }),
      ...(locked !== undefined && { locked }),
    },
    report: ({ list, next }: Page) =>
      [
        ...list.map(
          ({ id, account, type, joinedAtMs, locked: isLocked }) =>
            `${account}  number ${id}  ${type === 0 ? 'member' : `agent of type ${type}`}  joined ${time(joinedAtMs)}${isLocked ? '  locked' : ''}`,
        ),
        ...(next === null ? [] : [`There are more: members ${begins ?? ''} --after ${next}`]),
      ].join('\n') || 'There is no such member.',
  };
};

type Locked = ResponseOf<typeof membersOperator.setLock>;
const setLock =
  (locked: boolean) =>
  (input: CommandInput): Command => {
    const account = word(input, 1, 'the account of the member');
    noMoreThan(input, 2);
    return {
      endpoint: membersOperator.setLock,
      request: { merchant: input.merchant, account, locked, reason: neededReason(input) },
      report: (done: Locked) =>
        [
          done.locked
            ? `${done.account} is locked; sessions that ended: ${done.ended}.`
            : `${done.account} is unlocked.`,
          ...done.withdrawals.map(
            ({ withdrawalId, state, money }) => `withdrawal ${withdrawalId}  ${sumOf(money)}  ${state}`,
          ),
        ].join('\n'),
    };
  };

/** Members and their sessions. */
export const memberCommands: CommandSet = {
  help: `  member <key>                                      a member by name or its beginning, number, mail, mobile (+14155550102),
                                                    name of the person, payout account, device key or address: wallet,
                                                    payments, limits, lock, bets, sessions
  members [<beginning>] [--locked] [--after <account>]
                                                    members by name, 100 a page; the locked ones alone
  lock <account> --reason "why"                     cannot log in or bet; the sessions end. Lists withdrawals that are not
                                                    paid yet: none goes to its provider while the member is locked
  unlock <account> --reason "why"
  sessions end <account> --reason "why"             ends every session of a member`,
  commands: { member, members, lock: setLock(true), unlock: setLock(false), sessions },
  options: ['after'],
  switches: ['locked'],
  checkBy: { lock: 'member <account>', unlock: 'member <account>', sessions: 'member <account>' },
};
