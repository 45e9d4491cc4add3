import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '../../../../contract/games.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { pathOfType } from '../../../entities/games/index.ts';
import { GameResults } from '../../../features/browse-games/index.ts';
import { TableList } from '../../../features/live-tables/index.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import styles from './other-tables.module.css';
import { tableGames, tablesOpened } from './model.ts';

/** The other tables of the same game as they run. A bet that was placed stays in its round. */
export default function OtherTables({ game }: { game: Game }) {
  const { t } = useTranslation();
  const view = useUnit({
    games: tableGames.$games,
    state: tableGames.$state,
    failure: tableGames.$failure,
    onOpen: tablesOpened,
    onRetry: tableGames.retried,
  });
  const { onOpen } = view;
  useEffect(() => void onOpen(game), [onOpen, game]);
  const others = view.games.filter(({ nodeId }) => nodeId !== game.nodeId);
  const isAlone = view.state === 'ready' && others.length === 0;
  return (
    <div className={styles.tables}>
      <p className={styles.note}>{isAlone ? t('tables.noOther') : t('tables.betsStay')}</p>
      {!isAlone && (
        <GameResults
          label={t('tables.other')}
          games={others}
          state={view.state}
          failure={view.failure}
          layout="four"
          places={LIMITS.popular}
          onRetry={() => view.onRetry()}
          renderGame={() => null}
          renderList={(shown) => <TableList label={t('tables.other')} games={shown} />}
        />
      )}
      <Actions>
        <Link className={buttonClass()} to={pathOfType[game.gameType]}>
          {t('tables.all')}
        </Link>
      </Actions>
    </div>
  );
}
