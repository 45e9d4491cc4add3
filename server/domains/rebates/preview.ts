import { isModuleOn } from '../../../contract/modules.ts';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { REBATE_LINES } from '../../../contract/rebates.ts';
import type { rebatesOperator } from '../../../contract/rebates-operator.ts';
import type { Tx } from '../../db/database.ts';
import { findMember } from '../../operator/find-member.ts';
import type { Merchant } from '../../http/viewer.ts';
import { openLines, publishedLine, sumsOf } from './claim-row.ts';
import { levelOf, ownRates } from './published.ts';
import { rulesOf, todayOf } from './rules.ts';

type Preview = typeof rebatesOperator.preview;

/** What a member's rebate is now, and why it is not paid. */
export const previewRebate = async (
  tx: Tx,
  { code: merchant, modules }: Pick<Merchant, 'code' | 'modules'>,
  { account }: RequestOf<Preview>,
  nowMs: number,
): Promise<ResponseOf<Preview>> => {
  const member = await findMember(tx, { merchant, account });
  const today = await todayOf(tx, merchant);
  const rules = (await rulesOf(tx, merchant)).find(({ fromDay }) => fromDay <= today)?.rules;
  const { claimable, owed } = await sumsOf(tx, member);
  const reasons = {
    closed: !isModuleOn(modules, 'REBATE'),
    locked: member.locked,
    excluded: (member.excluded_until?.getTime() ?? 0) > nowMs,
    too_low: claimable < (rules?.min ?? 1),
    daily: rules?.paid === 'daily',
  };
  const [refusal = null] = Object.entries(reasons).flatMap(([reason, holds]) =>
    holds ? [reason as keyof typeof reasons] : [],
  );
  return {
    account: member.username,
    level: await levelOf(tx, member),
    rates: rules ? await ownRates(tx, member, Object.keys(rules.rates), today) : [],
    ...{ claimable, owed, refusal },
    lines: (await openLines(tx, member, { limit: REBATE_LINES })).map(publishedLine),
  };
};
