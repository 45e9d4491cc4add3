import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PayKind } from '../../../../contract/pay-terms.ts';
import { $site } from '../../../entities/site/index.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { formatWindowStart } from '../../../shared/format/window.ts';
import { billPath } from './bill-path.ts';
import styles from './bill-page.module.css';

/** A link to the settlement that paid a bet which is taken back. */
export const EarlierBill = ({ id, kind, windowStartMs }: { id: string; kind: PayKind; windowStartMs: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const timeZone = useUnit($site)?.brand.timeZone ?? 'UTC';
  return (
    <Link to={billPath(id, kind)} className={styles.earlier}>
      {t('bill.paidBy', { time: formatWindowStart(windowStartMs, timeZone, locale) })}
    </Link>
  );
};
