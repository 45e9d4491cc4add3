import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { $liveRebate, useLiveRebate } from './live.ts';

/** MEM-01: that a rebate can be claimed, beside the name of its page. Its texts are those of the account. */
export const RebateBadge = () => {
  const { t } = useTranslation();
  useLiveRebate();
  const isReady = useUnit($liveRebate)?.ready ?? false;
  return <CountBadge count={isReady ? 1 : 0} text={t('centre.rebateToClaim')} />;
};
