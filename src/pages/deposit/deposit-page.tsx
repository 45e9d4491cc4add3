import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { OwedNotice, PaymentLinks } from '../../entities/wallet/lazy.ts';
import { $deposits, $depositsFailure, $hasDeposited, depositPage } from '../../features/deposit/list.ts';
import { $methods, $methodsFailure, $step } from '../../features/deposit/model.ts';
import { DepositForm } from '../../features/deposit/deposit-form.tsx';
import { DepositHistory } from '../../features/deposit/deposit-history.tsx';
import { DepositNews } from '../../features/deposit/deposit-result.tsx';
import { DepositReview } from '../../features/deposit/deposit-review.tsx';
import { $isRequested, AskLimit } from '../../features/limits/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Wallet } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import columns from '../../shared/ui/columns.module.css';
import styles from './deposit-page.module.css';

const Member = () => {
  const { t } = useTranslation();
  const view = useUnit({
    methods: $methods,
    failure: $methodsFailure,
    known: $deposits,
    unknown: $depositsFailure,
    step: $step,
    hasDeposited: $hasDeposited,
    isRequested: $isRequested,
    reopen: depositPage.opened,
  });
  const asksLimit = view.hasDeposited && view.isRequested === true;
  // Content above the form loads before the form, so that nothing moves under a finger.
  const ready = view.methods && (view.known || view.unknown);
  useLifecycle(depositPage);
  return (
    <>
      <div className={styles.notices}>
        <OwedNotice />
        <DepositNews />
      </div>
      <div className={columns.columns}>
        <div className={columns.column}>
          <Panel underTabs title={t('wallet.newDeposit')}>
            {view.failure && <LoadFailed failure={view.failure} onRetry={view.reopen} />}
            {!ready && !view.failure && <Skeleton className={columns.waiting} />}
            {ready && view.methods?.length === 0 && (
              <Message icon={<Wallet />} title={t('wallet.noMethods')} text={t('wallet.noMethodsText')} />
            )}
            {ready && (view.step === 'form' ? <DepositForm limits={!asksLimit} /> : <DepositReview />)}
          </Panel>
          {/* PP-13: the question comes with the first deposit. The form has a link to the limits when it is not asked. */}
          {view.hasDeposited && <AskLimit />}
        </div>
        <Panel title={t('wallet.history')}>
          <DepositHistory />
        </Panel>
      </div>
    </>
  );
};

const Content = () => {
  const { t } = useTranslation();
  return (
    <>
      <PaymentLinks />
      <PageHead underTabs title={t('wallet.depositTitle')} text={t('wallet.depositText')} />
      <MembersOnly
        guest={{ title: t('wallet.loginTitle'), text: t('wallet.loginText') }}
        waiting={<Skeleton className={columns.waiting} />}
      >
        <Member />
      </MembersOnly>
    </>
  );
};

/** WAL-01: deposit, and the member's earlier deposits. */
export default function DepositPage() {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t('shell.deposit'), brand);
  return (
    <WhenTranslated texts={accountTexts} waiting={<LateGuard />}>
      <Content />
    </WhenTranslated>
  );
}
