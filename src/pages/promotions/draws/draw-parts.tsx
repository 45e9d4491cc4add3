import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $turnFailure } from '../../../features/draws/index.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { $connection } from '../../../shared/realtime/runtime.ts';
import { Countdown } from '../../../shared/ui/countdown.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import styles from './draws.module.css';

/** Why the last attempt failed, in words. */
export const TurnError = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const failure = useUnit($turnFailure);
  return (
    <FormError text={failure && (failure.reason ? t(`draws.refusals.${failure.reason}`) : failureText(failure))} />
  );
};

/** A rule with its name. */
export const Rule = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.rule}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** When it can be used again: a running clock, or a date further away. */
export const NextTurn = ({ atMs }: { atMs: number }) => {
  const { t } = useTranslation();
  const { serverOffsetMs } = useUnit($connection);
  const [before, after] = t('draws.again', { time: '\u0000' }).split('\u0000');
  return (
    <p className={styles.next}>
      {before}
      <Countdown atMs={atMs} offsetMs={serverOffsetMs ?? 0} />
      {after}
    </p>
  );
};
