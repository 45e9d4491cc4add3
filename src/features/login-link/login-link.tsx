import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalDismissed, modalOpened } from '../../shared/lib/modals.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { $member } from '../../entities/session/index.ts';
import { $asks, $exchanging, $failure, $isOver, linkOpened, switchConfirmed } from './model.ts';

/** AUTH-04: exchanges a one-time link for a session, or shows why it failed. The page behind continues as a visitor's. */
export default function LoginLink({ code }: { code: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    failure: $failure,
    isOver: $isOver,
    asks: $asks,
    exchanging: $exchanging,
    member: $member,
    opened: linkOpened,
    confirm: switchConfirmed,
    dismiss: modalDismissed,
    open: modalOpened,
  });
  const { opened } = view;
  useEffect(() => {
    opened(code);
  }, [opened, code]);
  if (view.asks)
    return (
      <>
        <p>{t('security.link.question', { account: view.member?.account })}</p>
        <Actions>
          {/* The question comes after the dialog, which has placed the focus by then. */}
          <Button onClick={() => view.dismiss()} autoFocus>
            {t('security.link.stay')}
          </Button>
          <Button tone="primary" busy={view.exchanging} onClick={() => view.confirm()}>
            {t('security.link.switch')}
          </Button>
        </Actions>
      </>
    );
  if (!view.failure) return <p role="status">{t('security.link.waiting')}</p>;
  return (
    <>
      <FormError text={failureText(view.failure)} />
      <Actions>
        <Button onClick={() => view.dismiss()}>{t('ui.close')}</Button>
        {view.isOver ? (
          <Button tone="primary" autoFocus onClick={() => view.open({ name: 'login' })}>
            {t('auth.loginAction')}
          </Button>
        ) : (
          <Button tone="primary" autoFocus onClick={() => view.opened(code)}>
            {t('ui.tryAgain')}
          </Button>
        )}
      </Actions>
    </>
  );
}
