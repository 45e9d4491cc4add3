import { h, isCalm } from '../dom.ts';

const COUNT = 90;
const LASTS_MS = 1_900;
/** Pixels per second, and per second squared. */
const SPEED = 520;
const GRAVITY = 900;

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  colour: string;
  turn: number;
}

/** Lets sparks of the title's colours rise over the board, for a large win; nothing for players who prefer calm. */
export function burst(over: HTMLElement): void {
  if (isCalm()) return;
  const { width, height } = over.getBoundingClientRect();
  const canvas = h('canvas', { className: 'burst', width, height, attrs: { 'aria-hidden': 'true' } });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  over.append(canvas);
  const style = getComputedStyle(over);
  const colours = ['--accent', '--accent-light', '--accent-deep', '--strong'].map((name) =>
    style.getPropertyValue(name),
  );
  const sparks = Array.from({ length: COUNT }, (_, index): Spark => {
    const angle = -Math.PI / 2 + (Math.random() - 0.5) * 1.9;
    const speed = SPEED * (0.45 + Math.random() * 0.75);
    return {
      x: width / 2 + (Math.random() - 0.5) * width * 0.3,
      y: height * 0.72,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      size: 3 + Math.random() * 5,
      colour: colours[index % colours.length]!,
      turn: Math.random() * Math.PI,
    };
  });
  const from = performance.now();
  const draw = (now: number): void => {
    const seconds = (now - from) / 1_000;
    if (now - from > LASTS_MS || !canvas.isConnected) return canvas.remove();
    pen.clearRect(0, 0, width, height);
    pen.globalAlpha = Math.min(1, (LASTS_MS - (now - from)) / 500);
    for (const { x, y, vx, vy, size, colour, turn } of sparks) {
      pen.fillStyle = colour;
      const [left, top] = [x + vx * seconds, y + vy * seconds + (GRAVITY * seconds ** 2) / 2];
      // A thin side from time to time, as of something flat that spins.
      const side = Math.abs(Math.sin(turn + seconds * 7));
      pen.fillRect(left, top, size, size * (0.25 + side));
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}
