/** The distance between two pins, in units of the drawing. The middle of the board is at x = 0. */
export const STEP = 20;
/** How far the middle of a ball is above the pin that it touches. */
const ABOVE = 9;

/** The height of a row of pins; the row below the last one is that of the pockets. */
export const topOf = (row: number): number => (row + 1.1) * STEP;

/** The place of a ball on the pin of a row, after the steps before it. */
function onPin(path: readonly number[], row: number): { x: number; y: number } {
  const right = path.slice(0, row).reduce((sum, step) => sum + step, 0);
  return { x: (right - row / 2) * STEP, y: topOf(row) - ABOVE };
}

/** Where a ball lies at the end of its path: in its pocket. */
export const restOf = (path: readonly number[]): { x: number; y: number } => ({
  ...onPin(path, path.length),
  y: topOf(path.length) - ABOVE - 2,
});

/** The key frames of a fall along a path: it touches one pin of each row, and jumps over to the next one. */
export function framesOf(path: readonly number[]): Keyframe[] {
  const frames: Keyframe[] = [frame({ x: 0, y: -STEP / 2 }, 'ease-in')];
  path.forEach((right, row) => {
    const pin = onPin(path, row);
    frames.push(frame(pin, 'ease-out'));
    frames.push(frame({ x: pin.x + (right === 1 ? 1 : -1) * STEP * 0.3, y: pin.y - 3 }, 'ease-in'));
  });
  return [...frames, frame(restOf(path), 'linear')];
}

const frame = ({ x, y }: { x: number; y: number }, easing: string): Keyframe => ({
  transform: `translate(${x}px, ${y}px)`,
  easing,
});
