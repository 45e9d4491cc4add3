import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { useMissionBadges } from './badges.ts';

/** MEM-02: how many missions can be claimed, beside the name of their page. Its texts are those of the account. */
export const MissionBadge = () => {
  const { t } = useTranslation();
  const count = useMissionBadges();
  return <CountBadge count={count} text={t('centre.missionsToClaim', { count })} />;
};
