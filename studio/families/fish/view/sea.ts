import { h, isCalm } from '../../../client/dom.ts';
import type { Target } from '../params.ts';
import type { Species } from '../species.ts';
import { DRAWINGS } from './drawings.ts';

/** Pixels of a drawn sprite. */
const SPRITE = 192;
const MAX = 26;
/** A press this far from an animal still counts, in pixels of the page. */
const REACH = 14;
const BURST_MS = 700;

interface Animal {
  species: Species;
  size: number;
  x: number;
  y: number;
  speed: number;
  /** Of its up and down. */
  phase: number;
}
interface Burst {
  x: number;
  y: number;
  text: string;
  caught: boolean;
  sinceMs: number;
}

/** The sea: the title's animals swim on a canvas. What swims where decides nothing; the rules decide each shot. */
export function createSea(targets: readonly Target[], label: string, onPick: (species: Species) => void) {
  const canvas = h('canvas', { className: 'sea-canvas', attrs: { role: 'img', 'aria-label': label } });
  const element = h('div', { className: 'sea' }, canvas);
  const sprites = new Map<Species, HTMLCanvasElement>();
  const animals: Animal[] = [];
  let bursts: Burst[] = [];
  /** The animal that was pressed last. */
  let aimed: Animal | undefined;
  let [width, height, ratio, last, running] = [0, 0, 1, 0, 0];

  /** Rare animals are larger and slower. */
  const meanOf = ({ prizes }: Target): number => {
    const weight = prizes.reduce((sum, prize) => sum + prize.weight, 0);
    return prizes.reduce((sum, { pays, weight: each }) => sum + pays * each, 0) / weight;
  };
  const sizeOf = (target: Target): number => Math.min(1, 0.34 + Math.log2(meanOf(target)) * 0.075);

  async function drawSprite(species: Species): Promise<void> {
    const image = new Image();
    image.src = `../art/symbol/pay/${encodeURIComponent(DRAWINGS[species])}.svg`;
    // A fish without a picture stays transparent.
    await image.decode().catch(() => undefined);
    const sprite = h('canvas', { width: SPRITE, height: SPRITE });
    if (image.naturalWidth > 0) sprite.getContext('2d')?.drawImage(image, 0, 0, SPRITE, SPRITE);
    sprites.set(species, sprite);
  }

  function place(animal: Animal, anywhere: boolean): void {
    animal.y = height * (0.12 + Math.random() * 0.76);
    const side = animal.speed > 0 ? -0.12 : 1.12;
    animal.x = anywhere ? Math.random() * width : width * side;
  }

  function fillSea(): void {
    // Common animals come in numbers, each rare one alone.
    const crowd = targets.flatMap((target) => {
      const count = Math.max(1, Math.round(6 / Math.log2(meanOf(target) + 1)));
      return Array.from({ length: count }, (): Animal => {
        const size = sizeOf(target);
        const speed = (Math.random() < 0.5 ? -1 : 1) * (26 + Math.random() * 46) * (1.3 - size);
        return { species: target.species, size, x: 0, y: 0, speed, phase: Math.random() * 6 };
      });
    });
    animals.push(...crowd.slice(0, MAX));
    for (const animal of animals) place(animal, true);
  }

  function measure(): void {
    const box = element.getBoundingClientRect();
    const before = width;
    [width, height, ratio] = [box.width, box.height, Math.min(2, devicePixelRatio)];
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    if (before === 0 && width > 0) fillSea();
    draw(0);
  }

  const pixelsOf = ({ size }: Animal): number => size * Math.min(width, height * 1.2) * 0.3;

  function draw(now: number): void {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    for (const animal of animals) {
      const sprite = sprites.get(animal.species);
      if (!sprite) continue;
      const side = pixelsOf(animal);
      const y = animal.y + Math.sin(now / 700 + animal.phase) * 6;
      pen.save();
      pen.translate(animal.x, y);
      // Drawings look to the left.
      if (animal.speed > 0) pen.scale(-1, 1);
      pen.drawImage(sprite, -side / 2, -side / 2, side, side);
      pen.restore();
    }
    for (const { x, y, text, caught, sinceMs } of bursts) {
      const share = Math.min(1, (now - sinceMs) / BURST_MS);
      pen.globalAlpha = 1 - share;
      pen.strokeStyle = caught ? '#ffe28a' : '#ffffff';
      pen.lineWidth = caught ? 5 : 2;
      pen.beginPath();
      pen.arc(x, y, 10 + share * (caught ? 60 : 26), 0, Math.PI * 2);
      pen.stroke();
      if (caught) {
        pen.fillStyle = '#ffe28a';
        pen.font = '700 22px system-ui';
        pen.textAlign = 'center';
        pen.fillText(text, x, y - 18 - share * 30);
      }
      pen.globalAlpha = 1;
    }
  }

  function step(now: number): void {
    const seconds = Math.min(0.1, (now - last) / 1_000);
    last = now;
    bursts = bursts.filter(({ sinceMs }) => now - sinceMs < BURST_MS);
    for (const animal of animals) {
      animal.x += animal.speed * seconds;
      const beyond = pixelsOf(animal);
      if (animal.x < -beyond || animal.x > width + beyond) place(animal, false);
    }
    draw(now);
    running = requestAnimationFrame(step);
  }

  function press(event: PointerEvent): void {
    const box = canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const near = animals
      .map((animal) => ({ animal, away: Math.hypot(animal.x - x, animal.y - y) - pixelsOf(animal) / 2 }))
      .filter(({ away }) => away < REACH)
      .toSorted((a, b) => a.away - b.away)[0];
    if (!near) return;
    aimed = near.animal;
    onPick(near.animal.species);
  }

  canvas.addEventListener('pointerdown', press);
  new ResizeObserver(measure).observe(element);
  // Nothing moves for those who asked for that, and nothing is drawn behind other pages.
  const run = (): void => {
    cancelAnimationFrame(running);
    last = performance.now();
    if (!document.hidden && !isCalm()) running = requestAnimationFrame(step);
  };
  document.addEventListener('visibilitychange', run);

  return {
    element,
    async load(): Promise<void> {
      await Promise.all(targets.map(({ species }) => drawSprite(species)));
      draw(0);
      run();
    },
    /** Shows where a shot went: at the animal that was pressed, else at that of the species nearest to the middle. */
    hit(species: Species, text: string | null) {
      const nearest = animals
        .filter((animal) => animal.species === species)
        .toSorted((a, b) => Math.abs(a.x - width / 2) - Math.abs(b.x - width / 2))[0];
      const seen = aimed?.species === species ? aimed : nearest;
      aimed = undefined;
      if (!seen) return;
      bursts.push({ x: seen.x, y: seen.y, text: text ?? '', caught: text !== null, sinceMs: performance.now() });
      if (text !== null) place(seen, false);
      if (isCalm()) draw(performance.now());
    },
  };
}
