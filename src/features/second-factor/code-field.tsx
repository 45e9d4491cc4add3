import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { Field } from '../../shared/ui/field.tsx';

/** A code of the authenticator, or a recovery code. */
export const CodeField = (field: Omit<ComponentProps<typeof Field>, 'label'>) => {
  const { t } = useTranslation();
  return (
    <Field
      label={t('security.code')}
      name="one-time-code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={TEXT_BOUNDS.securityCode}
      {...field}
    />
  );
};
