import { useDeferredValue, useState, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { GameGrid } from '../../entities/games/index.ts';
import { GameRail } from '../../entities/games/lazy.ts';
import { Search } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';

type ListState = 'loading' | 'ready' | 'empty' | 'failed';

/** An answer that comes within this time replaces the games shown, without placeholders in between. */
const HELD_MS = 200;

/** The games to show: those of the list, or for a moment the ones before them while another query loads. Null: placeholders. */
const useHeldGames = (games: readonly Game[], state: ListState): readonly Game[] | null => {
  const fresh = state === 'ready' && games.length > 0 ? games : null;
  const [last, setLast] = useState(fresh);
  const [isLate, setLate] = useState(false);
  const kept = fresh ?? (state === 'loading' || state === 'ready' ? last : null);
  if (kept !== last) setLast(kept);
  if (fresh && isLate) setLate(false);
  const isWaiting = fresh === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), HELD_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return fresh ?? (isLate ? null : kept);
};

/** `renderGame` gives the card of each item. */
export type RenderItems = (games: readonly Game[], renderGame: (game: Game, index: number) => ReactNode) => ReactNode;

const plainItems: RenderItems = (games, renderGame) =>
  games.map((game, index) => <li key={game.nodeId}>{renderGame(game, index)}</li>);

interface Props {
  label: string;
  games: readonly Game[];
  state: ListState;
  failure: { key: string } | null;
  layout: 'four' | 'six' | 'rail';
  /** The last item of a rail: loads more games when it comes into view. */
  end?: ReactNode;
  /** The number of placeholders shown at first. */
  places: number;
  renderGame: (game: Game, index: number) => ReactNode;
  onRetry: () => void;
  /** Renders the items of a list whose games come, go and change places; by default they appear at once. */
  renderItems?: RenderItems;
  /** Renders the whole list once there are games; by default a grid or a rail. */
  renderList?: RenderItems;
  /** Stands in place of such a list until there are games; by default empty tiles. */
  waiting?: ReactNode;
  empty?: { title: string; text: string; onward?: ReactNode };
}

/** A list of games in each of its states. */
export const GameResults = (props: Props) => {
  const { t } = useTranslation();
  // Many cards at once are rendered in slices, so that a tap comes in between. A list of its own renders few at once; its first
  // games come while the page starts, where every task is long.
  const deferred = useDeferredValue(props.games);
  const [isFirst, setFirst] = useState(true);
  const shown = useHeldGames(props.renderList && !isFirst ? props.games : deferred, props.state);
  if (shown && isFirst) setFirst(false);
  if (props.state === 'failed') {
    return <LoadFailed failure={props.failure} onRetry={props.onRetry} />;
  }
  if (props.state === 'empty') {
    return (
      <Message
        icon={<Search />}
        title={props.empty?.title ?? t('games.empty')}
        text={props.empty?.text ?? t('games.emptyText')}
      >
        {props.empty?.onward}
      </Message>
    );
  }
  if (shown && props.renderList) return props.renderList(shown, props.renderGame);
  if (!shown && props.waiting) return props.waiting;
  const items = shown ? (props.renderItems ?? plainItems)(shown, props.renderGame) : undefined;
  // The end of a rail is in view while the games before it are not rendered yet.
  const end = shown === props.games && props.end;
  if (props.layout === 'rail')
    return (
      <GameRail label={props.label} places={props.places}>
        {items && [items, end]}
      </GameRail>
    );
  return (
    <GameGrid layout={props.layout} label={props.label} places={props.places}>
      {items}
    </GameGrid>
  );
};
