import { createTransport } from 'nodemailer';
import type { Messages } from './messages.ts';
import { notSent } from './not-sent.ts';

interface Server {
  /** smtp://user:password@host:port, or smtps:. */
  url: string;
  /** Sender, as `Parlour <play@example.com>`. */
  from: string;
  /** The longest that each step of a sending may take; all of them together half as long again, and no page waits longer. */
  timeoutMs?: number;
}

type SMTPError = Error & Partial<Record<'code' | 'command' | 'responseCode', string | number>>;

/** For the log: the library's own error names the recipient, as the server's answer does. */
const withoutPersons = ({ message, code, command, responseCode }: SMTPError): Error =>
  new Error(command === 'CONN' ? message : ['the mail server:', code, command, responseCode].filter(Boolean).join(' '));

/** Sends letters by SMTP; a server that is down, slow, refuses or talks nonsense is `message_not_sent`. */
export const smtpMail = ({ url, from, timeoutMs = 10_000 }: Server): Messages['mail'] => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A letter is words: nothing in it is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    try {
      // As an object, the address is never read as a list of several.
      const signal = AbortSignal.timeout(timeoutMs * 1.5);
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, signal });
    } catch (error) {
      throw notSent(withoutPersons(error as SMTPError));
    }
  };
};
