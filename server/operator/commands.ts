import { FLAGS } from '../../contract/flags.ts';
import { operator } from '../../contract/operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  reasonOf,
  textsIn,
  word,
  WrongCommand,
  type Command,
  type Given,
} from './command-line.ts';
import { AUDIT_HELP, auditCommand } from './audit-commands.ts';
import { DEMO_HELP, demoBet } from '../demo/operator-commands.ts';
import { exclude, limit, LIMIT_HELP, limits } from './limit-commands.ts';
import { contract, loginLink, password, textCodes } from './member-commands.ts';
import { deposit, deposits, jackpot, shortfalls, writeOff, part, withdrawal, withdrawals } from './payment-commands.ts';
import { affiliate, registerField, terms } from './register-commands.ts';
import { SERVICE_COMMANDS, SERVICE_HELP } from './service-commands.ts';

export { type Command } from './command-line.ts';

export const HELP = `Admin commands. The server must be running; DATA_DIR, PORT and OPERATOR_KEY are read as it reads them.

  status normal                                     opens the site
  status maintenance [--until 2026-01-01T00:00Z]    closes it; open pages follow at once
  status restricted                                 closes it for this region
  notice "Title" [--body "Text"] [--<language> "标题" --<language>-body "正文"] [--type B|PL|PU|PR|H]
                                                    a language by its code: --cn, --ar and so on
  notice withdraw <number>
  deposits                                          those that wait for a decision
  deposit approve|refuse <id> --reason "why"
  withdrawals                                       those that wait for a decision with the failed checks, and parts that
                                                    members did not receive
  withdrawal approve|refuse <id> --reason "why"
  part received <id> --reason "why"                 a part that the member did not receive counts as received
  shortfalls                                        members who owe what a rollback took back; their play is blocked
  write-off <account> --reason "why"                the house bears what this member owes; play is open again
  jackpot fund <pool> <amount> --reason "why"        adds the house's money, in minor units, to a pool's reserve
  flag <NAME> on|off                                ${FLAGS.slice(0, 4).join(' ')}
                                                    ${FLAGS.slice(4).join(' ')}
${SERVICE_HELP.slice(1)}
  register-field <field> on|off [--required on|off] [--pattern 0..24] [--min 1] [--max 200]
                                                    what registration asks for; fields and patterns: docs/patterns.md
  affiliate <code> <account> [--domain play.example.com]    a code that brings newcomers into this agent's team
  terms <version>                                   other terms hold from now on: every member is asked again
  kill play|vendor <code>|game <number>|login <name> --reason "why"     new bets stop; running rounds finish
  revive play|vendor <code>|game <number>|login <name> --reason "why"
  vendor-key new <vendor> --reason "why"            one more key for a vendor's calls, as vendor:conformance needs it
  vendor-key revoke <key id> --reason "why"         calls signed with it are refused from now on
  contract realtime|hour|day|dividend <account> --terms '{"tiers": [{"turnover": 100000, "active": 3, "rate": 25000}]}' --reason "why"
                                                    the merchant's pay for an agent at the top, from the next window on; amounts
                                                    in minor units, rates in millionths; a tier may have "loss", the terms
                                                    "activeFrom", "minimumActive", "cap" and "mode" ("fixed" or "float")
  login-link <account> --reason "why"                an address that lets this member in once, within ten minutes
  text-codes <account> --reason "why"                takes codes sent to this member's number again, after 100 wrong ones
  password <account> --reason "why"                 gives this member a password, told this once; to be changed at the next log-in
                                                    where FORCED_PASSWORD_CHANGE is on; the member's sessions end
${LIMIT_HELP.slice(1)}
${AUDIT_HELP.slice(1)}
  restored                                          after a restore: every page throws away what it holds
${DEMO_HELP.slice(1)}

Everywhere: --reason "why" (kept in the audit), --merchant <code>, --https where the server runs with it.`;

const STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;

const status = (given: Given): Command => {
  const name = oneOf(word(given, 1, 'normal, maintenance or restricted'), ['normal', 'maintenance', 'restricted']);
  noMoreThan(given, 2);
  const { until } = given.options;
  const untilMs = until === undefined ? null : Date.parse(until);
  if (Number.isNaN(untilMs)) throw new WrongCommand(`"${until}" is not a time; write it as 2026-01-01T00:00Z.`);
  if (untilMs !== null && name !== 'maintenance')
    throw new WrongCommand('Only maintenance has an end: leave out --until.');
  if (untilMs !== null && untilMs <= Date.now()) throw new WrongCommand(`"${until}" is past already.`);
  return {
    endpoint: operator.setStatus,
    request: { merchant: given.merchant, status: STATUS[name], untilMs, ...reasonOf(given) },
    told: () => `The site is ${name}${untilMs === null ? '' : ` until ${new Date(untilMs).toISOString()}`}.`,
  };
};

