import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { tableTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { $order, $ordered, gamesListed, tables } from './model.ts';
import { TableCard } from './table-card.tsx';
import styles from './table-list.module.css';

interface Props {
  label: string;
  games: readonly Game[];
  /** Loads the games of the list that are not loaded yet; absent: all are. */
  onMore?: () => void;
  /** What stands in a card below its results. */
  renderMore?: (game: Game) => ReactNode;
}

/** GAME-09: the tables of a list with their rounds as they run. */
export const TableList = (props: Props) => (
  <WhenTranslated texts={tableTexts} waiting={<Skeleton className={styles.waiting} />}>
    <Tables {...props} />
  </WhenTranslated>
);

/** Cards whose picture is above the fold. */
const EAGER = 6;

const Tables = ({ label, games, onMore, renderMore }: Props) => {
  const { t } = useTranslation();
  const { ordered, order, connection, listed } = useUnit({
    ordered: $ordered,
    order: $order,
    connection: $connection,
    listed: gamesListed,
  });
  useLifecycle(tables);
  useEffect(() => void listed(games), [listed, games]);
  // An order of tables is of all of them.
  useEffect(() => {
    if (order !== 'given') onMore?.();
  }, [order, onMore]);
  const isLost = connection.state === 'offline' || connection.state === 'stale';
  return (
    <>
      <p role="status" className={styles.lost}>
        {isLost && t('tables.lost')}
      </p>
      <ul className={styles.list} aria-label={label}>
        {ordered.map((game, index) => (
          <li key={game.nodeId}>
            <TableCard game={game} eager={index < EAGER} more={renderMore?.(game)} />
          </li>
        ))}
      </ul>
    </>
  );
};
