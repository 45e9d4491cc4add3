import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
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
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Wallet } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import columns from '../../shared/ui/columns.module.css';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';

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

/** WAL-02: withdraw, payout accounts, and the member's earlier withdrawals. */
export default function WithdrawPage() {
  return (
    <MemberPage
      above={<PaymentLinks />}
      head={(t) => ({ title: t('withdraw.title'), text: t('withdraw.text') })}
      guest={(t) => ({ title: t('withdraw.loginTitle'), text: t('withdraw.loginText') })}
    >
      <Member />
    </MemberPage>
  );
}
