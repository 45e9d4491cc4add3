import type { Surroundings } from './browser.ts';
import { REPLAY_FRAME, type FrameWindow } from './ports.ts';

type Browser = Omit<Surroundings, 'files' | 'writeTest' | 'shrink' | 'compare'>;

/** The modules of the frame are loaded after its document. */
const LOOK_EVERY_MS = 50;
const GIVE_UP_MS = 20_000;

const partOf: Browser['partOf'] = async (frame, part) => {
  const until = performance.now() + GIVE_UP_MS;
  while (performance.now() < until) {
    const found = frame[part];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('The frame did not start the traced site. Its console says why.');
};

const openReplayer: Browser['openReplayer'] = async () => {
  const frame = document.createElement('iframe');
  frame.src = REPLAY_FRAME;
  // Out of sight, but not `hidden`: a frame that is not displayed gets no frames of the screen.
  frame.inert = true;
  frame.style.cssText = 'position: fixed; inset-inline-start: -2000px; inline-size: 390px; block-size: 844px';
  frame.title = 'Replay without a picture';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  const close = () => frame.remove();
  try {
    await loaded;
    return { replayer: await partOf(frame.contentWindow as FrameWindow, 'parlourReplay'), close };
  } catch (error) {
    close();
    throw error;
  }
};

export const browser: Browser = {
  // Never goes back, also when somebody sets the clock.
  now: () => performance.timeOrigin + performance.now(),
  nextFrame: (then) => void requestAnimationFrame(then),
  every(ms, then) {
    const timer = setInterval(then, ms);
    return () => clearInterval(timer);
  },
  save(name, content) {
    const address = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  },
  copy: (text) => navigator.clipboard.writeText(text),
  partOf,
  openReplayer,
};
