import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { Currency, Exponent, MemberId, Millis, MinorUnits } from './primitives.ts';
import { BetRecord, Transaction } from './records.ts';
import { isReportPeriod, reportDays, ReportType, whichDownlines } from './team-reports.ts';

/** The greatest number of rows that are sorted by an amount. */
export const SORTED_ROWS = 20_000;

/** What a row of the team's bets does to the turnover: it counts a bet, takes a counted one back, or changes what it paid. */
export const BET_CHANGES = ['settled', 'taken_back', 'payout_changed'] as const;
export const BetChange = z.enum(BET_CHANGES);
export type BetChange = z.infer<typeof BetChange>;

/** Kinds of movements in a team's record of money. What play moves is in its bets. */
export const MONEY_KINDS = [
  'deposit',
  'fee',
  'withdrawal',
  'withdrawal_returned',
  'bonus',
  'transfer',
  'salary',
  'shortfall',
  'correction',
] as const;
export const MoneyKind = z.enum(MONEY_KINDS);
export type MoneyKind = z.infer<typeof MoneyKind>;

const Row = {
  /** Names the row in the list. */
  id: z.string(),
  memberId: MemberId,
  account: z.string(),
  atMs: Millis,
};

/** A counted bet of a direct member, or a change of one, as profit and loss counts it: on its day, by its valid stake. */
export const TeamBet = z.strictObject({
  ...Row,
  change: BetChange,
  stake: MinorUnits,
  payout: MinorUnits,
  /** The bet as its player sees it. */
  round: BetRecord,
});
export type TeamBet = z.infer<typeof TeamBet>;

/** A movement of a direct member's wallet. Other accounts and payment accounts in it are left out. */
export const TeamMovement = z.strictObject({ ...Row, movement: Transaction });
export type TeamMovement = z.infer<typeof TeamMovement>;

const Money = { currency: Currency, exponent: Exponent };
/** `bets`: those counted less those taken back. `net` is what the players won less what they staked. */
export const TeamBetTotals = z.strictObject({
  ...{ bets: z.int(), stake: MinorUnits, payout: MinorUnits, net: MinorUnits },
  ...Money,
  /** Everything settled before this is included. */
  asOfMs: Millis,
});
export type TeamBetTotals = z.infer<typeof TeamBetTotals>;

const Moved = { movements: z.int(), in: MinorUnits, out: MinorUnits, net: MinorUnits };
export const TeamMovementTotals = z.strictObject({
  ...Moved,
  /** The kinds of the selection with movements, in the order of `MONEY_KINDS`. */
  kinds: z.array(z.strictObject({ kind: MoneyKind, ...Moved })),
  /** Every day of the period, the first one first. */
  days: z.array(z.strictObject({ day: Day, ...Moved })),
  ...Money,
  /** Everything posted before this is included. */
  asOfMs: Millis,
});
export type TeamMovementTotals = z.infer<typeof TeamMovementTotals>;

export const BET_SORTS = ['newest', 'oldest', 'stake', 'payout'] as const;
export const MOVEMENT_SORTS = ['newest', 'oldest', 'amount'] as const;

const selection = { ...reportDays, ...whichDownlines };
const betFilter = { gameType: z.optional(ReportType), change: z.optional(BetChange) };
const moneyFilter = { kind: z.optional(MoneyKind) };
/** The `id` of the last row seen. */
const before = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));

/** The selection of a record that is downloaded, the newest row first. */
export const TeamExportRequest = z
  .strictObject({
    record: z.enum(['bets', 'movements']),
    ...selection,
    memberId: z.optional(MemberId),
    ...betFilter,
    ...moneyFilter,
  })
  .check(
    isReportPeriod,
    // A filter of the other record would select nothing, unnoticed.
    z.refine(({ record, kind, gameType, change }) => (record === 'bets' ? !kind : !gameType && !change), {
      path: ['record'],
      error: 'kind is a filter of movements, gameType and change are filters of bets',
    }),
  );
export type TeamExportRequest = z.infer<typeof TeamExportRequest>;
/** Where a selected record is downloaded; a ticket is the rest of the path. */
export const TEAM_EXPORT_PATH = '/wps/agent/records/download';

const list = { method: 'GET', auth: 'agent', encoding: 'query', perMinute: 120 } as const;

/** AGT-04, AGT-06: what an agent's direct members did, row by row. Whoever is no direct member is answered like an unknown one. */
export const teamRecords = {
  bets: endpoint({
    ...list,
    path: '/wps/agent/records/bets',
    request: z
      .strictObject({ ...selection, ...betFilter, sort: z.optional(z.enum(BET_SORTS)), before })
      .check(isReportPeriod),
    response: z.strictObject({
      list: z.array(TeamBet),
      hasMore: z.boolean(),
      /** Of the whole selection, from the same snapshot; only with the first page. */
      totals: z.nullable(TeamBetTotals),
    }),
    errors: ['selection_too_large'],
    summary: 'Counted bets of an agent’s direct members, 20 a page, with the totals of the selection (AGT-04).',
  }),
  movements: endpoint({
    ...list,
    path: '/wps/agent/records/movements',
    request: z
      .strictObject({ ...selection, ...moneyFilter, sort: z.optional(z.enum(MOVEMENT_SORTS)), before })
      .check(isReportPeriod),
    response: z.strictObject({
      list: z.array(TeamMovement),
      hasMore: z.boolean(),
      totals: z.nullable(TeamMovementTotals),
    }),
    errors: ['selection_too_large'],
    summary: 'Money that moved in the wallets of an agent’s direct members, 20 a page, with totals by kind (AGT-04).',
  }),
  export: endpoint({
    method: 'POST',
    path: '/wps/agent/records/export',
    auth: 'agent',
    encoding: 'json',
    perMinute: 10,
    request: TeamExportRequest,
    response: z.strictObject({ path: z.string() }),
    errors: [],
    summary: 'Where the selected record can be downloaded as CSV: once, within a minute.',
  }),
} as const;
