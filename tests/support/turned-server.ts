import type { Messages } from '../../server/messages/messages.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** What the test that uses a server now brings along. */
export interface FileOptions {
  now?: () => number;
  /** The carrier of messages; without it no message is sent. */
  messages?: Messages;
}

interface Options extends Pick<Parameters<typeof startTestServer>[0] & object, 'config' | 'selfUrl'> {
  sendsMessages: boolean;
}

/** Starts a server for several tests, one after another. Its clock and its carrier are those of the one that uses it now. */
export const startTurnedServer = (
  current: () => FileOptions | undefined,
  { sendsMessages, ...options }: Options,
): Promise<TestServer> => {
  const messages: Messages = {
    sms: async (...sent) => current()!.messages!.sms(...sent),
    mail: async (...sent) => current()!.messages!.mail(...sent),
  };
  return startTestServer({
    ...options,
    now: () => current()?.now?.() ?? Date.now(),
    ...(sendsMessages && { messages }),
  });
};
