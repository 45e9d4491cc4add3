import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $sessionKind } from '../../entities/session/index.ts';
import { OwedNotice } from '../../entities/wallet/lazy.ts';
import { TermsWatch } from '../../features/accept-terms/index.ts';
import { GameBar } from './game-bar.tsx';
import { LoginToPlay } from './login-to-play.tsx';
import styles from './game-page.module.css';

interface Props {
  name: string;
  /** Changes between play money and real money. */
  onSwitch?: (free: boolean) => void;
  /** Asks a guest to log in, and continues after it. */
  onLogin: () => void;
  children: ReactNode;
}

/** A game fills the page. A slim bar keeps time, net position and balance visible. */
export const GameStage = ({ name, onSwitch, onLogin, children }: Props) => {
  const who = useUnit($sessionKind);
  return (
    <div className={styles.page}>
      <TermsWatch />
      <GameBar name={name} onSwitch={onSwitch} />
      {who === 'member' && <OwedNotice linked />}
      <main id="content" className={styles.stage} tabIndex={-1}>
        {who === 'guest' ? <LoginToPlay onLogin={onLogin} /> : children}
      </main>
    </div>
  );
};
