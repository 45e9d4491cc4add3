import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsText } from '../../entities/points/index.ts';
import {
  $converted,
  $converting,
  $convertRefusal,
  $maxSteps,
  $rate,
  $steps,
  convertSubmitted,
  convertView,
  stepsChosen,
} from '../../features/points/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { useRefusalText } from './refusal-text.ts';
import styles from './point-mall.module.css';

interface Props {
  currency: string;
  exponent: number;
  onClose: () => void;
}

/** Converts points to money, in multiples of the rate. */
export const ConvertDialog = ({ currency, exponent, onClose }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const id = useId();
  useLifecycle(convertView);
  const view = useUnit({
    rate: $rate,
    max: $maxSteps,
    steps: $steps,
    converted: $converted,
    refusal: $convertRefusal,
    pending: $converting,
    live: $isLive,
    onSteps: stepsChosen,
    onSubmit: convertSubmitted,
  });
  const { rate, steps, max, converted } = view;
  if (!rate) return null;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const points = pointsText(rate.points * steps, locale);
  return (
    <MotionScope>
      <Dialog title={t('points.convert')} size="small" onClose={onClose}>
        <p className={styles.note}>
          {t('points.convertText', { points: pointsText(rate.points, locale), amount: money(rate.amount) })}
        </p>
        <FormDone text={converted && t('points.converted', { amount: money(converted.amount ?? 0) })} />
        {max === 0 && !converted && (
          <p className={styles.note}>{t('points.convertTooFew', { points: pointsText(rate.points, locale) })}</p>
        )}
        {max > 0 && (
          <Form onSubmit={view.onSubmit}>
            <div className={styles.slider}>
              <label htmlFor={id}>{t('points.convertAmount')}</label>
              <output htmlFor={id}>
                <bdi>{points}</bdi>
              </output>
              <input
                id={id}
                type="range"
                min={1}
                max={max}
                value={steps}
                aria-valuetext={points}
                onChange={(event) => view.onSteps(Number(event.target.value))}
              />
            </div>
            <dl className={styles.cost}>
              <div>
                <dt>{t('points.convertGet')}</dt>
                <dd className={styles.get}>{money(rate.amount * steps)}</dd>
              </div>
            </dl>
            <FormError text={view.live ? view.refusal && refusalText(view.refusal) : t('points.waits')} />
            <Actions>
              <Button onClick={onClose}>{t(converted ? 'ui.close' : 'ui.cancel')}</Button>
              <Button tone="primary" type="submit" busy={view.pending} disabled={!view.live}>
                {t('points.convertConfirm', { points })}
              </Button>
            </Actions>
          </Form>
        )}
      </Dialog>
    </MotionScope>
  );
};
