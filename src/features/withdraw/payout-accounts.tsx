import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PAYOUT_BOUNDS } from '../../../contract/payouts.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { accountName } from './account-name.ts';
import { AccountForm } from './account-form.tsx';
import {
  $isOpen,
  $changeFailure,
  $confirming,
  $removing,
  confirmPressed,
  formOpened,
  removePressed,
} from './accounts.ts';
import { $accounts } from './overview.ts';
import styles from './withdraw.module.css';

/** The accounts to which the member can be paid, at most five. */
export const PayoutAccounts = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    accounts: $accounts,
    open: $isOpen,
    removing: $removing,
    confirming: $confirming,
    failure: $changeFailure,
    onOpen: formOpened,
    onRemove: removePressed,
    onConfirm: confirmPressed,
  });
  return (
    <Panel title={t('withdraw.accounts')}>
      {view.accounts.length === 0 && <p className={styles.note}>{t('withdraw.accountsEmpty')}</p>}
      <ul className={styles.list}>
        {view.accounts.map((account) => (
          <li key={account.id} className={styles.card}>
            <div className={styles.row}>
              <span>
                <b>{accountName(account)}</b>
                <small>
                  {t(`withdraw.types.${account.kind}`)} · <bdi>{account.holderName}</bdi>
                </small>
              </span>
              <Button
                size="small"
                busy={view.removing === account.id}
                aria-label={t('withdraw.removeOf', { account: accountName(account) })}
                onClick={() => view.onRemove(account.id)}
              >
                {t('withdraw.remove')}
              </Button>
            </div>
            {account.needsConfirmation && (
              <div className={styles.confirm}>
                <p>{t('withdraw.confirmAccountText')}</p>
                <Button
                  size="small"
                  busy={view.confirming === account.id}
                  aria-label={t('withdraw.confirmAccountOf', { account: accountName(account) })}
                  onClick={() => view.onConfirm(account.id)}
                >
                  {t('withdraw.confirmAccount')}
                </Button>
              </div>
            )}
            {account.heldUntilMs !== null && (
              <p className={styles.held}>
                {t('withdraw.heldUntil', { when: formatInstant(account.heldUntilMs, locale) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <FormError text={view.failure && failureText(view.failure)} />
      {view.open && <AccountForm />}
      {!view.open && view.accounts.length < PAYOUT_BOUNDS.accounts && (
        <div>
          <Button onClick={() => view.onOpen()}>{t('withdraw.addAccount')}</Button>
        </div>
      )}
      {view.accounts.length >= PAYOUT_BOUNDS.accounts && (
        <p className={styles.note}>{t('failure.payout_accounts_full')}</p>
      )}
    </Panel>
  );
};
