import { REPLAY_FRAME, type FrameWindow, type Replayer } from '../page/ports.ts';
import { openPlayer, replayAll, type OpenRun } from './player.ts';

// Plays recordings. Each replay has a frame of its own, because modules that have run cannot be taken back.

const frame = document.createElement('iframe');
frame.id = 'run';
frame.title = 'Parlour';
frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0; background: #07110f';

/** A new frame calls this as soon as it can replay. */
export interface ReadyWindow {
  parlourReady: (open: OpenRun) => void;
}

const openFrame = (): Promise<OpenRun> =>
  new Promise((resolve) => {
    Object.assign(window, { parlourReady: resolve } satisfies ReadyWindow);
    frame.src = `${REPLAY_FRAME}?${Math.random()}`;
    if (!frame.isConnected) document.body.replaceChildren(frame);
  });

const open: OpenRun = async (recording, options) => (await openFrame())(recording, options);

let close = () => {};
const replayer: Replayer = {
  async open(recording) {
    close();
    const player = await openPlayer(recording, open);
    close = () => player.close();
    return player;
  },
  async run(recording) {
    close();
    const { traces, problems } = await replayAll(recording, open);
    return { traces, problems };
  },
};

Object.assign(window as FrameWindow, { parlourReplay: replayer });
