import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PAYOUT_BOUNDS, PAYOUT_NETWORKS, type PayoutKind } from '../../../contract/payouts.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import {
  $addFailure,
  $adding,
  $draft,
  $missing,
  $numberFailure,
  $types,
  edited,
  formClosed,
  submitted,
  typeChosen,
} from './accounts.ts';

/** A new payout account. */
export const AccountForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    draft: $draft,
    types: $types,
    missing: $missing,
    numberFailure: $numberFailure,
    failure: $addFailure,
    pending: $adding,
    onType: typeChosen,
    onEdit: edited,
    onSubmit: submitted,
    onClose: formClosed,
  });
  const { draft, missing, numberFailure } = view;
  const lacking = (lacks: boolean) => (lacks ? t('withdraw.required') : null);
  return (
    <Form onSubmit={view.onSubmit}>
      <FieldSelect
        label={t('withdraw.type')}
        value={draft.type}
        onValue={(type) => view.onType(type as PayoutKind)}
        options={view.types.map((type) => ({ value: type, title: t(`withdraw.types.${type}`) }))}
      />
      {draft.type === 'crypto' ? (
        <FieldSelect
          label={t('withdraw.institution.crypto')}
          value={draft.institution}
          onValue={(institution) => view.onEdit({ institution })}
          options={PAYOUT_NETWORKS.map((network) => ({ value: network, title: network }))}
        />
      ) : (
        <Field
          label={t(`withdraw.institution.${draft.type}`)}
          error={lacking(missing.institution)}
          autoComplete="off"
          maxLength={PAYOUT_BOUNDS.institution}
          value={draft.institution}
          onValue={(institution) => view.onEdit({ institution })}
        />
      )}
      <Field
        label={t(`withdraw.number.${draft.type}`)}
        error={lacking(missing.number) ?? (numberFailure && failureText(numberFailure))}
        autoComplete="off"
        dir="ltr"
        maxLength={PAYOUT_BOUNDS.number}
        value={draft.number}
        onValue={(number) => view.onEdit({ number })}
      />
      <Field
        label={t('withdraw.holder')}
        hint={t('withdraw.holderHint')}
        error={lacking(missing.holderName)}
        autoComplete="name"
        maxLength={PAYOUT_BOUNDS.holderName}
        value={draft.holderName}
        onValue={(holderName) => view.onEdit({ holderName })}
      />
      <FormError text={view.failure && failureText(view.failure)} />
      <Actions>
        <Button onClick={() => view.onClose()}>{t('withdraw.close')}</Button>
        <Button tone="primary" type="submit" busy={view.pending}>
          {t('withdraw.save')}
        </Button>
      </Actions>
    </Form>
  );
};
