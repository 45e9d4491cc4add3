import { security } from '../../../contract/security.ts';
import {
  neededReason,
  noMoreThan,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

/** Returns the member that a command concerns, and the reason. */
const aboutMember = (input: CommandInput): { merchant: string; account: string; reason: string } => {
  const account = word(input, 1, 'the account of the member');
  noMoreThan(input, 2);
  return { merchant: input.merchant, account, reason: neededReason(input) };
};

const loginLink = (input: CommandInput): Command => {
  const request = aboutMember(input);
  return {
    endpoint: security.loginLink,
    request,
    report: ({ path, minutes }: { path: string; minutes: number }) =>
      `${path}\nPut the site's address before it; it lets ${request.account} in once, within ${minutes} minutes.`,
  };
};

const textCodes = (input: CommandInput): Command => {
  const request = aboutMember(input);
  return {
    endpoint: security.openTextCodes,
    request,
    report: ({ wrong }: { wrong: number }) =>
      `Codes sent to the number of ${request.account} are taken again; there were ${wrong} wrong ones.`,
  };
};

const password = (input: CommandInput): Command => {
  const request = aboutMember(input);
  return {
    endpoint: security.givePassword,
    request,
    report: ({ password: drawn }: { password: string }) =>
      `${drawn}\nThe password of ${request.account}, told this once.`,
  };
};

/** Ways back into members' accounts. */
export const accountCommands: CommandSet = {
  help: `  login-link <account> --reason "why"                an address that lets this member in once, within ten minutes
  text-codes <account> --reason "why"                takes codes sent to this member's number again, after 100 wrong ones
  password <account> --reason "why"                 gives this member a password, told this once; to be changed at the next log-in
                                                    where FORCED_PASSWORD_CHANGE is on; the member's sessions end`,
  commands: { 'login-link': loginLink, 'text-codes': textCodes, password },
};
