import { contracts, type PayContract } from '../../contract/contracts.ts';
import { PAY_KINDS, type PayTerms } from '../../contract/pay-terms.ts';
import { security } from '../../contract/security.ts';
import { neededReason, noMoreThan, oneOf, word, WrongCommand, type Command, type Given } from './command-line.ts';

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

export const contract = (given: Given): Command => {
  const kind = oneOf(word(given, 1, PAY_KINDS.join(', ')), PAY_KINDS);
  const account = word(given, 2, 'the account of the agent');
  noMoreThan(given, 3);
  const { merchant, options } = given;
  return {
    endpoint: contracts.grant,
    request: { merchant, account, kind, terms: termsOf(options['terms']), reason: neededReason(given) },
    told: ({ version, fromMs }: PayContract) =>
      `Version ${version} holds for ${account} from ${new Date(fromMs!).toISOString()} on.`,
  };
};

/** Returns the member that a command concerns, and the reason. */
const aboutMember = (given: Given): { merchant: string; account: string; reason: string } => {
  const account = word(given, 1, 'the account of the member');
  noMoreThan(given, 2);
  return { merchant: given.merchant, account, reason: neededReason(given) };
};

export const loginLink = (given: Given): Command => {
  const request = aboutMember(given);
  return {
    endpoint: security.loginLink,
    request,
    told: ({ path, minutes }: { path: string; minutes: number }) =>
      `${path}\nPut the site's address before it; it lets ${request.account} in once, within ${minutes} minutes.`,
  };
};

export const textCodes = (given: Given): Command => {
  const request = aboutMember(given);
  return {
    endpoint: security.openTextCodes,
    request,
    told: ({ wrong }: { wrong: number }) =>
      `Codes sent to the number of ${request.account} are taken again; there were ${wrong} wrong ones.`,
  };
};

export const password = (given: Given): Command => {
  const request = aboutMember(given);
  return {
    endpoint: security.givePassword,
    request,
    told: ({ password: drawn }: { password: string }) =>
      `${drawn}\nThe password of ${request.account}, told this once.`,
  };
};
