import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { GameResults } from './game-results.tsx';
import type { GameList } from './model.ts';

interface Props {
  label: string;
  list: Pick<GameList, '$state' | '$failure' | '$hasMore' | '$pending' | 'moreRequested' | 'retried'>;
  games: readonly Game[];
  renderGame: (game: Game) => ReactNode;
  /** A search by name alone: without a game, no word of other filters. */
  nameOnly?: boolean;
}

/** The games of a list within a modal, and a button for more of them. */
export const GamesInModal = ({ label, list, games, renderGame, nameOnly = false }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({
    state: list.$state,
    failure: list.$failure,
    hasMore: list.$hasMore,
    pending: list.$pending,
    onMore: list.moreRequested,
    onRetry: list.retried,
  });
  return (
    <>
      <GameResults
        label={label}
        games={games}
        state={view.state}
        failure={view.failure}
        layout="four"
        places={LIMITS.popular}
        onRetry={() => view.onRetry()}
        renderGame={renderGame}
        empty={nameOnly ? { title: t('games.empty'), text: '' } : undefined}
      />
      {view.hasMore && (
        <Actions>
          <Button busy={view.pending} onClick={() => view.onMore()}>
            {t('ui.loadMore')}
          </Button>
        </Actions>
      )}
    </>
  );
};
