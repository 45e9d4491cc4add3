import { useMemo } from 'react';
import { PROFIT_SORTS, REPORT_TYPES } from '../../../../contract/team-reports.ts';
import type { ProfitSelection } from '../../../features/team-reports/index.ts';
import { oneOf } from '../../../widgets/period/index.ts';
import { useTeamSelection } from './use-team-selection.ts';

/**
 * The selection of profit and loss in the address: the last 30 days and the highest stakes first, if it names nothing. `deeper`: only
 * of the members below the direct downlines.
 */
export const useProfitSelection = (deeper: boolean) => {
  const team = useTeamSelection();
  const { search, from, to, member, name } = team;
  const gameType = oneOf(REPORT_TYPES, search.get('type'));
  const sort = oneOf(PROFIT_SORTS, search.get('sort')) ?? 'stake';
  const selection = useMemo(
    (): ProfitSelection => ({
      ...{ from, to, sort },
      ...(gameType && { gameType }),
      ...(member && { memberId: Number(member) }),
      ...(name && { name }),
      ...(deeper && { deeper: 'yes' as const }),
      // Names from A to Z; of figures the highest first.
      ...(sort === 'account' && { ascending: 'yes' as const }),
    }),
    [from, to, gameType, sort, member, name, deeper],
  );
  return { team, gameType, sort, selection };
};
