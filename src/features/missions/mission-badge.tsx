import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $missionBadges, badgeView } from '../../entities/wallet/missions.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';

/** MEM-02: how many missions can be claimed, beside the name of their page. Its texts are those of the account. */
export const MissionBadge = () => {
  const { t } = useTranslation();
  useLifecycle(badgeView);
  const count = useUnit($missionBadges)?.missionLeaderboard ?? 0;
  return <CountBadge count={count} text={t('centre.missionsToClaim', { count })} />;
};
