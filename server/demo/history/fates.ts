import type { Millis, MinorUnits } from '../../../contract/primitives.ts';
import {
  MINUTE_MS,
  type DepositFate,
  type PlannedDeposit,
  type PlannedWithdrawal,
  type WithdrawalFate,
} from './plan.ts';
import type { Random } from './random.ts';

/** Ends of deposits that bring no money, each as likely as the others. */
const UNPAID: readonly DepositFate[] = ['declined', 'expired', 'cancelled', 'rejected'];
/** Least amount that the demo's card method sends to the operator. */
const REVIEWED = 100_000;
/** In minutes. */
const A_SECOND = 1 / 60;

/** A deposit without money. `rejected` ones, which the operator refuses, are of members with `mayBeRejected`. */
export const unpaidDeposit = (
  random: Random,
  { memberId, atMs, mayBeRejected }: { memberId: number; atMs: Millis; mayBeRejected: boolean },
): PlannedDeposit => {
  const fate = random.pick(mayBeRejected ? UNPAID : UNPAID.filter((each) => each !== 'rejected'));
  // Only a large deposit comes before the operator.
  const amount = fate === 'rejected' ? REVIEWED : random.pick([2_000, 5_000, 10_000, 20_000]);
  return { memberId, atMs, method: 'sandbox-card', amount, fate };
};

const PAID: WithdrawalFate = { operator: 'approves', bank: 'pays', member: 'unanswered', resolved: true };

/** Most withdrawals are paid. Some come in parts, fail, do not arrive or are sent back; of those that are checked, some are refused. */
export const withdrawalFate = (random: Random): WithdrawalFate => {
  const checked: WithdrawalFate = { ...PAID, operator: random.chance(0.2) ? 'refuses' : 'approves' };
  const drawn = random.next();
  if (drawn < 0.08) return { ...checked, bank: 'fails' };
  if (drawn < 0.15) return { ...checked, returnedAfterDays: random.between(2, 4) };
  if (drawn < 0.22) return { ...checked, member: 'not_received' };
  if (drawn < 0.36) return { ...checked, bank: 'parts', member: 'received' };
  return { ...checked, member: random.chance(0.5) ? 'received' : 'unanswered' };
};

interface Last {
  nowMs: Millis;
  player: number;
  /** Members without a payout, whose first withdrawal is checked. */
  first: readonly number[];
}

/** Payments of the last hours that are still open when the demo starts, so that each state can be seen. */
export const openPayments = ({ nowMs, player, first }: Last) => {
  const before = (minutes: number) => nowMs - minutes * MINUTE_MS;
  const deposit = (minutes: number, fate: DepositFate, amount: MinorUnits): PlannedDeposit => ({
    ...{ memberId: player, atMs: before(minutes), method: 'sandbox-card', amount, fate },
  });
  // Where fewer members can order, the named player does.
  const withdrawal = (
    memberId: number | undefined,
    minutes: number,
    over: Partial<WithdrawalFate>,
  ): PlannedWithdrawal => ({
    ...{ memberId: memberId ?? player, atMs: before(minutes), amount: 2_000, method: 'sandbox-bank' },
    fate: { ...PAID, ...over },
  });
  const [checked, approved, silent, missing] = first;
  return {
    deposits: [deposit(125, 'waits', 120_000), deposit(7, 'open', 5_000)],
    withdrawals: [
      withdrawal(checked, 50, { operator: 'waits' }),
      withdrawal(approved, OPERATOR_TAKES_MINUTES + A_SECOND, {}),
      withdrawal(silent, 90, { bank: 'silent' }),
      withdrawal(missing, 75, { member: 'not_received', resolved: false }),
      withdrawal(player, 70, { bank: 'silent' }),
      withdrawal(player, 18, {}),
    ],
  };
};

/** The operator decides this long after the order. An order of this age has just been approved. */
export const OPERATOR_TAKES_MINUTES = 15;
