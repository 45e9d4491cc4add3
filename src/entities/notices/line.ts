import { combine, createEvent, createStore } from 'effector';
import { marquee } from '../../../streams/feeds/marquee.ts';
import { $newest } from './model.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $motionPaused } from '../../shared/lib/motion.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';

/** The line of notices that scrolls. */
export const noticeLine = createLifecycle();
/** The width of one copy of the notices, in px. */
export const widthMeasured = createEvent<number>();
export const hoverChanged = createEvent<boolean>();
export const focusChanged = createEvent<boolean>();

const $width = createStore(0)
  .on(widthMeasured, (_, px) => px)
  .reset(noticeLine.closed);
const $hovered = createStore(false)
  .on(hoverChanged, (_, is) => is)
  .reset(noticeLine.closed);
const $focused = createStore(false)
  .on(focusChanged, (_, is) => is)
  .reset(noticeLine.closed);

const scroll = fromStream({
  start: noticeLine.opened,
  stop: noticeLine.closed,
  inputs: {
    count$: $newest.map(({ length }) => length),
    width$: $width,
    paused$: combine($motionPaused, $hovered, $focused, (...reasons) => reasons.some(Boolean)),
  },
  stream: marquee,
});
/** HOME-01: how far the notices have moved, in px. */
export const $offset = createStore(0)
  .on(scroll.next, (_, px) => px)
  .reset(noticeLine.closed);
