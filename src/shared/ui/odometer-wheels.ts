/** The position of a wheel at a fraction of the roll's time (0 to 1); `digit` runs from 0 to 10, where 10 looks like 0. */
export interface WheelFrame {
  offset: number;
  digit: number;
}

/** A wheel with more turns than this is a blur, so it makes about this many and ends at the right digit. */
const MAX_TURNS = 200;

/**
 * Returns how the wheel of a place (0 is the last digit) turns while a figure grows evenly from one value to another, as in a
 * mechanical counter: the last wheel follows the value, and each other wheel turns only while the wheel below it goes from 9 to
 * 0. A figure that does not grow is at `to` at once.
 */
export const wheelFrames = (from: number, to: number, place: number): WheelFrame[] => {
  const [start, end] = [turnsAt(from, place), turnsAt(to, place)];
  if (from >= to || start === end) return [{ offset: 0, digit: end % 10 }];
  if (end - start > MAX_TURNS) {
    const blurred = start + MAX_TURNS + ((end - start) % 10);
    return turned([
      { offset: 0, turns: start },
      { offset: 1, turns: blurred },
    ]);
  }
  const path = corners(from, to, place).map((value) => ({
    offset: (value - from) / (to - from),
    turns: turnsAt(value, place),
  }));
  return turned(path);
};

/** Digits that the wheel has turned since zero. */
const turnsAt = (value: number, place: number): number => {
  const unit = 10 ** place;
  const whole = Math.floor(value / unit);
  return place === 0 ? value : whole + Math.max(0, value + 1 - (whole + 1) * unit);
};

/** The values at which a wheel starts or stops turning. Between them it moves evenly or not at all. */
const corners = (from: number, to: number, place: number): number[] => {
  const unit = 10 ** place;
  const values = [from];
  if (place > 0) {
    for (let full = (Math.floor(from / unit) + 1) * unit; full - 1 < to; full += unit) values.push(full - 1, full);
  }
  return [...values.filter((value) => value >= from && value < to), to];
};

interface Corner {
  offset: number;
  turns: number;
}

/** Maps unbounded turns to digits. When a wheel passes zero it is at 10 and at 0 at the same time. */
const turned = (path: readonly Corner[]): WheelFrame[] =>
  path.flatMap((corner, index) => {
    const last = path[index - 1];
    const frames: WheelFrame[] = [];
    if (last) {
      const pace = (corner.offset - last.offset) / (corner.turns - last.turns);
      for (let zero = Math.floor(last.turns / 10) * 10 + 10; zero <= corner.turns; zero += 10) {
        const offset = last.offset + (zero - last.turns) * pace;
        frames.push({ offset, digit: 10 }, { offset, digit: 0 });
      }
    }
    return [...frames, { offset: corner.offset, digit: corner.turns % 10 }];
  });
