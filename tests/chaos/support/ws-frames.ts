const HEADERS_END = Buffer.from('\r\n\r\n');

/** One complete WebSocket frame of a server; `text` is its content, empty for other frames than text. */
export interface Frame {
  bytes: Buffer;
  text: string;
}

/**
 * Splits a server's bytes on an upgraded connection into complete frames; the handshake response is the first piece, with an
 * empty text. An incomplete frame waits for its rest. Server frames are not masked, and not compressed here.
 */
export const frameSplitter = () => {
  let waiting: Buffer = Buffer.alloc(0);
  let isUpgraded = false;

  const next = (): Frame | undefined => {
    if (!isUpgraded) {
      const end = waiting.indexOf(HEADERS_END);
      if (end === -1) return undefined;
      isUpgraded = true;
      return take(end + HEADERS_END.length);
    }
    if (waiting.length < 2) return undefined;
    const short = waiting[1]! & 0x7f;
    const header = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (waiting.length < header) return undefined;
    const length = short === 127 ? Number(waiting.readBigUInt64BE(2)) : short === 126 ? waiting.readUInt16BE(2) : short;
    if (waiting.length < header + length) return undefined;
    const isText = (waiting[0]! & 0x0f) === 1;
    const text = isText ? waiting.toString('utf8', header, header + length) : '';
    return take(header + length, text);
  };
  const take = (length: number, text = ''): Frame => {
    const bytes = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return { bytes, text };
  };

  return (bytes: Buffer): Frame[] => {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    const frames: Frame[] = [];
    for (let frame = next(); frame; frame = next()) frames.push(frame);
    return frames;
  };
};
