import { createTransport } from 'nodemailer';
import type { Messages } from './messages.ts';

interface Server {
  /** smtp://user:password@host:port, or smtps:. */
  url: string;
  /** Sender, as `Parlour <play@example.com>`. */
  from: string;
  /** Timeout of each step. All steps together may take one and a half times as long. */
  timeoutMs?: number;
}

type SMTPError = Error & Partial<Record<'code' | 'command' | 'responseCode', string | number>>;

/** Redacts the log: the library's error and the server's answer name the recipient. */
const withoutPersons = ({ message, code, command, responseCode }: SMTPError): Error =>
  new Error(command === 'CONN' ? message : ['the mail server:', code, command, responseCode].filter(Boolean).join(' '));

/** Sends mail by SMTP. Throws `message_not_sent` if the server is down, slow, refuses or answers with an error. */
export const smtpMail = ({ url, from, timeoutMs = 10_000 }: Server): Messages['mail'] => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Mails contain only text: nothing is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }, fail) => {
    try {
      // As an object, the address is never parsed as a list.
      const signal = AbortSignal.timeout(timeoutMs * 1.5);
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, signal });
    } catch (error) {
      throw fail('message_not_sent', { cause: withoutPersons(error as SMTPError) });
    }
  };
};
