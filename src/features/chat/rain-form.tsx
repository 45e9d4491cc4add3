import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { formatLength } from '../../shared/format/length.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CloudRain } from '../../shared/ui/icons.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { $terms } from './rain.ts';
import * as form from './rain-gift.ts';
import { RainReview } from './rain-review.tsx';
import panel from './chat.module.css';

/** Opens the form, where members may give rain. */
export const GiveRain = () => {
  const { t } = useTranslation();
  const view = useUnit({ terms: $terms, onOpen: form.formOpened });
  return view.terms ? (
    <IconButton label={t('chat.rain.give')} className={panel.share} onClick={() => view.onOpen()}>
      <CloudRain aria-hidden />
    </IconButton>
  ) : null;
};

/** A member's rain: amount and shares, and their review. It takes the place of the field for a message. */
export const RainForm = () => {
  const { t } = useTranslation();
  const step = useUnit(form.$step);
  return (
    <section
      className={panel.foot}
      aria-label={t('chat.rain.give')}
      // The button that opened it is covered; the keyboard goes on here.
      ref={(group) => group?.querySelector('input')?.focus()}
    >
      <WhenTranslated texts={accountTexts} waiting={<Skeleton className={panel.waiting} />}>
        {step === 'form' ? <Sum /> : <RainReview />}
      </WhenTranslated>
    </section>
  );
};

const Sum = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    ...{ terms: $terms, amountText: form.$amountText, amount: form.$amount },
    ...{ sharesText: form.$sharesText, shares: form.$shares, isIncomplete: form.$isIncomplete },
    ...{
      onAmount: form.amountTyped,
      onShares: form.sharesTyped,
      onReview: form.reviewRequested,
      onClose: form.formClosed,
    },
  });
  const { terms } = view;
  if (!terms) return null;
  const money = (amount: number) => isolated(formatMoney({ ...terms, amount }, locale));
  const range = { minimum: money(terms.minimum), maximum: money(terms.maximum) };
  return (
    <Form onSubmit={() => view.onReview()}>
      <h3 className={panel.reportTitle}>{t('chat.rain.give')}</h3>
      <p className={panel.note}>{t('chat.rain.giveText', { length: formatLength(terms.minutes * 60_000, locale) })}</p>
      <AmountField
        name="rain-amount"
        currency={terms.currency}
        exponent={terms.exponent}
        hint={`${t('wallet.bounds', range)} · ${t('chat.rain.leftToday', { amount: money(terms.sumLeft) })}`}
        error={view.isIncomplete && view.amount === null ? t('wallet.badAmount', range) : null}
        value={view.amountText}
        onValue={view.onAmount}
      />
      <Field
        label={t('chat.rain.shares')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={TEXT_BOUNDS.figure}
        hint={t('chat.rain.sharesHint', { max: terms.shares })}
        error={view.isIncomplete && view.shares === null ? t('chat.rain.sharesBad', { max: terms.shares }) : null}
        value={view.sharesText}
        onValue={view.onShares}
      />
      <div className={panel.reasons}>
        <Button tone="primary" type="submit" size="small">
          {t('chat.rain.review')}
        </Button>
        <Button tone="quiet" size="small" onClick={() => view.onClose()}>
          {t('chat.cancel')}
        </Button>
      </div>
    </Form>
  );
};
