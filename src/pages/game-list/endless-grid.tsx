import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Game } from '../../../contract/games.ts';
import { GameGrid } from '../../entities/games/index.ts';
import styles from './endless-grid.module.css';

/** The measures of a grid whose rows are all equally high. */
interface GridShape {
  columns: number;
  /** Height of a row and the gap after it. */
  rowPx: number;
  /** Distance of the grid from the top of the page. */
  topPx: number;
}

/** Of the first paint, before there is anything to measure. */
const FIRST: GridShape = { columns: 6, rowPx: 330, topPx: 200 };

const shapeOf = (list: HTMLElement, known: GridShape): GridShape => {
  const style = getComputedStyle(list);
  const itemPx = list.firstElementChild?.getBoundingClientRect().height;
  return {
    // The computed tracks include those of items beyond the last column.
    columns: Number(style.getPropertyValue('--columns')) || known.columns,
    rowPx: itemPx ? itemPx + (parseFloat(style.rowGap) || 0) : known.rowPx,
    topPx: list.getBoundingClientRect().top + window.scrollY,
  };
};

/** Reads the measures of a grid from its style and its first item, again when its size changes. */
const useGridShape = (list: RefObject<HTMLElement | null>): GridShape => {
  const [shape, setShape] = useState(FIRST);
  useLayoutEffect(() => {
    const element = list.current!;
    const read = () =>
      setShape((known) => {
        const next = shapeOf(element, known);
        const isSame = (Object.keys(next) as (keyof GridShape)[]).every(
          (key) => Math.abs(next[key] - known[key]) < 0.1,
        );
        return isSame ? known : next;
      });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return shape;
};

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
