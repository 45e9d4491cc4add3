import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedCampaign } from '../../../contract/awards.ts';
import { spanText } from '../../entities/awards/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

/** Until when a campaign runs, or when it starts, as a span of time. */
export const TimeLeft = ({ campaign }: { campaign: Pick<OfferedCampaign, 'startsAtMs' | 'endsAtMs'> }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { startsAtMs, endsAtMs } = campaign;
  if (startsAtMs !== null && startsAtMs > now)
    return <span>{t('awards.startsIn', { time: spanText(startsAtMs - now, locale) })}</span>;
  if (endsAtMs === null) return <span>{t('awards.ongoing')}</span>;
  return <span>{t('awards.left', { time: spanText(endsAtMs - now, locale) })}</span>;
};
