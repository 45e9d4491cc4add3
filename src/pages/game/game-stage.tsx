import { useUnit } from 'effector-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { OwedNotice } from '../../entities/wallet/lazy.ts';
import { TermsWatch } from '../../features/accept-terms/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ShieldCheck } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { GameBar } from './game-bar.tsx';
import styles from './game-page.module.css';

interface Props {
  name: string;
  demo?: boolean;
  /** Asks a guest to log in, and continues after it. */
  onLogin: () => void;
  children: ReactNode;
}

/** A game fills the page. A slim bar keeps time, net position and balance visible. */
export const GameStage = ({ name, demo = false, onLogin, children }: Props) => {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const who = useUnit($sessionKind);
  return (
    <div ref={stage} className={styles.page}>
      <TermsWatch />
      <GameBar name={name} demo={demo} stage={stage} />
      {who === 'member' && <OwedNotice linked />}
      <main id="content" className={styles.stage} tabIndex={-1}>
        {who === 'guest' ? (
          <Message icon={<ShieldCheck />} title={t('games.play.loginTitle')} text={t('games.play.loginText')}>
            <Button tone="primary" onClick={onLogin}>
              {t('shell.login')}
            </Button>
          </Message>
        ) : (
          children
        )}
      </main>
    </div>
  );
};
