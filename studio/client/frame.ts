import type { ToGame, ToPage } from '../../contract/vendor-frame.ts';

export interface Frame {
  /** Sends a message to the embedding page. Messages before the channel exists are queued. */
  tell(message: ToPage): void;
  /** Subscribes to the page's messages, earlier ones included. */
  listen(listener: (message: ToGame) => void): void;
  /** Rejects if the message schemas could not be loaded. */
  loaded: Promise<unknown>;
}

/**
 * The channel to the embedding page (docs/vendor-frame.md). Accepts the first port that comes from the parent, and no other,
 * so that nobody can replace the parent later. The schemas are a separate file, which loads while the session opens.
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
