import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../../contract/define.ts';
import type { points as contract } from '../../../contract/points.ts';
import { dayText, pointsText } from '../../entities/points/index.ts';
import { LevelCard } from '../../features/points/index.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import { EarningRates } from './earning-rates.tsx';
import { PointsFigure } from './points-figure.tsx';
import styles from './point-mall.module.css';

interface Props {
  config: ResponseOf<typeof contract.config>;
  points: { points: number; owed: number; applying: number; expires: { points: number; expiresOn: string } | null };
  currency: string;
  exponent: number;
}

/** The balance with what expires next, the level, and how points are earned. */
export const MallHead = ({ config, points, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [isConverting, setConverting] = useState(false);
  const rate = config.rules?.convert ?? null;
  const number = (count: number) => pointsText(count, locale);
  const worth = rate && Math.floor(points.points / rate.points) * rate.amount;
  return (
    <>
      <div className={styles.heads}>
        <section className={styles.balance} aria-label={t('points.balance')}>
          <p className={styles.label}>
            <ConnectionMark /> {t('points.balance')}
          </p>
          <p className={styles.amount}>
            <PointsFigure points={points.points} />
          </p>
          {worth !== null && worth > 0 && (
            <p className={styles.worth}>
              {t('points.worth', { amount: formatMoney({ amount: worth, currency, exponent }, locale) })}
            </p>
          )}
          <p className={styles.note}>
            {points.expires
              ? t('points.expires', {
                  points: number(points.expires.points),
                  day: dayText(points.expires.expiresOn, locale),
                })
              : points.points === 0 && t('points.expiresNone')}
          </p>
          {points.applying > 0 && <p className={styles.note}>{t('points.applying', { count: points.applying })}</p>}
          {points.owed > 0 && (
            <p className={styles.owed} role="note">
              {t('points.owed', { points: number(points.owed) })}
            </p>
          )}
          {rate && (
            <div className={styles.convert}>
              <Button tone="primary" aria-haspopup="dialog" onClick={() => setConverting(true)}>
                {t('points.convert')}
              </Button>
            </div>
          )}
        </section>
        <LevelCard frame={(title, content) => <Panel title={title}>{content}</Panel>} />
      </div>
      <EarningRates config={config} {...{ currency, exponent }} />
      {isConverting && <ConvertDialog {...{ currency, exponent }} onClose={() => setConverting(false)} />}
    </>
  );
};
