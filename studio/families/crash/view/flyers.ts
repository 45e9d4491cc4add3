/** What flies in the sky of a title. */
export type FlyerName = 'lantern' | 'meteor' | 'comet' | 'balloon' | 'star' | 'bird';

interface Place {
  x: number;
  y: number;
  /** Of the flight, in radians; up is negative. */
  angle: number;
  size: number;
  /** From 0 to 1. */
  glow: number;
}
interface Colours {
  accent: string;
  light: string;
  deep: string;
}

/** Draws the flyer of a title with its glow. */
export function drawFlyer(
  to: CanvasRenderingContext2D,
  name: FlyerName,
  { x, y, angle, size, glow }: Place,
  colours: Colours,
): void {
  const light = to.createRadialGradient(x, y, 0, x, y, size * 3.2);
  light.addColorStop(0, `${colours.light}${hexOf(0.6 * glow)}`);
  light.addColorStop(1, `${colours.light}00`);
  to.fillStyle = light;
  to.fillRect(x - size * 4, y - size * 4, size * 8, size * 8);
  to.save();
  to.translate(x, y);
  FLYERS[name](to, size, angle, colours);
  to.restore();
}

const hexOf = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

type Draw = (to: CanvasRenderingContext2D, size: number, angle: number, colours: Colours) => void;

/** A tail against the flight, from its root outwards. */
const tail = (to: CanvasRenderingContext2D, size: number, length: number, colours: Colours): void => {
  const fade = to.createLinearGradient(0, 0, -length, 0);
  fade.addColorStop(0, colours.light);
  fade.addColorStop(0.35, `${colours.accent}aa`);
  fade.addColorStop(1, `${colours.accent}00`);
  to.fillStyle = fade;
  to.beginPath();
  to.moveTo(0, -size * 0.72);
  to.quadraticCurveTo(-length * 0.5, -size * 0.3, -length, 0);
  to.quadraticCurveTo(-length * 0.5, size * 0.3, 0, size * 0.72);
  to.fill();
};

const ball = (to: CanvasRenderingContext2D, radius: number, fill: string): void => {
  to.fillStyle = fill;
  to.beginPath();
  to.arc(0, 0, radius, 0, 7);
  to.fill();
};

const FLYERS: Record<FlyerName, Draw> = {
  lantern(to, size, _angle, { accent, light, deep }) {
    to.fillStyle = accent;
    to.beginPath();
    to.moveTo(-size * 0.55, size);
    to.bezierCurveTo(-size * 1.3, -size * 0.2, -size * 0.9, -size * 1.35, 0, -size * 1.35);
    to.bezierCurveTo(size * 0.9, -size * 1.35, size * 1.3, -size * 0.2, size * 0.55, size);
    to.fill();
    to.strokeStyle = deep;
    to.lineWidth = 1.5;
    for (const side of [-0.4, 0, 0.4]) {
      to.beginPath();
      to.moveTo(side * size * 0.9, size);
      to.quadraticCurveTo(side * size * 2, -size * 0.3, side * size * 0.8, -size * 1.3);
      to.stroke();
    }
    to.fillStyle = light;
    to.beginPath();
    to.ellipse(0, size * 0.75, size * 0.34, size * 0.5, 0, 0, 7);
    to.fill();
    to.fillStyle = deep;
    to.fillRect(-size * 0.6, size * 0.95, size * 1.2, size * 0.2);
  },
  meteor(to, size, angle, colours) {
    to.rotate(angle);
    tail(to, size * 1.15, size * 4.6, colours);
    ball(to, size * 0.92, colours.deep);
    to.fillStyle = colours.accent;
    for (const [x, y, radius] of [
      [0.25, -0.3, 0.26],
      [-0.3, 0.1, 0.2],
      [0.2, 0.4, 0.16],
    ] as const) {
      to.beginPath();
      to.arc(x * size, y * size, radius * size, 0, 7);
      to.fill();
    }
  },
  comet(to, size, angle, colours) {
    to.rotate(angle);
    tail(to, size * 0.8, size * 7, colours);
    ball(to, size * 0.72, colours.light);
    ball(to, size * 0.4, '#ffffff');
  },
  balloon(to, size, _angle, { accent, light, deep }) {
    to.strokeStyle = deep;
    to.lineWidth = 1.5;
    to.beginPath();
    to.moveTo(0, size * 0.9);
    to.quadraticCurveTo(size * 0.5, size * 1.5, 0, size * 2.2);
    to.stroke();
    to.fillStyle = accent;
    to.beginPath();
    to.ellipse(0, -size * 0.2, size * 0.92, size * 1.12, 0, 0, 7);
    to.moveTo(-size * 0.2, size * 1.1);
    to.lineTo(0, size * 0.8);
    to.lineTo(size * 0.2, size * 1.1);
    to.fill();
    to.fillStyle = light;
    to.globalAlpha = 0.6;
    to.beginPath();
    to.ellipse(-size * 0.34, -size * 0.6, size * 0.18, size * 0.3, 0.5, 0, 7);
    to.fill();
    to.globalAlpha = 1;
  },
  star(to, size, angle, colours) {
    to.rotate(angle);
    tail(to, size * 0.6, size * 4.4, colours);
    to.fillStyle = colours.light;
    to.beginPath();
    for (let point = 0; point < 10; point += 1) {
      const far = point % 2 === 0 ? size * 1.15 : size * 0.5;
      const turn = (point / 10) * 2 * Math.PI;
      to.lineTo(Math.cos(turn) * far, Math.sin(turn) * far);
    }
    to.fill();
  },
  bird(to, size, angle, { accent, light, deep }) {
    to.rotate(angle * 0.6);
    to.fillStyle = accent;
    to.beginPath();
    to.ellipse(0, 0, size * 1.2, size * 0.6, 0, 0, 7);
    to.fill();
    to.fillStyle = deep;
    to.beginPath();
    to.moveTo(size * 0.2, 0);
    to.quadraticCurveTo(-size * 0.4, -size * 1.7, -size * 1.3, -size * 1.5);
    to.quadraticCurveTo(-size * 0.9, -size * 0.5, -size * 0.5, size * 0.1);
    to.fill();
    to.beginPath();
    to.moveTo(-size, 0);
    to.lineTo(-size * 2, size * 0.5);
    to.lineTo(-size * 1.1, size * 0.45);
    to.fill();
    to.fillStyle = light;
    to.beginPath();
    to.moveTo(size * 1.05, -size * 0.25);
    to.lineTo(size * 1.7, 0);
    to.lineTo(size * 1.05, size * 0.2);
    to.fill();
  },
};

/** The flyer that a title names; a lantern unless it names one. */
export const flyerOf = (theme: Record<string, unknown>): FlyerName => {
  const name = theme['flyer'];
  return typeof name === 'string' && Object.hasOwn(FLYERS, name) ? (name as FlyerName) : 'lantern';
};
