/** What the demo may import of `draws`. */
export { findDraw, ofKind } from './draw-row.ts';
export { putDraw, setDrawState } from './put.ts';
