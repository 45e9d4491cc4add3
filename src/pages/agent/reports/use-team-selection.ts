import { LIMITS } from '../../../../contract/limits.ts';
import { REPORT_DAYS } from '../../../../contract/team-reports.ts';
import { daysOf, useSelection } from '../../../widgets/period/index.ts';
import { numberIn } from '../layout/address-numbers.ts';

/**
 * What every report of the team has in its address: the days, the last 30 if it names none, and a direct downline or a name. A
 * longer name than any account has is cut, as its field does.
 */
export const useTeamSelection = () => {
  const { search, days, today, choose } = useSelection(REPORT_DAYS);
  const { from, to } = days ?? daysOf('month30', today);
  const member = numberIn(search.get('member'))?.toString();
  const name = [...(search.get('name') ?? '').replaceAll('\0', '').trim()].slice(0, LIMITS.username.max).join('');
  return { search, from, to, today, member, name, choose };
};
