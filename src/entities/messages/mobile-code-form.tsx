import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { MobileCodeFields } from './mobile-code-fields.tsx';
import type { Mobile } from './mobile.ts';
import type { SmsCode } from './sms-code.ts';

interface Props {
  model: {
    mobile: Mobile;
    sms: SmsCode;
    $code: Store<string>;
    $spoken: Store<boolean>;
    $failure: Store<{ key: string } | null>;
    $pending: Store<boolean>;
    codeTyped: EventCallable<string>;
    submitted: EventCallable<void>;
    shown: EventCallable<void>;
  };
  /** The label of the button. */
  action: string;
  /** Additional fields. */
  children?: ReactNode;
}

/** A form with a mobile number, the code sent to it, and their errors. */
export const MobileCodeForm = ({ model, action, children }: Props) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    number: model.mobile.$number,
    code: model.$code,
    spoken: model.$spoken,
    failure: model.$failure,
    pending: model.$pending,
    onCode: model.codeTyped,
    onSubmit: model.submitted,
    onShown: model.shown,
  });
  const { onShown } = view;
  useEffect(() => {
    onShown();
  }, [onShown]);
  const missing = (text: string) => (view.spoken && text.trim() === '' ? t('auth.error.empty') : null);
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={view.failure && failureText(view.failure)} />
      <MobileCodeFields
        mobile={model.mobile}
        sms={model.sms}
        code={view.code}
        onCode={view.onCode}
        errors={{ number: missing(view.number), code: missing(view.code) }}
      />
      {children}
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {action}
      </Button>
    </Form>
  );
};
