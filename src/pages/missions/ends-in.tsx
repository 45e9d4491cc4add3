import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { spanText } from '../../entities/awards/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { Clock } from '../../shared/ui/icons.ts';
import styles from './missions.module.css';

const DAY_MS = 86_400_000;

/** When a period ends: a running clock on its last day. */
export const EndsIn = ({ atMs }: { atMs: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  return (
    <span className={styles.ends} title={formatInstant(atMs, locale)}>
      <Clock aria-hidden />
      {atMs - now < DAY_MS ? (
        <>
          {t('missions.endsIn')} <Countdown atMs={atMs} />
        </>
      ) : (
        t('missions.left', { time: spanText(atMs - now, locale) })
      )}
    </span>
  );
};
