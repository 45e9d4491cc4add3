import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Composer } from './composer.tsx';
import { $roomState } from './lines.ts';
import { NameForm } from './name-form.tsx';
import { $peopleFailure, $reporting } from './people.ts';
import { $isGiving } from './rain-gift.ts';
import { RainForm } from './rain-form.tsx';
import { ReportForm } from './report-form.tsx';
import { $self } from './room.ts';
import styles from './chat.module.css';

/** What the member can do here: choose a name, write, or read why it cannot. */
export const ChatFoot = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    self: $self,
    state: $roomState,
    live: $isLive,
    reporting: $reporting,
    giving: $isGiving,
    failure: $peopleFailure,
  });
  const { self, state } = view;
  if (view.reporting !== null) return <ReportForm />;
  if (view.giving) return <RainForm />;
  if (!self) return null;
  return (
    <div className={styles.foot}>
      {view.failure && (
        <p role="alert" className={styles.refusal}>
          {failureText(view.failure)}
        </p>
      )}
      <div role="status" className={styles.states}>
        {!view.live && <p>{t('chat.reconnecting')}</p>}
        {state?.closed && <p>{t('chat.closed')}</p>}
        {self.mutedUntilMs !== null && (
          <p>{t('chat.mutedUntil', { time: formatInstant(self.mutedUntilMs, locale) })}</p>
        )}
        {state && !state.closed && state.slowSeconds > 0 && <p>{t('chat.slow', { count: state.slowSeconds })}</p>}
      </div>
      {self.name === null ? <NameForm /> : <Composer />}
    </div>
  );
};
