import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $play } from '../../entities/wallet/model.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { $failure, $isAnswering, $isShown, answerChosen, play } from './model.ts';
import styles from './reality-check.module.css';

/** The reality check over a game (PP-18). It closes only by an answer, and no key answers it by chance: no button has the focus. */
export const RealityCheck = () => {
  const { t } = useTranslation();
  const shown = useUnit($isShown);
  useLifecycle(play);
  if (!shown) return null;
  return (
    <Dialog title={t('limits.check.title')}>
      <Content />
    </Dialog>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    position: $play,
    connection: $connection,
    failure: $failure,
    pending: $isAnswering,
    answer: answerChosen,
  });
  const { position } = view;
  return (
    <>
      <p>{t('limits.check.text')}</p>
      {position && (
        <dl className={styles.figures}>
          <div>
            <dt>{t('limits.check.time')}</dt>
            <dd>
              <Countdown up atMs={position.startedAtMs} offsetMs={view.connection.serverOffsetMs ?? 0} />
            </dd>
          </div>
          <div>
            <dt>{t('limits.check.wagered')}</dt>
            <dd>
              <Money amount={position.wagered} currency={position.currency} exponent={position.exponent} />
            </dd>
          </div>
          <div>
            <dt>{t(`limits.check.${resultOf(position.net)}`)}</dt>
            <dd>
              <Money amount={Math.abs(position.net)} currency={position.currency} exponent={position.exponent} />
            </dd>
          </div>
        </dl>
      )}
      <FormError text={view.failure && failureText(view.failure)} />
      <Actions>
        <Button busy={view.pending} onClick={() => view.answer('leave')}>
          {t('games.play.leave')}
        </Button>
        <Button busy={view.pending} onClick={() => view.answer('limits')}>
          {t('limits.check.limits')}
        </Button>
        <Button busy={view.pending} onClick={() => view.answer('continue')}>
          {t('limits.check.continue')}
        </Button>
      </Actions>
    </>
  );
};

const resultOf = (net: number) => (net === 0 ? 'even' : net > 0 ? 'won' : 'lost');
