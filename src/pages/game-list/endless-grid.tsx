import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Game } from '../../../contract/games.ts';
import { GameGrid } from '../../entities/games/index.ts';
import { useGridShape } from './use-grid-shape.ts';
import styles from './endless-grid.module.css';

interface Props {
  label: string;
  games: readonly Game[];
  /** Games of the whole list, loaded or not; null while unknown. */
  total: number | null;
  renderGame: (game: Game, index: number) => ReactNode;
}

const NONE: readonly Game[] = [];
/** Rows rendered above and below the window, so that scrolling and the Tab key find cards there. */
const ROWS_BEYOND = 2;

/**
 * A grid of any number of games: only the rows near the window are rendered, each at its place. Screen readers are told the place
 * of each game in the whole list. The row with the focus stays rendered wherever the window is.
 */
export const EndlessGrid = ({ label, games, total, renderGame }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowPx, topPx } = useGridShape(list);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      return focusedRow === null || focusedRow >= range.count || rows.includes(focusedRow)
        ? rows
        : [...rows, focusedRow].sort((a, b) => a - b);
    },
    [focusedRow],
  );
  // Another list: what the window shows comes first, the rows beyond it in slices after it.
  const isOther = useDeferredValue(games, NONE)[0] !== games[0];
  const virtual = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowPx,
    scrollMargin: topPx,
    // The first rendering has items to measure.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: isOther ? 0 : ROWS_BEYOND,
    rangeExtractor,
    // The next frame is early enough, and a task of the scroll event stays short.
    useFlushSync: false,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowPx]);
  return (
    <GameGrid ref={list} layout="six" label={label} className={styles.endless} blockSize={virtual.getTotalSize()}>
      {virtual.getVirtualItems().flatMap(({ index: row }) =>
        games.slice(row * columns, (row + 1) * columns).map((game, column) => {
          const index = row * columns + column;
          return (
            <li
              key={game.nodeId}
              className={styles.item}
              // With both lines: from one line alone, an item out of the flow reaches to the edge of the list.
              style={{ gridColumn: `${column + 1} / ${column + 2}`, insetBlockStart: row * rowPx }}
              aria-posinset={index + 1}
              aria-setsize={total ?? -1}
              onFocus={() => setFocusedRow(row)}
              onBlur={() => setFocusedRow(null)}
            >
              {renderGame(game, index)}
            </li>
          );
        }),
      )}
    </GameGrid>
  );
};
