import 'ws';

/** The part of ws that @types/ws leaves out; socket.io's own adapter encodes frames with it too. */
declare module 'ws' {
  export const Sender: {
    /** Returns the pieces of one frame. */
    frame(
      data: Buffer,
      options: { fin: boolean; opcode: number; rsv1: boolean; mask: boolean; readOnly: boolean },
    ): Buffer[];
  };
}
