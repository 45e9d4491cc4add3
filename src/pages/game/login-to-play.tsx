import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import FreePlayLogin from '../../features/free-play/free-play-login.tsx';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ShieldCheck } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { Cover } from './cover.tsx';
import { $offered } from './model.ts';
import styles from './game-page.module.css';

/** What a visitor finds in place of a game: the login, and free play where the game offers it (GAME-01). */
export const LoginToPlay = ({ onLogin }: { onLogin: () => void }) => {
  const { t } = useTranslation();
  const game = useUnit($offered);
  return (
    <div className={styles.entrance}>
      <Cover />
      <Message icon={<ShieldCheck />} title={t('games.play.loginTitle')} text={t('games.play.loginText')}>
        <Button tone="primary" onClick={onLogin}>
          {t('shell.login')}
        </Button>
        {game?.supportPlay === 0 && (
          <WhenTranslated texts={accountTexts} waiting={null}>
            <FreePlayLogin here />
          </WhenTranslated>
        )}
      </Message>
    </div>
  );
};
