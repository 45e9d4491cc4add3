import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OpenRain } from '../../../contract/rain-value.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CloudRain, X } from '../../shared/ui/icons.ts';
import { $isTaking, $rain, $share, $shareProblem, resultClosed, shareRequested } from './rain.ts';
import { RainGiver } from './rain-line.tsx';
import styles from './rain.module.css';

/** The rain that is open in the room, with a share for who wants one; and what the member got. */
export const RainBanner = () => {
  const { rain, share } = useUnit({ rain: $rain, share: $share });
  return (
    <>
      {rain && (
        <div className={styles.banner}>
          <OpenRainFacts rain={rain} />
          {!share && <TakeShare />}
        </div>
      )}
      {/* Always there: what appears in it is read out. */}
      <Result />
    </>
  );
};

const OpenRainFacts = ({ rain }: { rain: OpenRain }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const connection = useUnit($connection);
  return (
    <div className={styles.facts}>
      <p className={styles.head}>
        <CloudRain aria-hidden />
        <RainGiver rain={rain} />
      </p>
      <p className={styles.sum}>
        <span>{t('chat.rain.sum', { amount: isolated(formatMoney(rain, locale)), count: rain.shares })}</span>
        <span>{t('chat.rain.left', { count: rain.shares - rain.taken })}</span>
        <span>
          {t('chat.rain.ends')} <Countdown atMs={rain.untilMs} offsetMs={connection.serverOffsetMs ?? 0} />
        </span>
      </p>
    </div>
  );
};

const TakeShare = () => {
  const { t } = useTranslation();
  const view = useUnit({ busy: $isTaking, onTake: shareRequested });
  return (
    <Button tone="primary" size="small" busy={view.busy} onClick={() => view.onTake()}>
      {t('chat.rain.take')}
    </Button>
  );
};

const Result = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({ share: $share, problem: $shareProblem, onClose: resultClosed });
  const { share, problem } = view;
  return (
    <>
      <div role="status" className={styles.result}>
        {share && (
          <>
            <p>
              <b>{t('chat.rain.got', { amount: isolated(formatMoney(share.money, locale)) })}</b>{' '}
              {t('chat.rain.gotText')}
            </p>
            <IconButton label={t('chat.rain.close')} onClick={() => view.onClose()}>
              <X />
            </IconButton>
          </>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {problem && ('reason' in problem ? t(`chat.rain.refused.${problem.reason}`) : failureText(problem))}
      </p>
    </>
  );
};
