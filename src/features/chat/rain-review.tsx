import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatLength } from '../../shared/format/length.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { $terms } from './rain.ts';
import * as form from './rain-gift.ts';
import panel from './chat.module.css';
import styles from './rain.module.css';

/** The review of a rain before its sum leaves the wallet. */
export const RainReview = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    ...{ terms: $terms, amount: form.$amount, shares: form.$shares, problem: form.$giveProblem },
    ...{ busy: form.$isSending, live: $isLive, onConfirm: form.giftConfirmed, onChange: form.changeRequested },
  });
  const { terms, amount, shares, problem } = view;
  if (!terms || amount === null || shares === null) return null;
  const error = problem && ('reason' in problem ? t(`chat.rain.notGiven.${problem.reason}`) : failureText(problem));
  return (
    <div className={styles.review}>
      <h3 className={panel.reportTitle}>{t('chat.rain.reviewTitle')}</h3>
      <dl>
        <dt>{t('chat.rain.youGive')}</dt>
        <dd>
          <bdi>{formatMoney({ ...terms, amount }, locale)}</bdi>
        </dd>
        <dt>{t('chat.rain.shares')}</dt>
        <dd>{shares}</dd>
      </dl>
      <p className={panel.note}>{t('chat.rain.giveText', { length: formatLength(terms.minutes * 60_000, locale) })}</p>
      {!view.live && (
        <p role="status" className={panel.note}>
          {t('chat.rain.notLive')}
        </p>
      )}
      <FormError text={error} />
      <div className={panel.reasons}>
        <Button
          tone="primary"
          size="small"
          busy={view.busy}
          disabled={!view.live}
          ref={(button) => button?.focus()}
          onClick={() => view.onConfirm()}
        >
          {t('chat.rain.give')}
        </Button>
        <Button tone="quiet" size="small" onClick={() => view.onChange()}>
          {t('chat.rain.change')}
        </Button>
      </div>
    </div>
  );
};