const notice = (given: Given): Command => {
  const { merchant, options } = given;
  const title = word(given, 1, 'the title of the notice');
  if (title === 'withdraw') {
    const id = word(given, 2, 'the number of the notice');
    noMoreThan(given, 3);
    if (!/^\d{1,15}$/.test(id)) throw new WrongCommand(`"${id}" is not the number of a notice.`);
    return { endpoint: operator.withdrawNotice, request: { merchant, id }, told: () => `Notice ${id} is withdrawn.` };
  }
  noMoreThan(given, 2);
  const type = oneOf(options['type'] ?? 'B', ['B', 'PL', 'PU', 'PR', 'H']);
  return {
    endpoint: operator.publishNotice,
    request: {
      merchant,
      type,
      titles: textsIn(given, 'title', title),
      bodies: textsIn(given, 'body', options['body'] ?? title),
      ...reasonOf(given),
    },
    told: ({ id }: { id: number }) => `Notice ${id} is published.`,
  };
};

const flag = (given: Given): Command => {
  const name = oneOf(word(given, 1, 'the name of the flag'), FLAGS);
  const way = oneOf(word(given, 2, 'on or off'), ['on', 'off']);
  noMoreThan(given, 3);
  return {
    endpoint: operator.setFlag,
    request: { merchant: given.merchant, flag: name, on: way === 'on', ...reasonOf(given) },
    told: () => `${name} is ${way}.`,
  };
};

const killSwitch =
  (on: boolean) =>
  (given: Given): Command => {
    const target = oneOf(word(given, 1, 'play, vendor, game or login'), ['play', 'vendor', 'game', 'login']);
    const id = target === 'play' ? null : word(given, 2, `which ${target}`);
    noMoreThan(given, id === null ? 2 : 3);
    const name = id === null ? 'All play' : `${target} ${id}`;
    return {
      endpoint: operator.killSwitch,
      request: { merchant: given.merchant, target, id, on, reason: neededReason(given) },
      told: () => (on ? `${name} is stopped; running rounds finish.` : `${name} goes on.`),
    };
  };

const vendorKey = (given: Given): Command => {
  const action = oneOf(word(given, 1, 'new or revoke'), ['new', 'revoke']);
  const id = word(given, 2, action === 'new' ? 'the code of the vendor' : 'the id of the key');
  noMoreThan(given, 3);
  const { merchant } = given;
  const reason = neededReason(given);
  if (action === 'revoke')
    return {
      endpoint: operator.revokeVendorKey,
      request: { merchant, keyId: id, reason },
      told: () => `The key ${id} is revoked.`,
    };
  return {
    endpoint: operator.newVendorKey,
    request: { merchant, vendor: id, reason },
    told: ({ keyId, secret }: { keyId: string; secret: string }) =>
      `--key-id=${keyId} --secret=${secret}\nThe secret is told this once.`,
  };
};

const restored = (): Command => ({
  endpoint: operator.restored,
  request: {},
  told: ({ epoch }: { epoch: string }) => `A new epoch, ${epoch}: open pages load everything anew.`,
});

const COMMANDS: Record<string, (given: Given) => Command> = {
  status,
  notice,
  deposits,
  deposit,
  withdrawals,
  withdrawal,
  part,
  shortfalls,
  'write-off': writeOff,
  jackpot,
  flag,
  kill: killSwitch(true),
  revive: killSwitch(false),
  'vendor-key': vendorKey,
  contract,
  'login-link': loginLink,
  'text-codes': textCodes,
  password,
  limits,
  limit,
  exclude,
  'register-field': registerField,
  affiliate,
  terms,
  restored,
  audit: auditCommand,
  'demo-bet': demoBet,
  ...SERVICE_COMMANDS,
};

const WITHOUT_WORDS = ['deposits', 'withdrawals', 'shortfalls', 'restored'];

/** Returns the call for a command line. Throws WrongCommand on errors. */
export const commandOf = (given: Given): Command => {
  const name = word(given, 0, 'a command');
  if (!Object.hasOwn(COMMANDS, name))
    throw new WrongCommand(`There is no command "${name}". See npm run operator -- help.`);
  if (WITHOUT_WORDS.includes(name)) noMoreThan(given, 1);
  return COMMANDS[name]!(given);
};
