import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $overview, $overviewFailure, overviewRequested, uplinePage } from '../../features/transfer-upline/overview.ts';
import { $step } from '../../features/transfer-upline/order.ts';
import { UplineForm } from '../../features/transfer-upline/upline-form.tsx';
import { UplineHistory } from '../../features/transfer-upline/upline-history.tsx';
import { UplineReview } from '../../features/transfer-upline/upline-review.tsx';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Users } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import columns from '../../shared/ui/columns.module.css';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';

const Member = () => {
  useLifecycle(uplinePage);
  const { t } = useTranslation();
  const view = useUnit({ overview: $overview, failure: $overviewFailure, step: $step, onRetry: overviewRequested });
  const { overview, failure } = view;
  if (failure?.key === 'transfer_closed')
    return <Message icon={<Users />} title={t('transfer.closed')} text={t('transfer.closedText')} />;
  if (!overview)
    return failure ? <LoadFailed failure={failure} onRetry={view.onRetry} /> : <Skeleton className={columns.waiting} />;
  const noUpline = <Message icon={<Users />} title={t('transfer.noUpline')} text={t('transfer.noUplineText')} />;
  if (!failure && overview.upline === null && overview.list.length === 0) return noUpline;
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        {failure && <LoadFailed failure={failure} onRetry={view.onRetry} />}
        {overview.upline === null ? (
          noUpline
        ) : (
          <Panel title={t('transfer.newTransfer')}>{view.step === 'form' ? <UplineForm /> : <UplineReview />}</Panel>
        )}
      </div>
      <UplineHistory />
    </div>
  );
};

/** WAL-03: send money to the direct upline, and the transfers of both directions. */
export default function TransferUplinePage() {
  return (
    <MemberPage
      head={(t) => ({ title: t('transfer.uplineTitle'), text: t('transfer.uplineText') })}
      guest={(t) => ({ title: t('transfer.loginTitle'), text: t('transfer.loginText') })}
    >
      <Member />
    </MemberPage>
  );
}
