import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameType } from '../../../contract/primitives.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { missionTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Trophy } from '../../shared/ui/icons.ts';
import { Popover } from '../../shared/ui/popover.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { GameMissionsPanel } from './game-missions-panel.tsx';
import { missionsView } from './list.ts';
import { $gameBoard, $gameMissions, gameMissionsView, missionShare } from './of-game.ts';
import { usePeriodEnd } from './period-end.ts';
import styles from './game-missions.module.css';

interface Props {
  gameType: GameType;
  /** Whether the panel leads to the page of missions. */
  linked: boolean;
  className: string | undefined;
}

/** MEM-07: the missions that this game moves, and the leaderboard that it counts for; nothing without one. */
export const GameMissions = (props: Props) => (
  <WhenTranslated texts={missionTexts} waiting={null}>
    <Shown {...props} />
  </WhenTranslated>
);

const NONE = [] as const;

const Shown = ({ gameType, linked, className }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  useLifecycle(missionsView);
  useLifecycle(gameMissionsView, gameType);
  const { missions, board } = useUnit({ missions: $gameMissions, board: $gameBoard });
  const list = missions?.list ?? NONE;
  usePeriodEnd(list);
  useClosedByFrame();
  const [first] = list;
  if (!first && !board) return null;
  const reached = list.filter(({ state }) => state === 'reached').length;
  // Rounded down: 100 % is a mission that is done.
  const share = first ? Math.floor(missionShare(first) * 100) / 100 : 0;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <span className={classes(styles.place, className)}>
      <Popover
        triggerClass={styles.trigger}
        panelClass={styles.panel}
        trigger={
          <>
            <Trophy aria-hidden className={styles.icon} />
            {first && (
              <span className={styles.figure}>
                <small>{t('missions.ofGame.figure')}</small>
                <span>{reached > 0 ? t('missions.ofGame.toClaim', { count: reached }) : percent}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </span>
              </span>
            )}
            {board && (board.own || !first) && (
              <span className={classes(styles.figure, first && styles.second)}>
                <small>{t('missions.yourRank')}</small>
                <span>{board.own ? board.own.rank.toLocaleString(locale) : '–'}</span>
              </span>
            )}
          </>
        }
      >
        <GameMissionsPanel {...{ missions, board, linked }} />
      </Popover>
    </span>
  );
};

/** A press inside the game's frame does not reach the page, so the browser would leave the panel open. */
const useClosedByFrame = (): void => {
  useEffect(() => {
    const close = () => {
      if (document.activeElement instanceof HTMLIFrameElement)
        document.querySelector<HTMLElement>(`.${styles.panel}:popover-open`)?.hidePopover();
    };
    window.addEventListener('blur', close);
    return () => window.removeEventListener('blur', close);
  }, []);
};
