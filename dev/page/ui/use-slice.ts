import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn beyond the edges, so that scrolling shows no gap. */
const BEYOND = 6;

/** Which rows of a scrolled list of equal rows are drawn. */
export const useSlice = (rows: number, rowPx: number) => {
  const ref = useRef<HTMLDivElement>(null);
  const [slice, setSlice] = useState({ from: 0, to: 30 });
  const look = useCallback(() => {
    const element = ref.current;
    if (!element) return;
    const from = Math.max(0, Math.floor(element.scrollTop / rowPx) - BEYOND);
    const to = Math.ceil((element.scrollTop + element.clientHeight) / rowPx) + BEYOND;
    setSlice((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [rowPx]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sized = new ResizeObserver(look);
    sized.observe(element);
    return () => sized.disconnect();
  }, [look]);
  /** Scrolls as little as needed to show a row; `headPx` is covered by what sticks to the top. */
  const reveal = useCallback(
    (row: number, headPx = 0) => {
      const element = ref.current;
      if (!element || row < 0) return;
      const top = row * rowPx;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowPx + headPx > element.scrollTop + element.clientHeight)
        element.scrollTop = top + rowPx + headPx - element.clientHeight;
    },
    [rowPx],
  );
  return { ref, onScroll: look, reveal, from: Math.min(slice.from, rows), to: Math.min(slice.to, rows) };
};
