import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { PaymentLinks } from '../../entities/wallet/lazy.ts';
import {
  $overview,
  $overviewFailure,
  $step,
  OpenTurnover,
  PaymentPasswordForm,
  PayoutAccounts,
  ResetPasswordForm,
  WithdrawForm,
  WithdrawReview,
  WithdrawalList,
  overviewRequested,
  withdrawPage,
} from '../../features/withdraw/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Wallet } from '../../shared/ui/icons.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import columns from '../../shared/ui/columns.module.css';

const Member = () => {
  useLifecycle(withdrawPage);
  const { t } = useTranslation();
  const view = useUnit({ overview: $overview, failure: $overviewFailure, step: $step, onRetry: overviewRequested });
  const { overview } = view;
  if (!overview)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={view.onRetry} />
    ) : (
      <Skeleton className={columns.waiting} />
    );
  if (overview.methods.length === 0)
    return (
      <>
        <Message icon={<Wallet />} title={t('withdraw.noMethods')} text={t('wallet.noMethodsText')} />
        {overview.list.length > 0 && <WithdrawalList />}
      </>
    );
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        {view.failure && <LoadFailed failure={view.failure} onRetry={view.onRetry} />}
        <OpenTurnover />
        {!overview.hasPaymentPassword && <PaymentPasswordForm />}
        {overview.hasPaymentPassword && (
          <Panel title={t('withdraw.newWithdrawal')}>
            {view.step === 'form' ? <WithdrawForm /> : <WithdrawReview />}
          </Panel>
        )}
        <PayoutAccounts />
        {overview.hasPaymentPassword && <ResetPasswordForm />}
      </div>
      <WithdrawalList />
    </div>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t('withdraw.title'), brand);
  return (
    <>
      <PaymentLinks />
      <PageHead title={t('withdraw.title')} text={t('withdraw.text')} />
      <MembersOnly
        guest={{ title: t('withdraw.loginTitle'), text: t('withdraw.loginText') }}
        waiting={<Skeleton className={columns.waiting} />}
      >
        <Member />
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={columns.waiting} />
  </LateGuard>
);

/** WAL-02: withdraw, payout accounts, and the member's earlier withdrawals. */
export default function WithdrawPage() {
  return (
    <WhenTranslated texts={accountTexts} waiting={waiting}>
      <Content />
    </WhenTranslated>
  );
}
