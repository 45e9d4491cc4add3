import { useStoreMap, useUnit } from 'effector-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { roadsOf } from '../../../contract/road-maps.ts';
import { GameLink, TilePicture } from '../../entities/games/lazy.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { watchSeen } from '../../shared/lib/watch-seen.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $tables, tableNear, tableOf } from './model.ts';
import { lookOf, type Look, type Side, type Winner } from './results.ts';
import { TablePhase } from './table-phase.tsx';
import styles from './table-list.module.css';

const COLUMNS = 26;
const ROWS = 6;
const CELL = 10;

/** The last results of a table, small: the big road, or a line of results. */
export const TableRoad = ({ look }: { look: Look }) => {
  const { t } = useTranslation();
  if (look.kind === 'road') return <Road {...look} />;
  if (look.kind === 'drawn')
    return (
      <ol className={styles.drawn} aria-label={t('tables.drawn')} dir="ltr">
        {look.numbers.map((text, at) => (
          // A number is known by its place in the draw alone.
          <li key={at} className={styles.number}>
            {text}
          </li>
        ))}
      </ol>
    );
  if (look.chips.length === 0) return null;
  return (
    <ol className={styles.last} aria-label={t('tables.last')}>
      {look.chips.map(({ text, tone }, at) => (
        // A result is known by its place alone, the newest first.
        <li key={look.chips.length - at} className={styles.result} data-tone={tone} dir="ltr">
          {text}
        </li>
      ))}
    </ol>
  );
};

const Road = ({ sides: [first, second], winners }: { sides: readonly [Side, Side]; winners: readonly Winner[] }) => {
  const { t } = useTranslation();
  const { big } = roadsOf<Side>(winners);
  const from = Math.max(0, Math.max(0, ...big.map(({ column }) => column)) - COLUMNS + 2);
  const count = (winner: Winner) => winners.filter((each) => each === winner).length;
  const newest = big.at(-1);
  return (
    <svg
      className={styles.road}
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      direction="ltr"
      role="img"
      aria-label={t('tables.road', {
        first: t(`tables.side.${first}`),
        second: t(`tables.side.${second}`),
        wins: count(first),
        losses: count(second),
        ties: count('tie'),
      })}
    >
      {big
        .filter(({ column }) => column >= from)
        .map((mark) => {
          const { kind, column, row, ties } = mark;
          const [x, y] = [(column - from) * CELL + CELL / 2, row * CELL + CELL / 2];
          return (
            <g
              key={`${column} ${row}`}
              className={styles.mark}
              data-side={kind}
              data-newest={mark === newest || undefined}
            >
              <circle cx={x} cy={y} r={4} />
              {ties > 0 && <line x1={x - 4} y1={y + 4} x2={x + 4} y2={y - 4} />}
              <text x={x} y={y + 1.8}>
                {t(`tables.letter.${kind}`)}
              </text>
            </g>
          );
        })}
    </svg>
  );
};

interface Props {
  game: Game;
  eager: boolean;
  /** What stands below the results: links of their own. */
  more?: ReactNode;
}

/** A table of the list: followed while it is near the viewport, and opened by a press anywhere on it. */
export const TableCard = memo(function TableCard({ game, eager, more }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { nodeId } = game;
  const { isLive, tellNear } = useUnit({ isLive: $isLive, tellNear: tableNear });
  const [isNear, setNear] = useState(false);
  const { phase, bets, road } = useStoreMap({
    store: $tables,
    keys: [nodeId],
    fn: (known, [id]) => tableOf(known, id),
  });
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const tell = (now: boolean) => {
      setNear(now);
      tellNear({ nodeId, isNear: now });
    };
    const stop = watchSeen(card.current!, tell);
    return () => {
      stop();
      tellNear({ nodeId, isNear: false });
    };
  }, [nodeId, tellNear]);
  const look = road && lookOf(road);
  return (
    <article ref={card} className={styles.card}>
      <span className={styles.art}>
        <TilePicture game={game} eager={eager} />
      </span>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <GameLink className={styles.link} game={game} aria-label={t('games.open', { name: game.displayName })}>
            <span dir="auto">{game.displayName}</span>
          </GameLink>
        </h2>
        <p className={styles.vendor}>
          <span dir="auto">{game.vendorName}</span>
        </p>
        <p className={styles.facts}>
          {t('games.bets', {
            min: formatAmount(game.minBet, game.exponent, locale),
            max: formatAmount(game.maxBet, game.exponent, locale),
          })}
        </p>
        {bets && <p className={styles.facts}>{t('tables.players', { count: bets.players })}</p>}
      </div>
      <TablePhase now={phase} isLive={isLive} isFollowed={isNear || phase !== null} />
      <div className={styles.results}>{look && <TableRoad look={look} />}</div>
      {more && <div className={styles.more}>{more}</div>}
    </article>
  );
});
