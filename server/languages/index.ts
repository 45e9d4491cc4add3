import type { Language } from '../../contract/primitives.ts';
import type { PayKind } from '../../contract/pay-terms.ts';
import type { RoundState, TransactionKind } from '../../contract/records.ts';
import type { BILL_STATES } from '../../contract/salary.ts';
import type { Deposit } from '../../contract/wallet.ts';
import type { BetChange } from '../../contract/team-records.ts';
import type { WithdrawalState } from '../../contract/withdrawals.ts';
import { loadLanguages } from './load.ts';

export interface Code {
  brand: string;
  code: string;
  minutes: number;
}
export interface Reset {
  brand: string;
  name: string;
  link: string;
  minutes: number;
}

type RecordHeader =
  | 'number'
  | 'time'
  | 'type'
  | 'details'
  | 'amount'
  | 'balance'
  | 'currency'
  | 'game'
  | 'vendor'
  | 'state'
  | 'stake'
  | 'payout'
  | 'net'
  | 'closed'
  | 'round'
  | 'method'
  | 'fee'
  | 'paid'
  | 'changed'
  | 'reference'
  | 'account'
  | 'opened';

type ReportHeader =
  | 'line'
  | 'account'
  | 'time'
  | 'round'
  | 'bets'
  | 'stake'
  | 'netLoss'
  | 'rate'
  | 'paidBy'
  | 'pay'
  | 'from'
  | 'until'
  | 'state'
  | 'turnover'
  | 'active'
  | 'tier'
  | 'amount'
  | 'settlement'
  | 'day'
  | 'total'
  | 'stakes'
  | 'payouts'
  | 'result';

/** A line of an agent's bill. */
export type BillLine =
  | 'bet'
  | 'furtherBets'
  | 'team'
  | 'turnover'
  | 'payouts'
  | 'promotions'
  | 'contributions'
  | 'carriedIn'
  | 'changed'
  | 'netLoss'
  | 'lossCarriedOut'
  | 'lossWrittenOff'
  | 'sum'
  | 'share'
  | 'cap'
  | 'sumTakenBack'
  | 'keptBack'
  | 'rounding'
  | 'carriedOut'
  | 'writtenOff'
  | 'paid';

/** What the server itself says in a language; that none lacks a word is `scripts/check-i18n.ts`'s work. */
export interface ServerTexts {
  /** A text message with a code. */
  code: (about: Code) => string;
  /** The letter with a link to set a new password; `name` as it was typed. */
  reset: (about: Reset) => { subject: string; text: string };
  /** The notice on the pages of a merchant that has closed. */
  siteClosed: { title: string; content: string };
  /** What the member who made a report receives when it is closed. */
  reportClosed: string;
  /** The page of a host that is no merchant's. */
  noSite: { title: string; text: (host: string) => string };
  /** Classes of games as people call them, by their keys. */
  gameClasses: Record<string, string>;
  /** What a downloaded record says (MEM-03, AGT-04). */
  records: {
    headers: Record<RecordHeader, string>;
    kinds: Record<TransactionKind, string>;
    /** What a movement is about that has no title of its own. */
    about: Record<'rebate' | 'rain' | 'points', string>;
    states: Record<RoundState, string>;
    changes: Record<BetChange, string>;
    payments: { deposit: Record<Deposit['state'], string>; withdrawal: Record<WithdrawalState, string> };
  };
  /** What the files of an agent's pay and team say (AGT-04). */
  reports: {
    headers: Record<ReportHeader, string>;
    lines: Record<BillLine, string>;
    /** A line about bets that earlier bills paid. */
    takenBack: (line: string) => string;
    kinds: Record<PayKind, string>;
    states: Record<(typeof BILL_STATES)[number], string>;
  };
}

export const serverTexts = (await loadLanguages(import.meta.dirname)) as Partial<Record<Language, ServerTexts>>;

/** A language without texts of its own reads the English ones (SYS-07). */
export const textsOf = (language: Language): ServerTexts => serverTexts[language] ?? serverTexts.EN!;
