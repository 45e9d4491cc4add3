import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { RateField } from './rate-field.tsx';
import {
  $isRatePending,
  $isRateSet,
  $isRateWrong,
  $rate,
  $rateFailure,
  $rateLoadFailure,
  $rateText,
  rateForm,
  rateRequested,
  rateSubmitted,
  rateTyped,
} from './rate.ts';
import { SendForm } from './send-form.tsx';
import styles from './downlines.module.css';

/** The rebate rate of a direct member. */
const RateForm = ({ memberId }: { memberId: number }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  useLifecycle(rateForm, memberId);
  const view = useUnit({
    rate: $rate,
    loadFailure: $rateLoadFailure,
    text: $rateText,
    wrong: $isRateWrong,
    failure: $rateFailure,
    set: $isRateSet,
    pending: $isRatePending,
    onText: rateTyped,
    onSubmit: rateSubmitted,
    onRetry: rateRequested,
  });
  if (!view.rate)
    return view.loadFailure ? (
      <LoadFailed failure={view.loadFailure} onRetry={() => view.onRetry()} />
    ) : (
      <Skeleton className={styles.formWaiting} />
    );
  return (
    <Form onSubmit={view.onSubmit}>
      <p className={styles.hint}>{t('downlines.rateText')}</p>
      <FormDone text={view.set ? t('downlines.rateSet') : null} />
      <RateField bounds={view.rate.bounds} isWrong={view.wrong} value={view.text} onValue={view.onText} />
      <FormError text={view.failure && failureText(view.failure)} />
      <Button tone="primary" type="submit" busy={view.pending}>
        {t('downlines.rateSave')}
      </Button>
    </Form>
  );
};

type Tab = 'send' | 'rate';

interface Props {
  member: { memberId: number; account: string };
  onClose: () => void;
  /** Where else the agent can go for this member. */
  children?: ReactNode;
}

/** What an agent does for a direct member: send money, and set the rebate rate. */
export const MemberDialog = ({ member: { memberId, account }, onClose, children }: Props) => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('send');
  const tabs: { key: Tab; title: string }[] = [
    { key: 'send', title: t('downlines.send') },
    { key: 'rate', title: t('downlines.rate') },
  ];
  return (
    <MotionScope>
      <Dialog title={account} onClose={onClose}>
        <Tabs label={t('downlines.actions')} tabs={tabs} active={tab} onChoose={setTab}>
          {tab === 'send' ? <SendForm memberId={memberId} /> : <RateForm memberId={memberId} />}
        </Tabs>
        {children && <div className={styles.elsewhere}>{children}</div>}
      </Dialog>
    </MotionScope>
  );
};
