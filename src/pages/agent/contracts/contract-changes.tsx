import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  $actFailure,
  $didLast,
  $isActing,
  ChangesView,
  type ContractView,
  type ContractsRequest,
  agreedBefore,
  requestShown,
  useTerms,
  withdrawn,
} from '../../../features/pay-contracts/index.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import styles from './contracts-page.module.css';

/** The last action here, what waits on either side, and agreed terms that start later. */
export const ContractNews = ({ page }: { page: ContractView }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { at, number } = useTerms();
  const view = useUnit({ failure: $actFailure, busy: $isActing, onWithdraw: withdrawn });
  const { requested, coming, agreed, versions, toAnswer, isUpline } = page;
  const mySide = isUpline ? 'upline' : 'downline';
  return (
    <>
      <DidLast />
      <FormError text={view.failure && failureText(view.failure)} />
      {requested && (
        <Panel title={t('contracts.waiting')}>
          <p>
            {t(isUpline ? 'contracts.waitingThem' : 'contracts.waitingYou', {
              version: number(requested),
              time: at(requested.requestedAtMs),
            })}
          </p>
          <ChangesView before={agreedBefore(versions, requested)} after={requested} />
          <Actions>
            {isUpline && (
              <Button busy={view.busy} onClick={() => view.onWithdraw(requested.id)}>
                {t('contracts.withdraw')}
              </Button>
            )}
            <See toAnswer={toAnswer?.what === 'proposal' ? toAnswer : null} />
          </Actions>
        </Panel>
      )}
      {agreed?.state === 'ending' && (
        <Panel title={t('contracts.states.ending')}>
          <p>
            {t(agreed.endRequestedBy === mySide ? 'contracts.endingYou' : 'contracts.endingThem', {
              time: at(agreed.endsAtMs ?? 0),
            })}
          </p>
          <Actions>
            <See toAnswer={toAnswer?.what === 'end' ? toAnswer : null} />
          </Actions>
        </Panel>
      )}
      {coming && (
        <Panel title={t('contracts.coming')}>
          <p>{t('contracts.comingText', { version: number(coming), time: at(coming.fromMs ?? 0) })}</p>
          <ChangesView before={agreedBefore(versions, coming)} after={coming} />
        </Panel>
      )}
    </>
  );
};

const See = ({ toAnswer }: { toAnswer: ContractsRequest | null }) => {
  const { t } = useTranslation();
  const show = useUnit(requestShown);
  if (!toAnswer) return null;
  return (
    <Button tone="primary" onClick={() => show(toAnswer)}>
      {t('contracts.see')}
    </Button>
  );
};

const DidLast = () => {
  const { t } = useTranslation();
  const line = useRef<HTMLParagraphElement>(null);
  const didLast = useUnit($didLast);
  // The pressed button is gone: focus moves.
  useEffect(() => {
    if (didLast) line.current?.focus();
  }, [didLast]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.did}>
      {didLast && t(`contracts.did.${didLast}`)}
    </p>
  );
};
