// The types of its arguments do not matter here: they come from a trace.
// oxlint-disable-next-line typescript/no-explicit-any
export type StreamFunction = (...args: any[]) => unknown;

/** The functions of `streams/` that make the named streams of `src/`, by module. Their calls are traced, and become tests. */
export const STREAMS: Readonly<Record<string, Readonly<Record<string, StreamFunction>>>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, StreamFunction>>(
      [
        '../../streams/{feeds,time}/*.ts',
        '../../streams/sync/{connection,feed}.ts',
        '../../streams/transport/acknowledged-command.ts',
      ],
      { eager: true },
    ),
  ).map(([file, module]) => [file.replace('../../', ''), module]),
);
