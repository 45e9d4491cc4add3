/** The part of time that the lanes show. */
export interface Axis {
  spanMs: number;
  /** The right edge; while following, it is now. */
  toMs: number;
  follows: boolean;
}

export const SPAN = { minMs: 5, maxMs: 600_000, firstMs: 10_000 };
/** Of the span, to the right of now: the newest marble is not cut by the edge. */
const AHEAD = 0.03;
/** With reduced motion the picture moves by this part of the span at once, not with every frame. */
const STRIDE = 0.25;

export const FIRST_AXIS: Axis = { spanMs: SPAN.firstMs, toMs: 0, follows: true };

/** The axis at a moment: one that follows has its right edge just after now. */
export const axisAt = (axis: Axis, nowMs: number, reducedMotion = false): Axis => {
  if (!axis.follows) return axis;
  const to = nowMs + axis.spanMs * AHEAD;
  const stride = axis.spanMs * STRIDE;
  return { ...axis, toMs: reducedMotion ? Math.ceil(to / stride) * stride : to };
};

const within = (spanMs: number) => Math.min(SPAN.maxMs, Math.max(SPAN.minMs, spanMs));

/** Zooms by a factor around a moment, which stays where it is. While following, around now. */
export const zoomed = (axis: Axis, factor: number, aroundMs: number): Axis => {
  const spanMs = within(axis.spanMs * factor);
  if (axis.follows) return { ...axis, spanMs };
  const share = (axis.toMs - aroundMs) / axis.spanMs;
  return { ...axis, spanMs, toMs: aroundMs + share * spanMs };
};

/** Moves the picture; the axis stops following. */
export const panned = (axis: Axis, byMs: number): Axis => ({ ...axis, toMs: axis.toMs + byMs, follows: false });

/** Shows an interval with some room on both sides. */
export const showing = (fromMs: number, toMs: number): Axis => {
  const spanMs = within((toMs - fromMs) * 1.4);
  return { spanMs, toMs: (fromMs + toMs + spanMs) / 2, follows: false };
};

/** Moves as little as needed to show a moment. */
export const revealing = (axis: Axis, t: number): Axis => {
  const room = axis.spanMs * 0.08;
  if (t < axis.toMs - axis.spanMs + room) return { ...axis, toMs: t + axis.spanMs - room, follows: false };
  if (t > axis.toMs - room) return { ...axis, toMs: t + room, follows: false };
  return { ...axis, follows: false };
};

export const xOf = (axis: Axis, widthPx: number, t: number): number =>
  ((t - axis.toMs + axis.spanMs) / axis.spanMs) * widthPx;
export const timeAt = (axis: Axis, widthPx: number, x: number): number =>
  axis.toMs - axis.spanMs + (x / widthPx) * axis.spanMs;

const STEPS = [1, 2, 5];
/** The least distance of two ticks. */
const TICK_PX = 90;

/** Round moments for the ruler. */
export const ticks = (axis: Axis, widthPx: number): { t: number; label: string }[] => {
  const min = (axis.spanMs / Math.max(widthPx, 1)) * TICK_PX;
  let power = 10 ** Math.floor(Math.log10(min));
  let step = STEPS.map((each) => each * power).find((each) => each >= min);
  if (step === undefined) {
    power *= 10;
    step = power;
  }
  const made: { t: number; label: string }[] = [];
  for (let t = Math.max(0, Math.ceil((axis.toMs - axis.spanMs) / step) * step); t <= axis.toMs; t += step)
    made.push({ t, label: clockLabel(t, step) });
  return made;
};

/** Minutes, seconds and as many decimals as the step needs. */
export const clockLabel = (t: number, stepMs = 1): string => {
  const decimals = stepMs >= 1_000 ? 0 : Math.min(3, Math.ceil(-Math.log10(stepMs / 1_000)));
  const digit = 10 ** (3 - decimals);
  const rounded = Math.round(t / digit) * digit;
  const minutes = Math.floor(rounded / 60_000);
  const seconds = ((rounded - minutes * 60_000) / 1_000).toFixed(decimals);
  return `${minutes}:${seconds.padStart(decimals ? 3 + decimals : 2, '0')}`;
};
