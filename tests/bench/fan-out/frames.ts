const TEXT = 0x81;
const MASKED = 0x80;

/** A client's text frame; its mask is zero, so that no byte needs masking. */
export const textFrame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  if (payload.length > 0xffff) throw new Error('such a long frame is not needed here');
  const head =
    payload.length < 126
      ? [TEXT, MASKED | payload.length]
      : [TEXT, MASKED | 126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
};

/** Passes each whole frame of a server to `take`, as a view of the chunk; returns the rest of the chunk. */
export const readFrames = (chunk: Buffer, take: (payload: Buffer) => void): Buffer => {
  let at = 0;
  for (;;) {
    if (chunk.length < at + 2) return chunk.subarray(at);
    let length = chunk[at + 1]!;
    let start = at + 2;
    if (length === 126) {
      if (chunk.length < at + 4) return chunk.subarray(at);
      length = chunk.readUInt16BE(at + 2);
      start = at + 4;
    }
    if (chunk.length < start + length) return chunk.subarray(at);
    take(chunk.subarray(start, start + length));
    at = start + length;
  }
};
