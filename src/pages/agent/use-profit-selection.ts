import { useMemo } from 'react';
import { PROFIT_SORTS, REPORT_DAYS, REPORT_TYPES } from '../../../contract/team-reports.ts';
import type { ProfitSelection } from '../../features/team-reports/index.ts';
import { daysOf, oneOf, useSelection } from '../../widgets/period/index.ts';

/** The selection of profit and loss in the address: the last 30 days and the highest stakes first, if it names nothing. */
export const useProfitSelection = () => {
  const { search, days, today, choose } = useSelection(REPORT_DAYS);
  const { from, to } = days ?? daysOf('month30', today);
  const gameType = oneOf(REPORT_TYPES, search.get('type'));
  const sort = oneOf(PROFIT_SORTS, search.get('sort')) ?? 'stake';
  const member = /^[1-9]\d{0,8}$/.exec(search.get('member') ?? '')?.[0];
  const name = search.get('name') ?? '';
  const selection = useMemo(
    (): ProfitSelection => ({
      ...{ from, to, sort },
      ...(gameType && { gameType }),
      ...(member && { memberId: Number(member) }),
      ...(name && { name }),
      // Names from A to Z; of figures the highest first.
      ...(sort === 'account' && { ascending: 'yes' as const }),
    }),
    [from, to, gameType, sort, member, name],
  );
  return { ...{ from, to, today, gameType, sort, member, name, selection, choose } };
};
