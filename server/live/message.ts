/** An encoded message for a client. While it waits, a newer message of the same slot replaces it. */
export interface Message {
  slot: string;
  text: string;
  /** The encoded websocket frame, made once for all receivers. */
  frame?: Buffer;
  bytes: number;
}
