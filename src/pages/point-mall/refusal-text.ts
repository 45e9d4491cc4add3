import { useTranslation } from 'react-i18next';
import { pointsText } from '../../entities/points/index.ts';
import type { ExchangeRefusal } from '../../features/points/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';

/** Returns the text of a refused exchange. */
export const useRefusalText = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  return (refusal: ExchangeRefusal): string => {
    switch (refusal.kind) {
      case 'product':
        return t(`points.refusals.product.${refusal.reason}`);
      case 'campaign':
        return t(`points.refusals.campaign.${refusal.reason}`);
      case 'points':
        return t('points.refusals.points', { points: pointsText(refusal.missing, locale) });
      case 'other':
        return failureText(refusal);
    }
  };
};
