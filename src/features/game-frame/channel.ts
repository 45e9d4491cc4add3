import { Observable } from 'rxjs';
import { FRAME_LIMITS, FRAME_VERSION, readToPage, type ToGame, type ToPage } from '../../../contract/vendor-frame.ts';

export type ChannelNews = { kind: 'opened'; tell: (message: ToGame) => void } | { kind: 'received'; message: ToPage };

/**
 * The channel to the game in this window (docs/vendor-frame.md). The port is sent to this window only; its document is sandboxed
 * and has no origin to name as target. Invalid messages are refused with the problem; the channel of a game that sends too many
 * is closed.
 */
export const channelTo = (
  frame: Pick<Window, 'postMessage'>,
  nowMs = () => performance.now(),
): Observable<ChannelNews> =>
  new Observable((subscriber) => {
    const { port1: port, port2: theirs } = new MessageChannel();
    const tell = (message: ToGame) => port.postMessage(message);
    let [second, received] = [0, 0];
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const now = Math.floor(nowMs() / 1_000);
      received = now === second ? received + 1 : 1;
      second = now;
      if (received > FRAME_LIMITS.perSecond) {
        tell({ type: 'refused', problem: `more than ${FRAME_LIMITS.perSecond} messages in a second` });
        return subscriber.complete();
      }
      const read = readToPage(data);
      if ('message' in read) subscriber.next({ kind: 'received', message: read.message });
      else tell({ type: 'refused', problem: read.problem });
    };
    subscriber.next({ kind: 'opened', tell });
    frame.postMessage({ type: 'parlour:frame', version: FRAME_VERSION }, '*', [theirs]);
    return () => port.close();
  });
