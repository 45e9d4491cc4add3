import type { ResponseOf } from '../../../contract/define.ts';
import { merchants as contract, type MerchantRow } from '../../../contract/merchants.ts';
import {
  jsonFile,
  neededOption,
  neededReason,
  noMoreThan,
  oneOf,
  wholeNumber,
  word,
  WrongCommand,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';
import { faultsIn } from '../../operator/file-faults.ts';

/** As `status` names them. */
const STATUS = ['normal', 'maintenance', 'restricted'] as const;
const STATE = { normal: 'open', maintenance: 'in maintenance', restricted: 'restricted' } as const;

const lineOf = ({ merchant, name, currency, status, closed, hosts, games, missing }: MerchantRow): string =>
  [
    `${merchant}  ${name}  ${currency}  ${closed ?? STATUS[status.status]}  ${games} ${games === 1 ? 'game' : 'games'}`,
    hosts.join(', '),
    missing.length > 0 ? `lacks: ${missing.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('  ');

const list = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: contract.merchants,
    request: {},
    report: (answer: { list: MerchantRow[] }) =>
      answer.list.map(lineOf).join('\n') || 'There is no merchant yet. Make one with: merchant new <code>.',
  };
};

/** The parts of a brand that options name. */
const partsOf = ({ options }: CommandInput): Record<string, unknown> => {
  const { name, languages, age, zone, lottery, look } = options;
  const codes = languages?.toUpperCase().split(',');
  return {
    ...(name !== undefined && { name }),
    ...(codes && { languages: codes, defaultLanguage: codes[0] }),
    ...(age !== undefined && { minimumAge: wholeNumber('age', age) }),
    ...(zone !== undefined && { timeZone: zone }),
    ...(lottery !== undefined && { lotteryType: lottery.toUpperCase() }),
    ...(look !== undefined && (jsonFile(look) as object)),
  };
};

const ENDINGS = ['close', 'reopen', 'archive'] as const;
const isEnding = (way: string): way is (typeof ENDINGS)[number] => ENDINGS.some((each) => each === way);
const EFFECT = {
  close: 'nobody registers, pays in or plays any more, and turnover requirements end; members only withdraw',
  reopen: 'registration, deposits and play begin again; ended turnover requirements stay ended',
  archive: 'its hosts become free; this is for good',
} as const;
const DONE = {
  close: 'has closed. Nobody registers, pays in or plays there any more; members withdraw what is theirs',
  reopen: 'is open again, as its status says',
  archive: 'is archived. Its hosts are free again; its rows stay',
} as const;

const ending = (input: CommandInput, way: (typeof ENDINGS)[number]): Command => {
  noMoreThan(input, 2);
  return {
    endpoint: { close: contract.closeMerchant, reopen: contract.reopenMerchant, archive: contract.archiveMerchant }[
      way
    ],
    request: { merchant: input.merchant, reason: neededReason(input) },
    everybody: `${input.merchant}: ${EFFECT[way]}.`,
    checkBy: 'merchants',
    report: ({ name }: MerchantRow) => `${name} ${DONE[way]}.`,
  };
};

/** What `merchant new` says of its row. A command that is repeated finds it in any state. */
const madeOf = ({ merchant: code, name, status, closed, missing }: MerchantRow): string =>
  [
    `${name} exists, and is ${closed ?? STATE[STATUS[status.status]]}.`,
    missing.length > 0 ? `It lacks: ${missing.join(', ')}.` : '',
    closed === null && status.status !== 0 ? `Open it with: status normal --merchant ${code}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const merchant = (input: CommandInput): Command => {
  const reason = neededReason(input);
  const way = oneOf(word(input, 1, 'new, change, close, reopen or archive'), ['new', 'change', ...ENDINGS]);
  if (isEnding(way)) return ending(input, way);
  if (way === 'change') {
    noMoreThan(input, 2);
    const change = partsOf(input);
    if (Object.keys(change).length === 0)
      throw new WrongCommand('Nothing to change: name --name, --languages, --age, --zone or --look.');
    return {
      endpoint: contract.changeMerchant,
      request: { merchant: input.merchant, change, reason },
      report: (row: MerchantRow) => `${row.name} is changed. Open pages follow.`,
    };
  }
  const code = word(input, 2, 'the code of the merchant');
  noMoreThan(input, 3);
  for (const each of ['name', 'currency', 'languages']) neededOption(input, each);
  return {
    endpoint: contract.newMerchant,
    request: {
      merchant: code,
      currency: input.options['currency']!.toUpperCase(),
      minimumAge: 18,
      timeZone: 'UTC',
      ...partsOf(input),
      reason,
    },
    report: madeOf,
  };
};

const host = (input: CommandInput): Command => {
  const way = oneOf(word(input, 1, 'add or remove'), ['add', 'remove']);
  const name = word(input, 2, 'the host').toLowerCase();
  noMoreThan(input, 3);
  return {
    endpoint: way === 'add' ? contract.addHost : contract.removeHost,
    request: { merchant: input.merchant, host: name, reason: neededReason(input) },
    ...(way === 'remove' && { everybody: `Whoever calls ${name} does not reach ${input.merchant} any more, at once.` }),
    report: ({ hosts }: MerchantRow) => `Hosts of ${input.merchant}: ${hosts.join(', ') || 'none'}.`,
  };
};

const vendor = (input: CommandInput): Command => {
  const code = word(input, 1, 'the code of the vendor');
  noMoreThan(input, 2);
  const { url, position } = input.options;
  return {
    endpoint: contract.setVendor,
    request: {
      merchant: input.merchant,
      vendor: code,
      name: neededOption(input, 'name'),
      baseUrl: url ?? null,
      ...(position !== undefined && { position: wholeNumber('position', position) }),
      reason: neededReason(input),
    },
    report: ({ keys }: ResponseOf<typeof contract.setVendor>) =>
      keys
        ? `${code} is a vendor of ${input.merchant}. The secrets are told this once.\n` +
          `It signs its calls with:  ${keys.in.keyId}  ${keys.in.secret}\n` +
          `We sign ours with:        ${keys.out.keyId}  ${keys.out.secret}`
        : `${code} is changed; it keeps its keys.`,
  };
};

const catalogue = (input: CommandInput): Command => {
  const code = word(input, 1, 'the code of the vendor');
  const games = jsonFile(word(input, 2, 'the file of the games'));
  noMoreThan(input, 3);
  return {
    endpoint: contract.putCatalogue,
    request: { merchant: input.merchant, vendor: code, games, reason: neededReason(input) },
    withinMs: 60_000,
    report: ({ created, changed }: ResponseOf<typeof contract.putCatalogue>) =>
      `${created} ${created === 1 ? 'game' : 'games'} new, ${changed} changed.`,
  };
};

const pool = (input: CommandInput): Command => {
  const id = word(input, 1, 'the id of the pool');
  const file = jsonFile(word(input, 2, 'the file that describes it')) as object;
  noMoreThan(input, 3);
  return {
    endpoint: contract.newPool,
    request: { ...file, merchant: input.merchant, id, reason: neededReason(input) },
    report: () => `The pool ${id} is open.`,
  };
};

/** Merchants, their hosts, vendors, games and pools. */
export const merchantCommands: CommandSet = {
  help: `  merchants                                         every merchant, and what it lacks before players can use it
  merchant new <code> --name "Text" --currency EUR --languages EN,CN [--age 18] [--zone Europe/Berlin] [--lottery LOTT] [--look <file.json>] --reason "why"
                                                    makes a merchant, in maintenance at first; the first language is its default;
                                                    --zone: its time zone, UTC if not named; --lottery: ALL, LOTT,
                                                    ELOTT or NONE; --look: a file with colors, logo, icon
  merchant change [--name …] [--languages …] [--age …] [--zone …] [--look <file.json>] --reason "why"
  merchant close|reopen|archive --reason "why"       ends it: members only withdraw; archive: when nothing of theirs is left
  host add|remove <host> --reason "why"             calls to this host are the merchant's
  vendor <CODE> --name "Text" [--url https://…] [--position 1] --reason "why"
                                                    makes or changes a vendor; a new one's keys are told once
  catalogue <VENDOR> <file.json> --reason "why"     makes or changes a vendor's games, up to 5,000: all or none
  pool <id> <file.json> --reason "why"              opens a jackpot pool: name, seedMin, seedMax, contributionMicro, oneIn,
                                                    referenceStake; the house pays its first amount`,
  commands: { merchants: list, merchant, host, vendor, catalogue, pool },
  options: ['name', 'currency', 'languages', 'age', 'zone', 'lottery', 'look', 'url', 'position'],
  refusals: {
    merchant_taken: 'There is a merchant of this code, with another brand.',
    brand_wrong: 'Parts of this brand contradict one another; nothing is changed.',
    merchant_archived: 'This merchant is archived, which is for good.',
    merchant_not_closed: 'This merchant is not closed. Close it first: merchant close.',
    merchant_holds_money: (details) => {
      const { members, amount, withdrawals, deposits } = details as Record<string, number>;
      return `Members still have money here; nothing is changed.\n  ${members} members with ${amount} minor units, ${withdrawals} withdrawals and ${deposits} deposits on their way\n`;
    },
    host_taken: 'This host belongs to another merchant.',
    pool_wrong: 'The bounds of this pool contradict one another; nothing is changed.',
    catalogue_wrong: (details) => {
      const { count, lines } = faultsIn(details, 'game');
      return `The catalogue has ${count} ${count === 1 ? 'fault' : 'faults'}; nothing is changed.\n${lines}\n`;
    },
  },
};
