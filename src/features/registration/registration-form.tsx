import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $minimumAge } from '../../entities/site/index.ts';
import { useCaptcha } from '../../shared/api/use-captcha.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalClosed, modalOpened } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Check, Form, FormError, FormSwitch } from '../../shared/ui/form.tsx';
import { CircleAlert } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { $circumstances, $mode, $modes, $rulesFailure, formOpened, modeChosen } from './requested.ts';
import { $errors, $failure, $pending, captcha } from './model.ts';
import { $linkKind, $linkProblem, linkDropped } from './link.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { $form, submitted, termsTicked } from './typed.ts';

/** Registration by username or by mobile number: tabs when the merchant offers both (AUTH-09). */
export default function RegistrationForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    circumstances: $circumstances,
    mode: $mode,
    modes: $modes,
    rulesFailure: $rulesFailure,
    form: $form,
    errors: $errors,
    failure: $failure,
    pending: $pending,
    working: captcha.$working,
    linkKind: $linkKind,
    linkProblem: $linkProblem,
    onDropLink: linkDropped,
    age: $minimumAge,
    onOpen: formOpened,
    onMode: modeChosen,
    onTerms: termsTicked,
    onSubmit: submitted,
    open: modalOpened,
    close: modalClosed,
    go: navigateFx,
  });
  useCaptcha();
  const { onOpen } = view;
  useEffect(() => {
    onOpen();
  }, [onOpen]);

  if (view.mode === null) return <FormError text={t('failure.registration_closed')} />;
  if (!view.circumstances) {
    return (
      view.rulesFailure && (
        <Form onSubmit={onOpen}>
          <FormError text={failureText(view.rulesFailure)} />
          <Button type="submit">{t('ui.tryAgain')}</Button>
        </Form>
      )
    );
  }
  if (view.linkProblem)
    return (
      <Message alert icon={<CircleAlert />} title={failureText(view.linkProblem)} text={t('register.linkOver')}>
        <Button onClick={() => view.onDropLink()}>{t('register.withoutLink')}</Button>
      </Message>
    );
  const form: ReactNode = (
    <Form onSubmit={view.onSubmit}>
      {view.linkKind && <p>{t(`register.byLink.${view.linkKind}`)}</p>}
      <FormError text={view.failure && failureText(view.failure)} />
      <RegistrationFields key={view.mode} circumstances={view.circumstances} />
      <Check
        checked={view.form.termsAccepted}
        onChange={view.onTerms}
        error={view.errors.termsAccepted && t('auth.error.terms')}
      >
        {t('auth.terms', { age: view.age })}
      </Check>
      <Button tone="primary" size="large" type="submit" busy={view.pending || view.working}>
        {t('auth.registerAction')}
      </Button>
      <FormSwitch
        question={t('auth.haveAccount')}
        action={t('shell.login')}
        onAction={() => view.open({ name: 'login' })}
      />
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          view.close();
          void view.go('/help#rules');
        }}
      >
        {t('auth.readRules')}
      </Button>
    </Form>
  );
  if (view.modes.length < 2) return form;
  const titles = { register: t('register.byUsername'), registerMobile: t('register.byMobile') };
  return (
    <Tabs
      label={t('register.ways')}
      tabs={view.modes.map((key) => ({ key, title: titles[key] }))}
      active={view.mode}
      onChoose={view.onMode}
    >
      {form}
    </Tabs>
  );
}
