import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { $owed, owedNotice } from './owed.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import styles from './owed-notice.module.css';

/** Why play is paused and what to do about it, as long as the member has a debt. */
export const OwedNotice = ({ linked = false }: { linked?: boolean }) => {
  const owed = useUnit($owed);
  useLifecycle(owedNotice);
  if (!owed) return null;
  return (
    <WhenTranslated texts={accountTexts} waiting={null}>
      <Text linked={linked} />
    </WhenTranslated>
  );
};

const Text = ({ linked }: { linked: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const owed = useUnit($owed);
  if (!owed) return null;
  return (
    <div role="status" className={styles.owed}>
      <details>
        <summary>{t('wallet.owedTitle', { amount: formatMoney(owed, locale) })}</summary>
        <p>{t('wallet.owedText')}</p>
      </details>
      {linked && <Link to="/deposit">{t('wallet.owedAction')}</Link>}
    </div>
  );
};
