import { SERVER_LIMITS } from '../../contract/limits.ts';
import type { Transport } from './transport.ts';

/** Something for a client, encoded; a newer one of the same slot takes its place while it waits. */
export interface Message {
  slot: string;
  text: string;
  /** The text as the websocket takes it, made once for all who get it. */
  frame?: Buffer;
  bytes: number;
}

/** What goes to one client, at its pace (W12). */
export interface SendQueue {
  offer(message: Message): void;
  /** Bytes that have not left this process. */
  unsentBytes(): number;
  /** Looks whether the reader is too slow; `offer` does so itself. */
  check(): void;
}

/** Handed to the connection in one go; what is handed over can no longer be replaced by something newer. */
const HANDFUL_BYTES = 16 * 1024;

/**
 * Sends at once to a reader that keeps up. For one that does not, the newest of each slot waits here until the connection has
 * taken what it was given; past SERVER_LIMITS.slowReaderBytes unsent, `onTooSlow` is called, once.
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
