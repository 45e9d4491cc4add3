import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { $liveReferral, useLiveReferral } from './live.ts';

/** MEM-09: how many awards for invitations can be claimed, beside the name of their page. Its texts are those of the account. */
export const ReferralBadge = () => {
  const { t } = useTranslation();
  useLiveReferral();
  const count = useUnit($liveReferral)?.claimable ?? 0;
  return <CountBadge count={count} text={t('centre.toClaim', { count })} />;
};
