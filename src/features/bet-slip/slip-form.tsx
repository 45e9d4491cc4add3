import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TOLERANCES } from '../../../contract/book-slips.ts';
import { formatAmount, formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { FilterSelect } from '../../shared/ui/filter-select.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { $legs } from './legs.ts';
import {
  $kinds,
  $sizes,
  $stake,
  $stakeText,
  $sums,
  $tolerance,
  kindChosen,
  stakeChosen,
  stakeTyped,
  toleranceChosen,
} from './order.ts';
import { $canPlace, placePressed } from './place.ts';
import { $isOpening, $session } from './session.ts';
import { kindText } from './slip-kinds.ts';
import styles from './slip.module.css';

const TOLERANCE_TEXTS = { none: 'ask', better: 'better', any: 'any' } as const;
/** Stakes beside the field. */
const PRESETS = 5;

/** The form's id: its button stands outside of it. */
export const FORM = 'bet-slip';

export type Session = NonNullable<ReturnType<typeof $session.getState>>;

/** The kind of bet, the stake, and what is done when odds change. */
export const SlipForm = () => {
  const { session, opening } = useUnit({ session: $session, opening: $isOpening });
  if (!session && opening) return <Skeleton className={styles.waiting} />;
  return session && <Form session={session} />;
};

const Form = ({ session: { terms } }: { session: Session }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    legs: $legs,
    kinds: $kinds,
    sizes: $sizes,
    text: $stakeText,
    stake: $stake,
    sums: $sums,
    tolerance: $tolerance,
    canPlace: $canPlace,
    onKind: kindChosen,
    onStake: stakeTyped,
    onPreset: stakeChosen,
    onTolerance: toleranceChosen,
    onPlace: placePressed,
  });
  const { currency, exponent } = terms;
  const money = (amount: number): string => formatMoney({ amount, currency, exponent }, locale);
  const lines = view.sums?.lines ?? 1;
  const bounds = t('book.slip.bounds', {
    min: money(terms.minStake),
    max: money(terms.maxStake),
    step: money(terms.step),
  });
  const presets = terms.stakes.filter((amount) => amount >= 10 ** exponent).slice(0, PRESETS);
  return (
    <form
      id={FORM}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (view.canPlace) view.onPlace();
      }}
    >
      {view.kinds.length > 1 && (
        <FilterSelect
          labelled
          label={t('book.slip.kind')}
          value={view.sizes.join('+')}
          options={view.kinds.map((sizes) => ({
            value: sizes.join('+'),
            title: kindText(t, view.legs.length, sizes),
          }))}
          onValue={view.onKind}
        />
      )}
      <AmountField
        currency={currency}
        exponent={exponent}
        label={lines > 1 ? t('book.slip.perLine') : t('book.slip.stake')}
        error={view.stake === null && view.text !== '' ? bounds : null}
        value={view.text}
        onValue={view.onStake}
      />
      <ChipRow role="group" aria-label={t('book.slip.stake')}>
        {presets.map((amount) => (
          <Chip key={amount} chosen={view.stake === amount} onClick={() => view.onPreset(amount)}>
            {formatAmount(amount, exponent, locale).replace(/[.,]0+$/, '')}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.tolerance}>
        <span aria-hidden>{t('book.slip.tolerance')}</span>
        <FilterSelect
          label={t('book.slip.tolerance')}
          value={view.tolerance}
          options={TOLERANCES.map((value) => ({ value, title: t(`book.slip.${TOLERANCE_TEXTS[value]}`) }))}
          onValue={view.onTolerance}
        />
      </div>
    </form>
  );
};
