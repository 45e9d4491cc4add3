import { useLayoutEffect, useState, type RefObject } from 'react';

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
export const useGridShape = (list: RefObject<HTMLElement | null>): GridShape => {
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
