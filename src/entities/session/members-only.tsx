import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { ShieldCheck } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { $sessionKind } from './model.ts';
import { protectedAction } from './protected-action.ts';

/** The visitor wants content that needs a login. After the login the page stays here (AUTH-13). */
const { requested: loginHereRequested } = protectedAction<void>();

interface Props {
  /** What a guest reads above the login button. */
  guest: { title: string; text: string };
  /** Shown until the session is known. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Content for members alone. A guest can log in here; a trial player is told that it takes a real account. */
export const MembersOnly = ({ guest, waiting, children }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, stay: loginHereRequested });
  switch (view.who) {
    case 'unknown':
      return waiting;
    case 'guest':
      return (
        <Message icon={<ShieldCheck />} title={guest.title} text={guest.text}>
          <Button tone="primary" onClick={() => view.stay()}>
            {t('shell.login')}
          </Button>
        </Message>
      );
    case 'trial':
      return <Message icon={<ShieldCheck />} title={t('session.realAccountText')} />;
    case 'member':
      return children;
  }
};
