import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalDismissed } from '../../shared/lib/modals.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import {
  $answerFailure,
  $answering,
  $gone,
  $nextRequested,
  $outcome,
  $shown,
  answered,
  requestShown,
  type Outcome,
} from './answer.ts';
import { ChangesView } from './changes-view.tsx';
import type { ContractsRequest } from './list.ts';
import { $shownTimes } from './page.ts';
import styles from './pay-contracts.module.css';
import { TermsView } from './terms-view.tsx';
import { useTerms } from './use-terms.ts';

/** A request of the other side with its changes, to be answered, and the result of the answer. */
export default function ContractModal() {
  const failureText = useFailureText();
  const view = useUnit({ shown: $shown, outcome: $outcome, gone: $gone, failure: $answerFailure });
  const { shown } = view;
  if (!shown) return null;
  const isOver = view.outcome !== null || view.gone !== null;
  return (
    <>
      {!isOver && (shown.what === 'proposal' ? <Proposal requested={shown} /> : <EndRequested requested={shown} />)}
      {isOver && <Over requested={shown} />}
      <FormError text={!view.outcome && view.failure ? failureText(view.failure) : null} />
      {isOver ? <WayOn /> : <Answers requested={shown} />}
    </>
  );
}

const Proposal = ({ requested: { contract, before } }: { requested: ContractsRequest }) => {
  const { t } = useTranslation();
  const { at, number } = useTerms();
  const times = useUnit($shownTimes);
  return (
    <>
      <p className={styles.kind}>{t(`contracts.kinds.${contract.kind}`)}</p>
      <p>{t('contracts.modal.proposal', { version: contract.version })}</p>
      <section className={styles.part}>
        <h3>{before ? t('contracts.changes') : t('contracts.allTerms')}</h3>
        {before ? <ChangesView before={before} after={contract} /> : <p>{t('contracts.first')}</p>}
        {!before && <TermsView kind={contract.kind} terms={contract.terms} caption={number(contract)} />}
      </section>
      {before && (
        <details className={styles.whole}>
          <summary>{t('contracts.allTerms')}</summary>
          <TermsView kind={contract.kind} terms={contract.terms} caption={number(contract)} />
        </details>
      )}
      <p className={styles.hint}>{t('contracts.modal.holds', { time: times ? at(times.window) : '–' })}</p>
    </>
  );
};

const EndRequested = ({ requested: { contract, account } }: { requested: ContractsRequest }) => {
  const { t } = useTranslation();
  const { at, number } = useTerms();
  const what = { version: contract.version, time: at(contract.endsAtMs ?? 0) };
  return (
    <>
      <p className={styles.kind}>{t(`contracts.kinds.${contract.kind}`)}</p>
      <p>
        {account === null
          ? t('contracts.modal.endUpline', what)
          : t('contracts.modal.endDownline', { ...what, account })}
      </p>
      <section className={styles.part}>
        <h3>{t('contracts.modal.endTerms')}</h3>
        <TermsView kind={contract.kind} terms={contract.terms} caption={number(contract)} />
      </section>
      <p className={styles.hint}>{t('contracts.modal.endText')}</p>
    </>
  );
};

const Answers = ({ requested: { what } }: { requested: ContractsRequest }) => {
  const { t } = useTranslation();
  const view = useUnit({ busy: $answering, onAnswer: answered });
  return (
    <Actions>
      <Button disabled={view.busy} onClick={() => view.onAnswer(false)}>
        {what === 'proposal' ? t('contracts.modal.refuse') : t('contracts.modal.disagree')}
      </Button>
      <Button tone="primary" busy={view.busy} onClick={() => view.onAnswer(true)}>
        {what === 'proposal' ? t('contracts.modal.accept') : t('contracts.modal.agree')}
      </Button>
    </Actions>
  );
};

const Over = ({ requested }: { requested: ContractsRequest }) => {
  const { t } = useTranslation();
  const { at } = useTerms();
  const view = useUnit({ outcome: $outcome, gone: $gone });
  const said = ({ accept, contract: { version, fromMs, untilMs } }: Outcome) => {
    if (requested.what === 'proposal')
      return accept ? t('contracts.modal.accepted', { version, time: at(fromMs ?? 0) }) : t('contracts.modal.refused');
    return accept ? t('contracts.modal.ended', { time: at(untilMs ?? 0) }) : t('contracts.modal.goesOn');
  };
  const gone = view.gone === 'withdrawn' ? t('contracts.modal.withdrawn') : t('contracts.modal.gone');
  return <p role="status">{view.outcome ? said(view.outcome) : gone}</p>;
};

const WayOn = () => {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  const view = useUnit({ next: $nextRequested, onNext: requestShown, onClose: modalDismissed });
  // The pressed buttons are gone: focus moves to the close button.
  useEffect(() => close.current?.focus(), []);
  return (
    <Actions>
      <Button ref={close} onClick={() => view.onClose()}>
        {t('ui.close')}
      </Button>
      {view.next && (
        <Button tone="primary" onClick={() => view.onNext(view.next!)}>
          {t('contracts.modal.next')}
        </Button>
      )}
    </Actions>
  );
};
