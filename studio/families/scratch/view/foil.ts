import { h, isCalm } from '../../../client/dom.ts';

/** Share of the foil that must be gone before the rest falls away. */
const ENOUGH = 0.45;
const BRUSH = 26;
/** The foil is looked at in steps of so many pixels. */
const SAMPLE = 8;

/** Longest way of a pointer, in pixels of the page, that counts as a press and not as scratching. */
const PRESS = 6;

/**
 * A field covered with foil. The player scratches it off by pointer, or takes it off at once by a press: of the pointer, a
 * key, or a screen reader.
 */
export function createFoil(content: HTMLElement, label: { covered: string; open: string }, onOpen: () => void) {
  const canvas = h('canvas', { width: 120, height: 120, className: 'foil' });
  const element = h('button', { className: 'scratch-cell', type: 'button' }, content, canvas);
  element.setAttribute('aria-label', label.covered);
  let [isOpen, last] = [false, null as { x: number; y: number } | null];
  /** How far the pointer went since it was pressed, and where it is. */
  let [way, at] = [0, { x: 0, y: 0 }];

  function cover(): void {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const style = getComputedStyle(canvas);
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = style.getPropertyValue('--foil') || '#9aa3ab';
    pen.fillRect(0, 0, 120, 120);
    pen.strokeStyle = '#ffffff30';
    pen.lineWidth = 3;
    for (let at = -120; at < 120; at += 12) {
      pen.beginPath();
      pen.moveTo(at, 0);
      pen.lineTo(at + 120, 120);
      pen.stroke();
    }
  }

  function open(): void {
    if (isOpen) return;
    isOpen = true;
    element.setAttribute('aria-label', label.open);
    element.classList.add('is-open');
    const gone = canvas.animate({ opacity: [1, 0] }, { duration: isCalm() ? 1 : 220, fill: 'forwards' });
    // Cancelled by the next card, which has its own foil.
    gone.finished.then(() => canvas.remove()).catch(() => undefined);
    onOpen();
  }

  function scratch(event: PointerEvent): void {
    const pen = canvas.getContext('2d');
    if (isOpen || !pen || event.buttons === 0) return void (last = null);
    const box = canvas.getBoundingClientRect();
    const to = { x: ((event.clientX - box.left) / box.width) * 120, y: ((event.clientY - box.top) / box.height) * 120 };
    pen.globalCompositeOperation = 'destination-out';
    pen.lineWidth = BRUSH;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo((last ?? to).x, (last ?? to).y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
    last = to;
    if (goneShare(pen) > ENOUGH) open();
  }

  element.addEventListener('pointermove', (event) => {
    if (event.buttons > 0) way += Math.hypot(event.clientX - at.x, event.clientY - at.y);
    at = { x: event.clientX, y: event.clientY };
    scratch(event);
  });
  element.addEventListener('pointerdown', (event) => {
    [way, at] = [0, { x: event.clientX, y: event.clientY }];
    scratch(event);
  });
  // Keys and screen readers click without a way, whether or not they also press a pointer. Scratching ends with a click, too.
  element.addEventListener('click', () => {
    if (way <= PRESS) open();
    way = 0;
  });

  return { element, cover, open, isOpen: () => isOpen };
}

function goneShare(pen: CanvasRenderingContext2D): number {
  const { data } = pen.getImageData(0, 0, 120, 120);
  let [gone, all] = [0, 0];
  for (let y = 0; y < 120; y += SAMPLE) {
    for (let x = 0; x < 120; x += SAMPLE) {
      all += 1;
      if (data[(y * 120 + x) * 4 + 3] === 0) gone += 1;
    }
  }
  return gone / all;
}
