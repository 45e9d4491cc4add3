import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { RATE_DECIMALS, TERMS_LIMITS } from '../../../contract/pay-terms.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { X } from '../../shared/ui/icons.ts';
import { faultOf, isAmount, type Draft, type TermText, type TierRow, type TierText } from './draft.ts';
import { $kind } from './kind.ts';
import { $amountForm } from './list.ts';
import styles from './pay-contracts.module.css';
import {
  $draft,
  $isProposing,
  $isTried,
  $isWhole,
  $proposeFailure,
  carryingChosen,
  draftDropped,
  modeChosen,
  proposed,
  termTyped,
  tierAdded,
  tierRemoved,
  tierTyped,
} from './proposal.ts';
import { useTerms } from './use-terms.ts';

/** A form for terms, tier by tier. Invalid input shows errors at its field, refusals of the server above the buttons. */
export const ProposeForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { currency } = useTerms();
  const addButton = useRef<HTMLButtonElement>(null);
  const view = useUnit({
    draft: $draft,
    ofKind: $kind,
    isTried: $isTried,
    isWhole: $isWhole,
    failure: $proposeFailure,
    pending: $isProposing,
    onTerm: termTyped,
    onAdd: tierAdded,
    onRemove: tierRemoved,
    onDrop: draftDropped,
    onSend: proposed,
  });
  const { draft } = view;
  if (!draft) return null;
  const termField = (field: TermText, label: string) => (
    <TermField field={field} label={label} value={draft[field]} onValue={(text) => view.onTerm({ field, text })} />
  );
  const remove = (id: number) => {
    view.onRemove(id);
    // The pressed button was removed with its tier.
    addButton.current?.focus();
  };
  return (
    <Form onSubmit={view.onSend}>
      {draft.rows.map((row, at) => (
        <TierFields key={row.id} row={row} place={at + 1} onRemove={draft.rows.length > 1 ? remove : null} />
      ))}
      <div>
        <Button
          ref={addButton}
          size="small"
          disabled={draft.rows.length >= TERMS_LIMITS.tiers}
          onClick={() => view.onAdd()}
        >
          {t('contracts.addTier')}
        </Button>
      </div>
      {view.ofKind === 'dividend' && <DividendFields draft={draft} />}
      <div className={styles.fields}>
        {termField('activeFrom', t('contracts.thresholdField', { currency }))}
        {termField('minimumActive', t('contracts.minimumField'))}
        {termField('cap', t('contracts.capField', { currency }))}
      </div>
      <FormError
        text={view.failure ? failureText(view.failure) : view.isTried && !view.isWhole ? t('contracts.mend') : null}
      />
      <Actions>
        <Button onClick={() => view.onDrop()}>{t('contracts.drop')}</Button>
        <Button tone="primary" type="submit" busy={view.pending}>
          {t('contracts.send')}
        </Button>
      </Actions>
    </Form>
  );
};

/** How a dividend is calculated, and whether a loss below zero goes to the next window. */
const DividendFields = ({ draft: { mode, carriesLoss = true } }: { draft: Draft }) => {
  const { t } = useTranslation();
  const view = useUnit({ onMode: modeChosen, onCarrying: carryingChosen });
  return (
    <div className={styles.fields}>
      <FieldSelect
        label={t('contracts.terms.mode')}
        value={mode}
        onValue={(value) => view.onMode(value === 'float' ? 'float' : 'fixed')}
        options={(['fixed', 'float'] as const).map((value) => ({ value, title: t(`contracts.modes.${value}`) }))}
      />
      <FieldSelect
        label={t('contracts.terms.carriesLoss')}
        value={carriesLoss ? 'yes' : 'no'}
        onValue={(value) => view.onCarrying(value === 'yes')}
        options={(['yes', 'no'] as const).map((value) => ({ value, title: t(`contracts.carrying.${value}`) }))}
      />
    </div>
  );
};

interface TierProps {
  row: TierRow;
  place: number;
  onRemove: ((id: number) => void) | null;
}

const TierFields = ({ row, place, onRemove }: TierProps) => {
  const { t } = useTranslation();
  const { currency } = useTerms();
  const onTyped = useUnit(tierTyped);
  const field = (name: TierText, label: string) => (
    <TermField
      field={name}
      label={label}
      value={row[name]}
      onValue={(text) => onTyped({ id: row.id, field: name, text })}
    />
  );
  return (
    <fieldset className={styles.tier}>
      <legend>{t('contracts.tierNumber', { place })}</legend>
      <div className={styles.fields}>
        {field('rate', t('contracts.percent'))}
        {field('turnover', t('contracts.turnover', { currency }))}
        {field('active', t('contracts.active'))}
        {field('loss', t('contracts.loss', { currency }))}
      </div>
      {onRemove && (
        <Button size="small" tone="quiet" className={styles.remove} onClick={() => onRemove(row.id)}>
          <X aria-hidden />
          <span aria-hidden>{t('contracts.remove')}</span>
          <VisuallyHidden>{t('contracts.removeTier', { place })}</VisuallyHidden>
        </Button>
      )}
    </fieldset>
  );
};

interface TermProps {
  field: TierText | TermText;
  label: string;
  value: string;
  onValue: (text: string) => void;
}

/** An amount, a rate or a count. It shows its error while typing, and after submit if it is empty. */
const TermField = ({ field, ...rest }: TermProps) => {
  const { t } = useTranslation();
  const { isTried, form } = useUnit({ isTried: $isTried, form: $amountForm });
  const fault = faultOf(field, rest.value, form);
  const number = new Intl.NumberFormat(form.locale);
  const error =
    fault && (fault !== 'missing' || isTried)
      ? t(`contracts.faults.${fault}`, {
          max: number.format(fault === 'rate' ? TERMS_LIMITS.percent : TERMS_LIMITS.active),
          decimals: fault === 'rate' ? RATE_DECIMALS : form.exponent,
        })
      : null;
  if (isAmount(field)) return <AmountField currency={form.currency} exponent={form.exponent} error={error} {...rest} />;
  return (
    <Field
      error={error}
      inputMode={field === 'rate' ? 'decimal' : 'numeric'}
      autoComplete="off"
      dir="ltr"
      maxLength={TEXT_BOUNDS.figure}
      {...rest}
    />
  );
};
