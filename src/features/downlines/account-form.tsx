import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import {
  $accountFailure,
  $accountKind,
  $accountName,
  $accountRate,
  $created,
  $isAccountPending,
  $isAccountRateWrong,
  $isNameWrong,
  accountKindChosen,
  accountRateTyped,
  accountSubmitted,
  accountTyped,
  type NewKind,
} from './new-account.ts';
import { $links } from './links.ts';
import { RateField } from './rate-field.tsx';
import styles from './downlines.module.css';

/** Creates an account below the agent. */
export const AccountForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    links: $links,
    name: $accountName,
    type: $accountKind,
    rate: $accountRate,
    nameWrong: $isNameWrong,
    rateWrong: $isAccountRateWrong,
    failure: $accountFailure,
    created: $created,
    pending: $isAccountPending,
    onName: accountTyped,
    onKind: accountKindChosen,
    onRate: accountRateTyped,
    onSubmit: accountSubmitted,
  });
  const bounds = { min: LIMITS.username.min, max: LIMITS.username.max };
  return (
    <Form onSubmit={view.onSubmit}>
      <p className={styles.hint}>{t('downlines.accountText')}</p>
      <FormDone text={view.created ? t('downlines.accountMade', { account: view.created.account }) : null} />
      <Field
        label={t('auth.username')}
        hint={t('register.reg_pattern_1', bounds)}
        error={view.nameWrong ? t('register.reg_pattern_1', bounds) : null}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={LIMITS.username.max}
        value={view.name}
        onValue={view.onName}
      />
      <KindSelect value={view.type} onValue={view.onKind} />
      <RateField
        bounds={{ min: 0, max: view.links?.maxRate ?? 0 }}
        isWrong={view.rateWrong}
        value={view.rate}
        onValue={view.onRate}
      />
      <FormError text={view.failure && failureText(view.failure)} />
      <Button tone="primary" type="submit" busy={view.pending} disabled={view.links?.isFrozen}>
        {t('downlines.accountMake')}
      </Button>
    </Form>
  );
};

/** Whether a newcomer becomes a member or an agent. */
export const KindSelect = ({ value, onValue }: { value: NewKind; onValue: (kind: NewKind) => void }) => {
  const { t } = useTranslation();
  return (
    <FieldSelect
      label={t('downlines.kind')}
      name="kind"
      value={value}
      onValue={(kind) => onValue(kind as NewKind)}
      options={[
        { value: 'member', title: t('downlines.player') },
        { value: 'agent', title: t('downlines.agent') },
      ]}
    />
  );
};
