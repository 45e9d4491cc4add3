import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/http/logging.ts';
import { smtpMail } from '../../../server/messages/smtp.ts';
import { anyFailure } from '../../../server/http/failure.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Got {
  from: string;
  to: string[];
  raw: string;
}

/** A real mail server; `refuse` is the reason for refusing a recipient. */
const mailServer = async (refuse?: string) => {
  const got: Got[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error(refuse) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        got.push({ from: mailFrom ? mailFrom.address : '', to, raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { got, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
};

/** A server that does not speak SMTP; it sends `dripping` repeatedly. */
const strangeServer = async (greeting: string | null, dripping?: string) => {
  const sockets = new Set<{ destroy(): void }>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting !== null) socket.write(greeting);
    const drip = dripping === undefined ? undefined : setInterval(() => socket.write(dripping), 20);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const from = 'Parlour <play@parlour.test>';
const letter = { merchant: 'parlour', to: 'ann@example.test', subject: 'إعادة كلمة المرور', text: 'مرحبا\n你好' };
const failed = { key: 'message_not_sent', status: 503 };

describe('[AUTH-07] mail by SMTP', () => {
  it('delivers to its one recipient, with the text unchanged', async () => {
    const { got, url } = await mailServer();
    await smtpMail({ url, from })(letter, anyFailure);
    expect(got).toHaveLength(1);
    const { raw, ...envelope } = got[0]!;
    expect(envelope).toEqual({ from: 'play@parlour.test', to: ['ann@example.test'] });
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    const body = raw.slice(raw.indexOf('\r\n\r\n')).trim();
    expect(Buffer.from(body, 'base64').toString('utf8').trim()).toBe(letter.text);
  });

  it('delivers to no other recipient, whatever the address contains', async () => {
    const { got, url } = await mailServer();
    for (const to of ['a@example.test, b@example.test', 'a@example.test\r\nBcc: b@example.test'])
      await smtpMail({ url, from })({ ...letter, to }, anyFailure).catch(() => undefined);
    expect(got.flatMap((each) => each.to).filter((address) => address.startsWith('b@'))).toEqual([]);
  });

  it('reports a refusal of the server', async () => {
    const { url } = await mailServer('no such mailbox');
    await expect(smtpMail({ url, from })(letter, anyFailure)).rejects.toMatchObject(failed);
  });

  it('logs no recipient when the server repeats it', async () => {
    const { url } = await mailServer('no mailbox ann@example.test here');
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    await smtpMail({ url, from })(letter, anyFailure).catch((failure: Error) =>
      log.warn({ err: failure.cause }, 'call refused'),
    );
    expect(lines.join('')).toContain('the mail server: EENVELOPE RCPT TO');
    expect(lines.join('')).not.toContain('ann@');
  });

  it('reports that the server is down', async () => {
    await expect(smtpMail({ url: 'smtp://127.0.0.1:1', from })(letter, anyFailure)).rejects.toMatchObject(failed);
  });

  it.each([
    ['says nothing at all', null],
    ['talks nonsense', '<html>hello</html>\r\n'],
    ['is closed for today', '554 not today\r\n'],
  ])('reports a server that %s', async (_what, greeting) => {
    const url = await strangeServer(greeting);
    await expect(smtpMail({ url, from, timeoutMs: 300 })(letter, anyFailure)).rejects.toMatchObject(failed);
  });

  it('reports a server that sends an endless answer, one line at a time', async () => {
    const url = await strangeServer('220 here\r\n', '250-and more\r\n');
    await expect(smtpMail({ url, from, timeoutMs: 300 })(letter, anyFailure)).rejects.toMatchObject(failed);
  });
});
