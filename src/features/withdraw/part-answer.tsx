import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PAYOUT_BOUNDS } from '../../../contract/payouts.ts';
import { type WithdrawalPart } from '../../../contract/withdrawals.ts';
import type { Money as MoneyValue } from '../../../contract/primitives.ts';
import { PicturePicker } from '../../entities/pictures/index.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import {
  $answerFailure,
  $answering,
  $images,
  $missing,
  $pictureError,
  $remark,
  filesChosen,
  missingClosed,
  missingPressed,
  missingSent,
  pictureRemoved,
  pictureRetried,
  receivedPressed,
  remarkTyped,
} from './answer.ts';
import styles from './withdraw.module.css';

/** One payment of a withdrawal, and the member's answer whether it arrived. */
export const PartAnswer = ({ part, money }: { part: WithdrawalPart; money: MoneyValue }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    missing: $missing,
    answering: $answering,
    failure: $answerFailure,
    onReceived: receivedPressed,
    onMissing: missingPressed,
  });
  const { id, state, amount, remark } = part;
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <b>
          <Money {...money} amount={amount} />
        </b>
        <span>{t(`withdraw.parts.${state}`)}</span>
      </div>
      {remark && <small dir="auto">{remark}</small>}
      <FormError text={view.failure?.part === id ? failureText(view.failure) : null} />
      {state === 'waiting' &&
        (view.missing === id ? (
          <MissingForm busy={view.answering === id} />
        ) : (
          <div className={styles.buttons}>
            <Button size="small" onClick={() => view.onMissing(id)}>
              {t('withdraw.notReceived')}
            </Button>
            <Button size="small" tone="primary" busy={view.answering === id} onClick={() => view.onReceived(id)}>
              {t('withdraw.received')}
            </Button>
          </div>
        ))}
    </div>
  );
};

const MissingForm = ({ busy }: { busy: boolean }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    remark: $remark,
    images: $images,
    error: $pictureError,
    onRemark: remarkTyped,
    onFiles: filesChosen,
    onRemove: pictureRemoved,
    onRetry: pictureRetried,
    onSend: missingSent,
    onClose: missingClosed,
  });
  return (
    <Form onSubmit={view.onSend}>
      <p className={styles.note}>{t('withdraw.proofText')}</p>
      <TextArea
        label={t('withdraw.remark')}
        rows={2}
        maxLength={PAYOUT_BOUNDS.remark}
        value={view.remark}
        onValue={view.onRemark}
      />
      <PicturePicker
        images={view.images}
        error={view.error === 'none' ? null : view.error}
        onFiles={view.onFiles}
        onRemove={view.onRemove}
        onRetry={view.onRetry}
      />
      <FormError text={view.error === 'none' ? failureText({ key: 'proof_needed' }) : null} />
      <Actions>
        <Button onClick={() => view.onClose()}>{t('withdraw.close')}</Button>
        <Button tone="primary" type="submit" busy={busy}>
          {t('withdraw.sendMissing')}
        </Button>
      </Actions>
    </Form>
  );
};
