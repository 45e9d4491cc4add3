import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { registration } from '../../../contract/register.ts';
import { httpSms } from '../../../server/messages/sms-http.ts';
import { smtpMail } from '../../../server/messages/smtp.ts';
import type { Messages } from '../../../server/messages/messages.ts';
import { callServer } from '../../support/calls.ts';
import { keptMessages } from '../../support/kept-messages.ts';
import { NEW_PASSWORD, openWorld, type Person, type World } from './world.ts';

/** States of real ports: closed, silent, and answering with invalid content. */
const STATES = ['down', 'slow', 'nonsense'] as const;
type State = (typeof STATES)[number];
const servers: Server[] = [];
const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const strangePorts = async (): Promise<Record<State, { sms: number; mail: number }>> => ({
  down: { sms: 1, mail: 1 },
  slow: {
    sms: await listen(createHttpServer(() => undefined)),
    mail: await listen(createServer((socket) => socket.on('error', () => undefined))),
  },
  nonsense: {
    sms: await listen(createHttpServer((_, response) => void response.end('<html>Welcome to this hotel</html>'))),
    mail: await listen(createServer((socket) => socket.on('error', () => undefined).end('<html>hello</html>\r\n'))),
  },
});

const working = keptMessages();
let carrier: Messages = working.messages;
let ports: Awaited<ReturnType<typeof strangePorts>>;
let world: World;
let who: Person;
beforeAll(async () => {
  ports = await strangePorts();
  // Delegates to the current carrier.
  const messages: Messages = {
    sms: (...sent) => carrier.sms(...sent),
    mail: (...sent) => carrier.mail(...sent),
  };
  world = await openWorld({ carrier: { ...working, messages } });
});
afterAll(async () => {
  await world.close();
  for (const server of servers) server.close();
});
beforeEach(async () => {
  who = await world.person();
});

const carryBy = (state: State): Messages => {
  const { sms, mail } = ports[state];
  const timeoutMs = 300;
  return {
    sms: httpSms({ url: `http://127.0.0.1:${sms}/`, account: 'AC1', token: 'x', from: '+14155550100', timeoutMs }),
    mail: smtpMail({ url: `smtp://127.0.0.1:${mail}`, from: 'play@parlour.test', timeoutMs }),
  };
};

const phone = () => ({ countryDialingCode: '1', mobileNum: who.number });
const newNumber = () => `2${who.number.slice(1)}`;
/** Each use case that sends messages: how it is requested, and how the sent message is used. */
const PLACES = {
  'a code to log in': {
    ask: () => callServer(world.url, messages.sendCode, { purpose: 'login', ...phone() }),
    use: () =>
      callServer(world.url, auth.login, {
        type: 'sms',
        ...phone(),
        verificationCode: working.codeFor(who.mobile),
      }),
  },
  'a code to reset a password': {
    ask: () => callServer(world.url, messages.sendCode, { purpose: 'password', ...phone() }),
    use: () =>
      callServer(world.url, auth.resetByPhone, {
        ...phone(),
        verificationCode: working.codeFor(who.mobile),
        newPassword: NEW_PASSWORD,
      }),
  },
  'a code to register': {
    ask: () => callServer(world.url, registration.sendRegPhoneCode, { countryDialingCode: '1', mobileNo: newNumber() }),
    use: () =>
      callServer(world.url, auth.registerMobile, {
        ...world.newcomer(newNumber()),
        verificationCode: working.codeFor(`+1${newNumber()}`),
      }),
  },
  'the link of a letter': {
    ask: () => callServer(world.url, auth.mailResetLink, { username: who.name, email: who.email }),
    use: () =>
      callServer(world.url, auth.resetByLink, {
        code: /reset=([\w-]+)/.exec(working.sent.at(-1)!.text)![1],
        newPassword: NEW_PASSWORD,
      }),
  },
};

/** The codes and links that are valid now. */
const good = async () => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from verification_codes where expires_at > now())
          + (select count(*) from password_links where expires_at > now()))::int as count`.execute(world.db);
  return rows[0]!.count;
};

describe.each(Object.entries(PLACES))('%s', (_, { ask, use }) => {
  it.each(STATES)(
    'with a carrier that is %s: reports the failure, changes nothing, and succeeds at once on the next attempt',
    async (state) => {
      const [before, lasting] = [await good(), await world.lasting()];
      carrier = carryBy(state);
      const { status, body } = await ask();
      expect([status, body]).toEqual([503, { success: false, message: 'message_not_sent', value: null }]);
      expect([await good(), await world.lasting()]).toEqual([before, lasting]);
      carrier = working.messages;
      await sql`delete from hourly_counts`.execute(world.db);
      expect((await ask()).body.message).toBe('');
      expect((await use()).body.message).toBe('');
    },
  );
});
