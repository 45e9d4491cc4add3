import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { MobileCodeForm } from '../../entities/messages/index.ts';
import { $resetMethods } from '../../entities/site/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { FormSwitch } from '../../shared/ui/form.tsx';
import { Info } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { ForgotByMail } from './forgot-by-mail-form.tsx';
import {
  $code,
  $failure,
  $pending,
  $spoken,
  codeTyped,
  fields,
  mobile,
  shown,
  sms,
  submitted,
} from './forgot-by-phone.ts';
import { $method, methodChosen } from './forgot-method.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const model = { mobile, sms, $code, $spoken, $failure, $pending, codeTyped, submitted, shown };

/** Password reset by a code sent to the member's number. */
const ForgotByPhone = () => {
  const { t } = useTranslation();
  return (
    <MobileCodeForm model={model} action={t('auth.resetAction')}>
      <NewPasswordFields model={fields} />
    </MobileCodeForm>
  );
};

/** AUTH-07: by phone or mail, as the flags say; tabs when both are enabled. */
export default function ForgotPassword() {
  const { t } = useTranslation();
  const view = useUnit({ methods: $resetMethods, method: $method, choose: methodChosen, open: modalOpened });
  const form = view.method === 'phone' ? <ForgotByPhone /> : <ForgotByMail />;
  return (
    <>
      {view.method === null ? (
        // The merchant disabled both methods while the form was open.
        <Message icon={<Info />} title={t('auth.noReset')} />
      ) : view.methods.length > 1 ? (
        <Tabs
          label={t('auth.forgotWays')}
          tabs={view.methods.map((key) => ({ key, title: key === 'phone' ? t('auth.byPhone') : t('auth.byMail') }))}
          active={view.method}
          onChoose={view.choose}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <FormSwitch
        question={t('auth.remembered')}
        action={t('shell.login')}
        onAction={() => view.open({ name: 'login' })}
      />
    </>
  );
}
