import type { Event, StackFrame } from '@sentry/core';

/** A place in a file; line and column from 1. */
export interface Place {
  file: string;
  line?: number;
  column?: number;
}

/** A fault in the code of a page or of the server. It holds no message of an error, which may contain personal data or secrets. */
export interface Fault {
  from: 'page' | 'server';
  /** Class of the error, or the part that failed. */
  error: string;
  /** The innermost first. */
  places: readonly Place[];
  tags: Readonly<Record<string, string>>;
}

export interface FaultReporter {
  report(fault: Fault): void;
  /** Waits at most two seconds for what is on its way. */
  close(): Promise<void>;
}

/** More say nothing new, and a page that fails repeatedly must not use up the plan. */
const MAX_A_MINUTE = 60;
const SEND_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 2_000;

/** The fault as an event of Sentry's protocol, whose frames begin with the outermost. */
const eventOf = ({ from, error, places, tags }: Fault): Event => {
  const frames = places.map(({ file, line, column }): StackFrame => ({
    filename: file,
    lineno: line,
    colno: column,
    in_app: !file.includes('node_modules'),
  }));
  return {
    platform: from === 'page' ? 'javascript' : 'node',
    level: 'error',
    logger: from,
    tags,
    exception: { values: [{ type: error, stacktrace: { frames: frames.reverse() } }] },
  };
};

/** Creates what sends faults by Sentry's protocol to the project of the address. Its library is loaded only here. */
export const createFaultReporter = async (dsn: string, version: string): Promise<FaultReporter> => {
  const [{ ServerRuntimeClient }, { createTransport }] = await Promise.all([
    import('@sentry/core/server'),
    import('@sentry/core'),
  ]);
  const client = new ServerRuntimeClient({
    dsn,
    release: `parlour@${version}`,
    // None adds what it finds in the process: requests, console, machine.
    integrations: [],
    sendClientReports: false,
    stackParser: () => [],
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(SEND_WITHIN_MS);
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          headers: options.headers,
          body: typeof body === 'string' ? body : new Uint8Array(body),
          signal,
        });
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  let minute = 0;
  let count = 0;
  return {
    report(fault) {
      const now = Math.floor(performance.now() / 60_000);
      if (now !== minute) [minute, count] = [now, 0];
      count += 1;
      if (count <= MAX_A_MINUTE) client.captureEvent(eventOf(fault));
    },
    close: async () => void (await client.close(CLOSE_WITHIN_MS)),
  };
};
