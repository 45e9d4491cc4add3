import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveRequested } from '../../features/game-frame/model.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { ArrowLeft, Maximize2, Minimize2, LayoutGrid, MessagesSquare } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { accountTexts, tableTexts } from '../../shared/i18n/word-groups.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { FreeSwitch } from './free-switch.tsx';
import { $holder, $played } from './model.ts';
import { PlayFigures } from './play-figures.tsx';
import { PlayGoals } from './play-goals.tsx';
import { $chatTable, $openTableChat, tableChatToggled } from './table-chat-model.ts';
import styles from './game-page.module.css';

/** Opens the other tables of a live game (LIVE-03). */
const TableSwitch = () => {
  const { t } = useTranslation();
  const { game, holder, open } = useUnit({ game: $played, holder: $holder, open: modalOpened });
  // A window of its own belongs to its game.
  if (holder !== 'page' || game?.gameType !== 'LIVE') return null;
  return (
    <IconButton label={t('tables.other')} className={styles.tables} onClick={() => open({ name: 'otherTables', game })}>
      <LayoutGrid />
    </IconButton>
  );
};

/** Opens the room of a live table, or closes it (MEM-08). */
const ChatSwitch = () => {
  const { t } = useTranslation();
  const { table, open, onToggle } = useUnit({ table: $chatTable, open: $openTableChat, onToggle: tableChatToggled });
  if (table === null) return null;
  return (
    <IconButton
      label={t('shell.chat')}
      className={styles.chatSwitch}
      aria-expanded={open !== null}
      onClick={() => onToggle()}
    >
      <MessagesSquare />
    </IconButton>
  );
};

interface Props {
  name: string;
  /** Changes between play money and real money. */
  onSwitch?: (free: boolean) => void;
}

/** Leave and full screen; elapsed time, net position and balance, always visible while playing (PP-07, 10, 11). */
export const GameBar = ({ name, onSwitch }: Props) => {
  const { t } = useTranslation();
  const [full, setFull] = useState(() => document.fullscreenElement !== null);
  const leave = useUnit(leaveRequested);

  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);

  const toggleFull = () => void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());

  return (
    <header className={styles.bar}>
      <IconButton label={t('games.play.leave')} onClick={() => leave()} className={styles.leave}>
        <ArrowLeft />
      </IconButton>
      <h1 className={styles.name}>{name || t('shell.gameNavigation')}</h1>
      {onSwitch && (
        <WhenTranslated texts={accountTexts} waiting={null}>
          <FreeSwitch onSwitch={onSwitch} />
        </WhenTranslated>
      )}
      <span className={styles.space} />
      <PlayGoals />
      <WhenTranslated texts={tableTexts} waiting={null}>
        <TableSwitch />
      </WhenTranslated>
      <ChatSwitch />
      <PlayFigures />
      <IconButton
        label={full ? t('games.play.endFullScreen') : t('games.play.fullScreen')}
        onClick={toggleFull}
        className={styles.fullScreen}
      >
        {full ? <Minimize2 /> : <Maximize2 />}
      </IconButton>
    </header>
  );
};
