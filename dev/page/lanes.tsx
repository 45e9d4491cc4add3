import { useUnit } from 'effector-react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type UIEvent } from 'react';
import type { Group } from '../recording/lane.ts';
import { KEPT_MS } from './book.ts';
import { $browser } from './browser.ts';
import { causesOf } from './causes.ts';
import { rowsOf, tickMs } from './rows.ts';
import { CausesOverlay, HEADS_PX, Marbles, ROW_PX } from './marbles.tsx';
import { $book, $filter, $growth, $opened, marbleOpened } from './model.ts';
import { $player } from './replay.ts';
import { TAKE_EVERY_MS } from './site.ts';
import { clock, count } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import { Dot } from './ui.tsx';
import styles from './page.module.css';

/** To the right of now: the newest marble is not cut by the edge. */
const AHEAD_PX = 30;
/** The picture begins at a tick, and seldom moves when old marbles are dropped. */
const BEGIN_MS = 100_000;

/** What of the picture is in view, in pixels. */
interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The moment that the right edge follows: that of the replay, or now. */
const useNow = (): number => {
  const { book, player, browser } = useUnit({ book: $book, player: $player, browser: $browser });
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = () =>
      setNow(player ? player.state().atMs : book ? Math.max(book.lastMs, browser.now() - book.zeroMs) : 0);
    look();
    const timer = setInterval(look, TAKE_EVERY_MS);
    return () => clearInterval(timer);
  }, [book, player, browser]);
  return now;
};

/** Rows of lanes, and their marbles over time. It scrolls in both directions; at the right end it follows. */
export const Lanes = () => {
  const { book, growth, filter, opened, open } = useUnit({
    book: $book,
    growth: $growth,
    filter: $filter,
    opened: $opened,
    open: marbleOpened,
  });
  // Paints come with every frame of the screen, and calls are for tests: few look at them.
  const [collapsed, setCollapsed] = useState<ReadonlySet<Group>>(new Set(['Calls', 'Paint']));
  const [pxPerMs, setPxPerMs] = useState(0.09);
  const [follows, setFollows] = useState(true);
  const [view, setView] = useState<View>({ left: 0, top: 0, width: 0, height: 0 });
  const ref = useRef<HTMLDivElement>(null);
  const now = useNow();
  const rows = useMemo(
    () => (book && growth ? rowsOf(book, filter, collapsed) : []),
    [book, growth, filter, collapsed],
  );
  const causes = useMemo(() => (book && opened && growth ? causesOf(book, opened) : null), [book, opened, growth]);

  const begin = Math.floor(Math.max(0, now - KEPT_MS) / BEGIN_MS) * BEGIN_MS;
  const width = Math.max(view.width, (now - begin) * pxPerMs + AHEAD_PX);
  /** The middle of the picture, which stays where it is. */
  const middle = useRef(0);
  const look = () => {
    const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight: height } = ref.current!;
    setView({ left, top, width: clientWidth - HEADS_PX, height });
    middle.current = begin + (left + (clientWidth - HEADS_PX) / 2) / pxPerMs;
  };
  const scrolled = ({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }: UIEvent<HTMLElement>) => {
    if (scrollLeft !== view.left) setFollows(scrollLeft + clientWidth >= scrollWidth - 2);
    look();
  };
  useEffect(() => {
    const sized = new ResizeObserver(look);
    sized.observe(ref.current!);
    return () => sized.disconnect();
  });
  useLayoutEffect(() => {
    if (follows) ref.current!.scrollLeft = ref.current!.scrollWidth;
  }, [follows, width]);
  useLayoutEffect(() => {
    if (!follows) ref.current!.scrollLeft = (middle.current - begin) * pxPerMs - view.width / 2;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pxPerMs, begin]);
  const zoomTo = (wanted: number, aroundMs = middle.current) => {
    middle.current = aroundMs;
    setPxPerMs(Math.min(16, Math.max(0.001, wanted)));
  };
  const fit = () => {
    const times = rows.flatMap((row) => ('lane' in row ? [row.marbles[0]!.t, row.marbles.at(-1)!.t] : []));
    const [from, to] = [Math.min(...times), Math.max(...times)];
    if (times.length === 0) return;
    setFollows(false);
    zoomTo((view.width * 0.9) / Math.max(1, to - from), (from + to) / 2);
  };
  useEffect(() => {
    if (!opened) return;
    const x = (opened.t - begin) * pxPerMs;
    if (x > view.left && x < view.left + view.width) return;
    setFollows(false);
    ref.current!.scrollLeft = x - view.width / 2;
    // Only when another one is opened: then it is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);

  const step = tickMs(pxPerMs);
  const firstTick = Math.floor(view.left / pxPerMs / step);
  const ticks = Array.from({ length: Math.ceil(view.width / pxPerMs / step) }, (_, at) => (firstTick + at + 1) * step);
  const fromRow = Math.floor(view.top / ROW_PX) - 1;
  const toRow = fromRow + Math.ceil(view.height / ROW_PX) + 2;
  const picture = { begin, pxPerMs, now, left: view.left, width: view.width };
  return (
    <section className={styles.column} aria-label="Lanes">
      <Toolbar
        follows={follows}
        onFollow={() => setFollows(!follows)}
        spanMs={view.width / pxPerMs}
        onZoom={(factor) => zoomTo(pxPerMs * factor)}
        onFit={fit}
      />
      <div ref={ref} className={styles.lanes} onScroll={scrolled} tabIndex={-1}>
        <div
          style={{ inlineSize: HEADS_PX + width, backgroundSize: `${step * pxPerMs}px`, backgroundPositionX: HEADS_PX }}
        >
          <div className={styles.ruler} aria-hidden>
            {ticks.map((t) => (
              <span key={t} style={{ insetInlineStart: HEADS_PX + t * pxPerMs }}>
                {clock(begin + t, step)}
              </span>
            ))}
          </div>
          <ul aria-label="Lanes of marbles">
            {rows.map((row, at) => (
              <li key={'lane' in row ? row.lane.id : row.group} className={styles.row} data-lane={'lane' in row}>
                {'lane' in row ? (
                  <button type="button" title={row.lane.name} onClick={() => open(row.marbles.at(-1)!)}>
                    <Dot group={row.group} />
                    <span className={styles.name}>
                      <bdi>{row.lane.name}</bdi>
                    </span>
                    <small>{count(row.marbles.length)}</small>
                  </button>
                ) : (
                  <button
                    type="button"
                    aria-expanded={!collapsed.has(row.group)}
                    onClick={() => setCollapsed(toggled(collapsed, row.group))}
                  >
                    {collapsed.has(row.group) ? <ChevronRight size={14} /> : <ChevronDown size={14} />}
                    <span className={styles.name}>{row.group}</span>
                    <small>{row.lanes}</small>
                  </button>
                )}
                {'lane' in row && at >= fromRow && at <= toRow && <Marbles row={row} {...picture} />}
              </li>
            ))}
          </ul>
          {causes && <CausesOverlay causes={causes} rows={rows} opened={opened} {...picture} />}
          {rows.length === 0 && (
            <p className={styles.hint}>{book ? 'No lane passes the filter.' : 'No marbles yet.'}</p>
          )}
        </div>
      </div>
    </section>
  );
};

const toggled = <T,>(set: ReadonlySet<T>, one: T): ReadonlySet<T> =>
  set.has(one) ? new Set([...set].filter((each) => each !== one)) : new Set([...set, one]);
