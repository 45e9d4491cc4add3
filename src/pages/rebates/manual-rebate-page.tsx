import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $member } from '../../entities/session/index.ts';
import { $rebate, $rebateFailure, rebatePage, rebateRequested, useLiveRebate } from '../../features/rebates/index.ts';
import { rebateTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Percent } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';
import { ClaimHead } from './claim-head.tsx';
import { ClaimList } from './claim-list.tsx';
import { LineTable } from './line-table.tsx';
import { RateTable } from './rate-table.tsx';
import styles from './rebates.module.css';

const waiting = (
  <div className={styles.page} aria-hidden>
    <Skeleton className={styles.headWaiting} />
    <Skeleton className={styles.tableWaiting} />
  </div>
);

/** MEM-01: what the member's play earns as a rebate, what can be claimed, and what was paid. */
export default function ManualRebatePage() {
  return (
    <MemberPage
      head={(t) => ({ title: t('centre.pages.manualRebate') })}
      guest={(t) => ({ title: t('member.loginTitle'), text: t('member.loginText') })}
    >
      <WhenTranslated texts={rebateTexts} waiting={waiting}>
        <Rebate />
      </WhenTranslated>
    </MemberPage>
  );
}

const Rebate = () => {
  const { t } = useTranslation();
  useLiveRebate();
  useLifecycle(rebatePage);
  const view = useUnit({ rebate: $rebate, failure: $rebateFailure, member: $member, onRetry: rebateRequested });
  const { rebate, member } = view;
  if (!rebate || !member)
    return view.failure ? <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} /> : waiting;
  const money = { currency: member.currency, exponent: member.exponent };
  return (
    <div className={styles.page}>
      <ClaimHead rebate={rebate} {...money} />
      <Panel title={t('rebates.open')}>
        {rebate.lines.length > 0 ? (
          <LineTable caption={t('rebates.open')} lines={rebate.lines} {...money} />
        ) : (
          <Message icon={<Percent />} title={t('rebates.openEmpty')} text={t('rebates.openEmptyText')} />
        )}
      </Panel>
      <RateTable rebate={rebate} />
      <Panel title={t('rebates.history')}>
        <ClaimList {...money} />
      </Panel>
    </div>
  );
};
