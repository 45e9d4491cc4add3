import type { Fail } from './failure.ts';
import type { MemberRow } from './viewer.ts';

type Excludable = Pick<MemberRow, 'excluded_until'>;

/** Whether a member is excluded at this time, by itself or by the operator (PP-16). */
export const isExcluded = ({ excluded_until: until }: Excludable, nowMs: number): boolean =>
  (until?.getTime() ?? 0) > nowMs;

/** Throws `account_excluded` for a member who is excluded at this time, with its end. */
export const refuseExcluded = (member: Excludable, nowMs: number, fail: Fail<'account_excluded'>): void => {
  if (isExcluded(member, nowMs))
    throw fail('account_excluded', { details: { untilMs: member.excluded_until!.getTime() } });
};
