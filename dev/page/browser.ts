import { createStore } from 'effector';
import { REPLAY_FRAME, type FrameWindow, type Replayer } from './ports.ts';

/** The modules of the frame are loaded after its document. */
const LOOK_EVERY_MS = 50;
const GIVE_UP_MS = 20_000;

/** A property of a frame's window, as soon as the frame has it. */
const partOf = async <P extends keyof FrameWindow>(
  frame: FrameWindow,
  part: P,
): Promise<NonNullable<FrameWindow[P]>> => {
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until;) {
    if (frame[part]) return frame[part];
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('The frame did not start the traced site. Its console says why.');
};

const browser = {
  // Never goes back, also when somebody sets the clock.
  now: () => performance.timeOrigin + performance.now(),
  /** Hands a file to the person. */
  save(name: string, text: string) {
    const href = URL.createObjectURL(new Blob([text]));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  },
  partOf,
  /** Opens a frame that nobody sees, for replays without drawing. */
  async openReplayer(): Promise<{ replayer: Replayer; close: () => void }> {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: REPLAY_FRAME, title: 'Replay without a picture', inert: true });
    // Out of sight, but not `hidden`: a frame that is not displayed gets no frames of the screen.
    frame.style.cssText = 'position: fixed; inset-inline-start: -2000px; inline-size: 390px; block-size: 844px';
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
  },
};

/** What the page takes from the browser; tests give their own by `fork({ values })`. */
export type Browser = typeof browser;
export const $browser = createStore<Browser>(browser, { serialize: 'ignore' });
