import type { AccountKind, AccountName, Ledger } from '../../../../server/ledger/account.ts';

/** An account that a sequence may use; each sequence has its own of every one. */
export interface Slot {
  merchant: string;
  ledger: Ledger;
  kind: AccountKind;
  currency: string;
  exponent: number;
  hot: boolean;
  /** Whether the owner is sent its balance. */
  published: boolean;
  /** The owner is a trial member, who has no other wallet. */
  trial?: boolean;
  /** Created by `accountOf` at its first use, not with the others. */
  late?: boolean;
}

const book = (merchant: string, ledger: Ledger, currency: string, exponent: number) => {
  const slot = (kind: AccountKind, more: Partial<Slot> = {}): Slot => ({
    merchant,
    ledger,
    kind,
    currency,
    exponent,
    hot: kind === 'house' || kind === 'cashier',
    published: kind === 'wallet' && ledger === 'real',
    ...more,
  });
  return slot;
};
const euro = book('acme', 'real', 'EUR', 2);
const play = book('acme', 'demo', 'EUR', 2);
const yen = book('acme', 'real', 'JPY', 0);
const other = book('other', 'real', 'EUR', 2);

export const SLOTS: readonly Slot[] = [
  euro('wallet'),
  euro('wallet'),
  euro('house'),
  euro('cashier'),
  euro('cashier', { hot: false, late: true }),
  euro('pool'),
  euro('receivable', { late: true }),
  play('wallet'),
  play('wallet', { published: true, trial: true }),
  play('house'),
  yen('wallet'),
  yen('house'),
  other('wallet'),
  other('house'),
];

const bookOf = ({ merchant, ledger, currency }: Slot): string => `${merchant} ${ledger} ${currency}`;
/** The slots that may occur in one ledger transaction. */
export const BOOKS: readonly number[][] = [...new Set(SLOTS.map(bookOf))].map((name) =>
  [...SLOTS.keys()].filter((at) => bookOf(SLOTS[at]!) === name),
);

/** The account's name in the sequence of this number; `trialMember` owns the trial wallet. */
export const nameOf = (at: number, world: number, trialMember: number): AccountName => {
  const { merchant, ledger, kind, currency, exponent, hot, trial } = SLOTS[at]!;
  const own = `${world}-${at}`;
  const owners: Partial<Record<AccountKind, string>> = {
    wallet: `member:${trial ? trialMember : OTHERS + world * SLOTS.length + at}`,
    pool: `pool:${own}`,
    cashier: `provider:${own}`,
    receivable: `member:${OTHERS + world * SLOTS.length + at}`,
  };
  return { merchant, ledger, kind, owner: owners[kind] ?? `${merchant}-${own}`, currency, exponent, hot };
};
/** Above every existing member id: these owners have no row. */
const OTHERS = 1_000_000_000;
