import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Millis } from '../../../../contract/primitives.ts';
import { $site } from '../../../entities/site/index.ts';
import { formatClock } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { Download, RotateCw } from '../../../shared/ui/icons.ts';
import styles from './report-page.module.css';

interface Props {
  /** Everything before this is in the report. */
  asOfMs: Millis;
  pending: boolean;
  onRefresh: () => void;
  /** A report that can be saved as a file. */
  csv?: { pending: boolean; failure: { key: string } | null; onAsk: () => void };
  /** Stands before the time. */
  note?: string;
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** Until when a report counts, and what can be done with it. */
export const ReportBar = ({ asOfMs, pending, onRefresh, csv, note, children }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const site = useUnit($site);
  return (
    <>
      <div className={styles.bar}>
        <span>
          {note} <bdi>{t('reports.asOf', { time: formatClock(asOfMs, site?.brand.timeZone ?? 'UTC', locale) })}</bdi>
        </span>
        <span className={styles.actions}>
          {children}
          <Button size="small" busy={pending} onClick={onRefresh}>
            <RotateCw aria-hidden />
            {t('reports.refresh')}
          </Button>
          {csv && (
            <Button size="small" busy={csv.pending} onClick={csv.onAsk}>
              <Download aria-hidden />
              {t('records.csv')}
            </Button>
          )}
        </span>
      </div>
      {csv?.failure && <FormError text={failureText(csv.failure)} />}
    </>
  );
};
