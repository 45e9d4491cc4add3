import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { $demo, $offersFree } from './model.ts';
import styles from './free-switch.module.css';

/** Says that play money is staked, and lets a member change between it and real money (PP-23). */
export const FreeSwitch = ({ onSwitch }: { onSwitch: (free: boolean) => void }) => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, demo: $demo, offersFree: $offersFree });
  return (
    <>
      {view.demo && <span className={styles.demo}>{t('games.play.demo')}</span>}
      {view.who === 'member' && view.offersFree && (
        <Button
          size="small"
          tone={view.demo ? 'outline' : 'quiet'}
          className={styles.switch}
          data-free={view.demo}
          onClick={() => onSwitch(!view.demo)}
        >
          {view.demo ? t('play.forMoney') : t('play.forFree')}
        </Button>
      )}
    </>
  );
};
