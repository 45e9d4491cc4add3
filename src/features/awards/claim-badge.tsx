import { useTranslation } from 'react-i18next';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';

/** MEM-02: how many awards can be claimed, beside the name of their page. Its texts are those of the account. */
export const ClaimBadge = () => {
  const { t } = useTranslation();
  const count = useOpenAwards()?.claimable ?? 0;
  return <CountBadge count={count} text={t('centre.toClaim', { count })} />;
};
