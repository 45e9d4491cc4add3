import { sql } from 'kysely';
import * as z from 'zod/mini';
import { accountOf, type Ledger } from '../../ledger/account.ts';
import { recordTransaction } from '../../ledger/posted.ts';
import { BetDetails, VENDOR_CODES, VendorRestriction } from '../../../contract/vendor.ts';
import { blockForShortfall } from '../wallet/index.ts';
import type { CallContext } from './call-context.ts';
import type { OfMember, SettleState, WalletRow } from './load-state.ts';

const Lines = z.array(z.strictObject({ accountId: z.int(), amount: z.int() }));
const Round = z.strictObject({
  id: z.string(),
  open: z.optional(
    z.strictObject({
      playSessionId: z.string(),
      nodeId: z.int(),
      ledger: z.enum(['real', 'demo']),
      /** The award that its stakes count for, and the share of its valid stake that counts. */
      awardId: z.optional(z.int()),
      contributionMicro: z.optional(z.int()),
      /** What a free round is played for. */
      freeStake: z.optional(z.int()),
    }),
  ),
  stake: z.optional(z.int()),
  payout: z.optional(z.int()),
  /** Bonus money in stake and payout. */
  bonusStake: z.optional(z.int()),
  bonusPayout: z.optional(z.int()),
  /** Null: nothing is stated any more. */
  validStake: z.optional(z.nullable(z.int())),
  state: z.optional(z.enum(['open', 'closed', 'rolled_back'])),
});
const AuditValues = z.record(z.string(), z.nullable(z.union([z.string(), z.int()])));

export const TransactionEffect = z.strictObject({
  kind: z.enum(['bet', 'settle', 'rollback', 'adjust']),
  memberId: z.int(),
  txId: z.string(),
  targetTxId: z.optional(z.string()),
  vendorRoundId: z.string(),
  amount: z.int(),
  /** Change of the wallet, equal to its entries. */
  moved: z.optional(z.int()),
  /** Change of the bonus account, equal to its entries. */
  bonusMoved: z.optional(z.int()),
  state: z.enum(['applied', 'refused', 'tombstone']),
  code: z.enum(VENDOR_CODES),
  platformTxId: z.string(),
  answer: z.strictObject({
    ledger: z.nullable(z.enum(['real', 'demo'])),
    type: z.optional(z.string()),
    amount: z.optional(z.int()),
    /** What an adjustment replaced; null where the whole stake counted. */
    validStakeBefore: z.optional(z.nullable(z.int())),
    /** Change of the wallet by a downward adjustment, with what it lacked and owes. */
    taken: z.optional(z.int()),
    restriction: z.optional(VendorRestriction),
    /** What was bet on, for records. */
    details: z.optional(BetDetails),
  }),
  lines: Lines,
  ledgerKind: z.optional(z.enum(['bet', 'win', 'jackpot', 'bonus', 'rollback', 'adjust'])),
  about: z.optional(z.string()),
  currency: z.optional(z.string()),
  exponent: z.optional(z.int()),
  round: z.optional(Round),
  /** The reversed transaction. */
  rolledBack: z.optional(z.string()),
  poolId: z.optional(z.string()),
  contributionMicro: z.optional(z.int()),
  /** The pool's contribution, negative if a bet is rolled back; millionths. */
  contribution: z.optional(z.strictObject({ poolId: z.string(), micro: z.int() })),
  /** Won less staked, and staked. Changes the login's position (PP-10) and the counters of limits. */
  net: z.optional(z.int()),
  wagered: z.optional(z.int()),
  loginId: z.optional(z.nullable(z.string())),
  countsForLimits: z.boolean(),
  /** What the member owes because of it. A debt of real money blocks play. */
  short: z.optional(z.int()),
  /** A significant event (PP-29), written with the effect. */
  audit: z.optional(
    z.strictObject({
      actor: z.string(),
      action: z.enum(['large_bet', 'large_win', 'void', 'adjustment']),
      reason: z.string(),
      before: AuditValues,
      after: AuditValues,
    }),
  ),
});
/** The decided effect of a call, to be written at once. Amounts in minor units. */
export type TransactionEffect = z.infer<typeof TransactionEffect>;

/**
 * The effect in JSON, for the type `vendor_effect` of the database. It is checked first: the database ignores a name that its
 * type does not have. The type has no missing values, so the round says whether it states its valid stake.
 */
export const writtenEffect = (effect: TransactionEffect): string => {
  const { round, ...rest } = TransactionEffect.parse(effect);
  return JSON.stringify({ ...rest, ...(round && { round: { ...round, statesValidStake: 'validStake' in round } }) });
};

const Applied = z.strictObject({
  txRow: z.int(),
  wallets: z.array(z.strictObject({ accountId: z.int(), version: z.int(), balance: z.int() })),
});

/**
 * Writes the effect in one call to the database. Returns the row's number and the wallet's balance.
 */
export const applyEffect = async (
  call: CallContext,
  effect: TransactionEffect,
  payloadHash: Buffer,
): Promise<{ txRow: number; balance: number | null }> => {
  const { rows } = await sql<{ done: unknown }>`
    select vendor_apply(${call.merchant}, ${call.vendor},
      jsonb_populate_record(null::vendor_effect, ${writtenEffect(effect)}::jsonb), ${payloadHash}) as done
  `.execute(call.tx);
  const { txRow, wallets } = Applied.parse(rows[0]?.done);
  if (effect.short && effect.countsForLimits) await blockForShortfall(call.tx, call.merchant, effect.memberId);
  if (effect.ledgerKind && effect.lines.length > 0) recordTransaction(call.tx, effect.ledgerKind);
  return { txRow, balance: wallets[0]?.balance ?? null };
};

/**
 * Writes the effects of many settles, as `applyEffect` writes each, in one call to the database. No two are of the same round.
 * Returns them with their rows' numbers.
 */
export const applySettles = async <S extends { effect: TransactionEffect; hash: Buffer }>(
  call: CallContext,
  settles: readonly S[],
): Promise<(S & { txRow: number })[]> => {
  const effects = settles.map(({ effect }) => effect);
  const { rows } = await sql<{ done: unknown }>`
    select vendor_apply_many(${call.merchant}, ${call.vendor},
      array(select jsonb_populate_record(null::vendor_effect, effect::jsonb)
              from unnest(${effects.map(writtenEffect)}::text[]) with ordinality as e (effect, place) order by place),
      ${settles.map(({ hash }) => hash)}::bytea[]) as done
  `.execute(call.tx);
  for (const { ledgerKind, lines } of effects)
    if (ledgerKind && lines.length > 0) recordTransaction(call.tx, ledgerKind);
  const txRows = z.array(z.int()).parse(rows[0]?.done);
  return settles.map((each, index) => ({ ...each, txRow: z.int().parse(txRows[index]) }));
};

/** Returns the house account for this wallet; created with its first ledger transaction. */
export const houseAccountOf = async ({ tx, merchant }: CallContext, wallet: WalletRow): Promise<number> =>
  wallet.house ?? (await accountOf(tx, { merchant, kind: 'house', owner: merchant, ...ledgerOf(wallet) })).id;

export const ledgerOf = ({ ledger, currency, exponent }: WalletRow) => ({ ledger, currency, exponent });

/**
 * Whether play in this ledger is the member's main play: it counts for the position, shows on the site, and enters the winners
 * board (PP-23).
 */
export const isOwnPlay = ({ member }: Pick<OfMember<SettleState>, 'member'>, ledger: Ledger): boolean =>
  ledger === 'real' || member.demo;
