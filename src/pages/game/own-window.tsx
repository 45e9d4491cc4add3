import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $gameWindow, windowRequested } from '../../entities/games/index.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Maximize2 } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { $isFree } from './model.ts';
import styles from './game-page.module.css';

/** In place of a game that opens in its own window: opens it, or says that the browser blocked it (GAME-07). */
export const OwnWindow = ({ nodeId }: { nodeId: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ opened: $gameWindow, free: $isFree, open: windowRequested });
  const { free } = view;
  const opened = view.opened?.nodeId === nodeId && view.opened.free === free ? view.opened : null;
  const state = opened === null ? 'closed' : opened.window === null ? 'blocked' : 'open';
  const texts = {
    closed: { title: t('play.ownWindow'), text: t('play.ownWindowText'), action: t('play.openWindow') },
    blocked: { title: t('play.popupBlocked'), text: t('play.ownWindowText'), action: t('play.openWindow') },
    open: { title: t('play.windowOpen'), text: t('play.windowOpenText'), action: t('play.showWindow') },
  }[state];
  return (
    <div className={styles.refused}>
      <Message key={state} alert={state === 'blocked'} icon={<Maximize2 />} title={texts.title} text={texts.text}>
        <Button tone="primary" onClick={() => view.open({ nodeId, free })}>
          {texts.action}
        </Button>
        <Link className={buttonClass()} to="/">
          {t('shell.home')}
        </Link>
      </Message>
    </div>
  );
};
