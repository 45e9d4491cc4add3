import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { leaveRequested } from '../../features/game-frame/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CircleAlert } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import styles from './game-page.module.css';

/** Over the frame of a game that does not open in time (GAME-07). It goes when the game is ready after all. */
export const SlowGame = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  const leave = useUnit(leaveRequested);
  return (
    <div className={styles.slow}>
      <Message alert icon={<CircleAlert />} title={t('site.broken.late')}>
        <Button tone="primary" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
        <Button onClick={() => leave()}>{t('games.play.leave')}</Button>
      </Message>
    </div>
  );
};
