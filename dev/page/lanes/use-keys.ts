import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';
import type { Axis } from './axis.ts';
import * as model from './model.ts';
import { KEYS, type Key } from './rows.ts';

const ZOOM = 1.5;
/** Of the time that is shown. */
const PAN = 0.25;
const isKey = (key: string): key is Key => KEYS.some((each) => each === key);

interface Place {
  axis: Axis;
  nowMs: number;
}

/** Keys that change the picture. Return whether the key is one of them. */
const usePictureKeys = () => {
  const page = useUnit({
    cursor: model.$cursor,
    interval: model.$interval,
    close: model.marbleClosed,
    follow: model.followToggled,
    pan: model.axisPanned,
    zoom: model.axisZoomed,
    fit: model.fitRequested,
    clear: model.intervalCleared,
    setEdge: model.intervalEdgeSet,
  });
  return (key: string, { axis, nowMs }: Place): boolean => {
    if (key === ' ') page.follow({ nowMs });
    else if (key === 'f') page.fit();
    else if (key === '+' || key === '=' || key === '-') {
      const factor = key === '-' ? ZOOM : 1 / ZOOM;
      page.zoom({ factor, aroundMs: page.cursor?.marble?.t ?? axis.toMs - axis.spanMs / 2 });
    } else if (key === ',' || key === '.') {
      page.pan({ byMs: (key === ',' ? -PAN : PAN) * axis.spanMs, edgeMs: axis.toMs });
    } else if (key === '[' || key === ']') page.setEdge({ edge: key === '[' ? 'from' : 'to' });
    else if (key === 'Escape') {
      if (page.interval) page.clear();
      else page.close();
    } else return false;
    return true;
  };
};

/** Keys that act on the row of the cursor, or move the cursor. */
const useRowKeys = () => {
  const page = useUnit({
    rows: model.$rows,
    cursor: model.$cursor,
    toggleGroup: model.groupToggled,
    moveCursor: model.cursorMoved,
    open: model.marbleOpened,
  });
  return (key: string, { axis, nowMs }: Place): boolean => {
    const row = page.rows.find(({ id }) => id === page.cursor?.row);
    if (key === 'Enter') {
      if (row?.row === 'group') page.toggleGroup(row.group);
      else if (page.cursor?.marble) page.open(page.cursor.marble);
    } else if (row?.row === 'group' && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      if (row.collapsed === (key === 'ArrowRight')) page.toggleGroup(row.group);
    } else if (isKey(key)) page.moveCursor({ key, atMs: Math.min(nowMs, axis.toMs) });
    else return false;
    return true;
  };
};

/** What a pressed key does. `see` tells what the picture shows. */
export const useKeys = (see: () => Place) => {
  const ofPicture = usePictureKeys();
  const ofRow = useRowKeys();
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = see();
    if (ofPicture(event.key, place) || ofRow(event.key, place)) event.preventDefault();
  };
};
