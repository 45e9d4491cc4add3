import { useUnit } from 'effector-react';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Link, useLocation } from 'react-router-dom';
import { LIMITS } from '../../../contract/limits.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { $shownType, pathOfType, pathOfVendor } from '../../entities/games/index.ts';
import { BadgeSlot } from '../../features/draws/lazy.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { $typeEntries, type TypeEntry } from './navigation-entries.ts';
import styles from './game-navigation.module.css';

/** A pointer that only crosses the bar opens nothing. */
const HOVER_MS = 90;

/** A type with its vendors. The drop-down opens on hover, keyboard focus and tap; Escape closes it. */
const NavigationEntry = ({ entry: { type, cards, games }, shown }: { entry: TypeEntry; shown: GameType | null }) => {
  const { t } = useTranslation();
  const location = useLocation();
  // Open for one history entry: navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location.key;
  const setOpen = (next: boolean) => setOpenAt(next ? location.key : null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const title = t(`games.type.${type}`);
  const path = pathOfType[type];
  // Several paths lead to a type. Before its page is loaded, its own path counts.
  const current = shown === null ? location.pathname + location.search === path : shown === type;

  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  const onPointer = (event: PointerEvent, next: boolean) => {
    if (event.pointerType === 'mouse') set(next, HOVER_MS);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) set(false, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  // The first tap opens the vendors, the second one the page.
  const onClick = (event: MouseEvent) => {
    if (touched.current && !open && cards.length > 0) {
      event.preventDefault();
      setOpen(true);
    }
    touched.current = false;
  };

  return (
    <li
      onPointerEnter={(event) => onPointer(event, true)}
      onPointerLeave={(event) => onPointer(event, false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Link
        className={styles.link}
        to={path}
        aria-current={current ? 'page' : undefined}
        aria-expanded={cards.length > 0 ? open : undefined}
        data-open={open}
        onPointerDown={(event) => {
          touched.current = event.pointerType === 'touch';
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible') && !touched.current) set(true, 0);
        }}
        onClick={onClick}
      >
        {title}
      </Link>
      {open && cards.length > 0 && (
        <div className={styles.panel}>
          <ul
            className={classes(styles.tiles, games > LIMITS.largeTilesFrom && styles.large)}
            aria-label={t('shell.vendorsOf', { type: title })}
          >
            {cards.map((card) => (
              <li key={card.vassalage}>
                <Link className={styles.tile} to={pathOfVendor(type, card.vassalage)}>
                  <Picture src={card.iconUrl} alt="" width={110} height={44} />
                  <span>
                    <b>{card.name}</b>
                    <small>{t('shell.games', { count: card.games })}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
};

/** SHELL-04: home, hot, each type with its vendors, promotions. */
export const GameNavigation = () => {
  const { t } = useTranslation();
  const { entries, shown } = useUnit({ entries: $typeEntries, shown: $shownType });
  return (
    <nav className={styles.nav} aria-label={t('shell.gameNavigation')}>
      <ul className={styles.list}>
        <li>
          <NavLink className={styles.link} to="/" end>
            {t('shell.home')}
          </NavLink>
        </li>
        {entries.length > 0 && (
          <li>
            <NavLink className={styles.link} to="/hot">
              {t('games.classify.HOT')}
            </NavLink>
          </li>
        )}
        {entries.map((entry) => (
          <NavigationEntry key={entry.type} entry={entry} shown={shown} />
        ))}
        <li>
          <NavLink className={styles.link} to="/promotions">
            {t('site.promotions')}
            <BadgeSlot beside="line" />
          </NavLink>
        </li>
      </ul>
    </nav>
  );
};
