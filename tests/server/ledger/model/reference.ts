import { SLOTS } from './slots.ts';
import type { Call } from './commands.ts';

/** The outcome of a ledger transaction; slots stand for accounts. */
export type Outcome =
  | { is: 'posted' | 'replayed'; name: string; answer: number | null; wallets: Wallet[] }
  /** The product may name any of these accounts as the one that is short. */
  | { is: 'insufficient'; short: { at: number; balance: number }[] }
  | { is: 'mismatch' }
  | { is: Fault };
/** Raised errors: the database transaction cannot continue. */
export type Fault = 'LEDGER_UNBALANCED' | 'LEDGER_UNKNOWN_ACCOUNT' | 'LEDGER_MIXED';
export interface Wallet {
  at: number;
  version: number;
  balance: number;
}
export interface Entry {
  name: string;
  amount: number;
  /** Entries of two concurrent transactions share one moment: a hot account may take them in either order. */
  moment: number;
  /** A later transaction of the same call changed the account again, so this balance is not sent to the owner. */
  passed?: true;
}
interface Position {
  balance: number;
  entries: Entry[];
  pending: Entry[];
}
interface Known {
  payload: number;
  answer: number | null;
  wallets: Wallet[];
}

export const nameOfPosting = ({ merchant, actor, key }: Call): string => `${merchant}/${actor}/${key}`;
export const isFault = (outcome: Outcome): boolean => outcome.is.startsWith('LEDGER_');

/** A minimal ledger: the database is compared with it. */
export class Reference {
  held: Position[] = SLOTS.map(() => ({ balance: 0, entries: [], pending: [] }));
  transactions = new Map<string, Known>();
  moment = 0;

  copy(): Reference {
    const copy = new Reference();
    copy.held = this.held.map(({ balance, entries, pending }) => ({
      balance,
      entries: [...entries],
      pending: [...pending],
    }));
    copy.transactions = new Map(this.transactions);
    copy.moment = this.moment;
    return copy;
  }

  post(call: Call): Outcome {
    const { lines, merchant, payload, answer } = call;
    const name = nameOfPosting(call);
    const sum = lines.reduce((total, line) => total + line.amount, 0);
    const places = new Set(lines.map((line) => line.at));
    if (lines.length < 2 || sum !== 0 || places.size < lines.length || lines.some((line) => line.amount === 0))
      return { is: 'LEDGER_UNBALANCED' };
    if (lines.some(({ at }) => SLOTS[at]?.merchant !== merchant)) return { is: 'LEDGER_UNKNOWN_ACCOUNT' };
    const books = new Set(lines.map(({ at }) => `${SLOTS[at]!.ledger} ${SLOTS[at]!.currency}`));
    if (books.size > 1) return { is: 'LEDGER_MIXED' };

    const known = this.transactions.get(name);
    if (known)
      return known.payload === payload
        ? { is: 'replayed', name, answer: known.answer, wallets: known.wallets }
        : { is: 'mismatch' };
    const short = lines
      .filter(({ at, amount }) => ['wallet', 'pool'].includes(SLOTS[at]!.kind) && this.held[at]!.balance + amount < 0)
      .filter(({ amount }) => amount < 0)
      .map(({ at }) => ({ at, balance: this.held[at]!.balance }));
    if (short.length > 0) return { is: 'insufficient', short };

    for (const { at, amount } of lines) {
      const held = this.held[at]!;
      const entry = { name, amount, moment: this.moment };
      if (SLOTS[at]!.hot) held.pending.push(entry);
      else {
        held.balance += amount;
        held.entries.push(entry);
      }
    }
    const wallets = lines
      .filter(({ at }) => SLOTS[at]!.kind === 'wallet')
      .map(({ at }) => ({ at, version: this.held[at]!.entries.length, balance: this.held[at]!.balance }))
      .sort((a, b) => a.at - b.at);
    this.transactions.set(name, { payload, answer, wallets });
    return { is: 'posted', name, answer, wallets };
  }

  /** All or none, each as if alone; returns the first refusal. An owner is sent only the last balance of an account. */
  many(calls: Call[]): Outcome[] {
    const trial = this.copy();
    const outcomes = calls.map((call) => trial.post(call));
    const ended = outcomes.find((each) => isFault(each) || each.is === 'insufficient' || each.is === 'mismatch');
    if (ended) return [ended];
    trial.held.forEach(({ entries }, at) => {
      const added = entries.slice(this.held[at]!.entries.length, -1);
      for (const entry of added) entry.passed = true;
    });
    this.become(trial);
    return outcomes;
  }

  /** Returns the number of entries that received their version. */
  fold(at: number): number {
    const held = this.held[at]!;
    const folded = held.pending.splice(0);
    held.entries.push(...folded);
    held.balance += folded.reduce((sum, entry) => sum + entry.amount, 0);
    return folded.length;
  }

  become({ held, transactions }: Reference): void {
    this.held = held;
    this.transactions = transactions;
  }
}
