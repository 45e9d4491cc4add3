import type { ToGame, ToPage } from '../../contract/vendor-frame.ts';

export interface Frame {
  /** Tells the page around; what is told before there is a channel waits for it. */
  tell(message: ToPage): void;
  /** Hears the page from now on, and what it said before. */
  listen(listener: (message: ToGame) => void): void;
  /** Fails where what both sides are checked against could not be loaded. */
  loaded: Promise<unknown>;
}

/**
 * The channel with the page around (docs/vendor-frame.md). The first port that comes from the parent is taken, and no other:
 * nobody can take the parent's place later. The schemas are a file of their own, on their way while the session opens.
 */
export function createFrame(own: Window = window): Frame {
  const loaded = import('../../contract/vendor-frame.ts');
  const port = new Promise<MessagePort>((resolve) => {
    const onMessage = (event: MessageEvent<unknown>): void =>
      void loaded.then(({ FrameOpening }) => {
        const [given] = event.ports;
        if (event.source !== own.parent || !given || !FrameOpening.safeParse(event.data).success) return;
        own.removeEventListener('message', onMessage);
        resolve(given);
      });
    own.addEventListener('message', onMessage);
  });
  return {
    loaded,
    tell: (message) => void port.then((to) => to.postMessage(message)),
    listen: (listener) =>
      void Promise.all([port, loaded]).then(([from, { readToGame }]) => {
        from.onmessage = ({ data }: MessageEvent<unknown>) => {
          const read = readToGame(data);
          if ('message' in read) listener(read.message);
          else console.warn(`The page told what this game does not understand: ${read.problem}`);
        };
      }),
  };
}
