import { REPORT_DAYS } from '../../../contract/team-reports.ts';
import { daysOf, useSelection } from '../../widgets/period/index.ts';

/** What every report of the team has in its address: the days, the last 30 if it names none, and a direct downline or a name. */
export const useTeamSelection = () => {
  const { search, days, today, choose } = useSelection(REPORT_DAYS);
  const { from, to } = days ?? daysOf('month30', today);
  const member = /^[1-9]\d{0,8}$/.exec(search.get('member') ?? '')?.[0];
  const name = search.get('name') ?? '';
  return { search, from, to, today, member, name, choose };
};
