import { SERVER_LIMITS } from '../../contract/limits.ts';
import type { Message } from './message.ts';
import type { Transport } from './transport.ts';

/** Sends to one client at the client's speed (W12). */
export interface SendQueue {
  offer(message: Message): void;
  /** Bytes that have not left this process. */
  unsentBytes(): number;
  /** Checks whether the reader is too slow. `offer` calls it. */
  check(): void;
}

/** Bytes passed to the connection at once. Newer messages cannot replace what was passed. */
const HANDFUL_BYTES = 16 * 1024;

/**
 * Sends at once to a client that keeps up. For a slow client, the newest message of each slot waits until the connection has
 * sent the previous ones. When more than SERVER_LIMITS.slowReaderBytes are unsent, it calls `onTooSlow` once.
 */
export const createSendQueue = (
  transport: Transport,
  onTooSlow: () => void,
  { slowReaderBytes = SERVER_LIMITS.slowReaderBytes }: { slowReaderBytes?: number } = {},
): SendQueue => {
  const waiting = new Map<string, Message>();
  let waitingBytes = 0;
  let isGivenUp = false;

  const unsentBytes = () => waitingBytes + transport.unsentBytes();

  const send = () => {
    let left = HANDFUL_BYTES;
    for (const { slot, text, frame, bytes } of waiting.values()) {
      if (left <= 0) return;
      waiting.delete(slot);
      waitingBytes -= bytes;
      left -= bytes;
      transport.write(text, frame);
    }
  };

  const check = () => {
    if (isGivenUp || unsentBytes() <= slowReaderBytes) return;
    isGivenUp = true;
    waiting.clear();
    waitingBytes = 0;
    onTooSlow();
  };

  transport.onReady(() => {
    if (transport.isReady()) send();
  });

  return {
    unsentBytes,
    check,
    offer(message) {
      if (isGivenUp) return;
      if (waiting.size === 0 && transport.isReady()) return transport.write(message.text, message.frame);
      waitingBytes += message.bytes - (waiting.get(message.slot)?.bytes ?? 0);
      waiting.set(message.slot, message);
      if (transport.isReady()) send();
      else check();
    },
  };
};
