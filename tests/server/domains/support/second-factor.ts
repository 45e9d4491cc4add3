import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { auth } from '../../../../contract/auth.ts';
import { security } from '../../../../contract/security.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { callServer } from '../../../support/calls.ts';
import { addMember, openSession, TEST_PASSWORD } from '../../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../../support/shared-server.ts';

export let test: JoinedServer;
export let member: MemberRow;
export let token: string;
export let count = 0;
/** The app context's clock; each authenticator code belongs to a time step of its own. */
export let now = Date.now();

/** Starts a server, and adds a logged-in member for each test. */
export function useMember(): void {
  beforeAll(async () => {
    test = await joinTestServer({ now: () => now });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    count += 1;
    await joinAs(`member${count}`);
  });
}

export const merchant = () => inMerchant(test.database.db, test.merchant);
export const codeAt = (uri: string, atMs: number) => {
  const [, secret] = /secret=([A-Z2-7]+)/.exec(uri)!;
  return new TOTP({ secret }).generate({ timestamp: atMs });
};
export const pass = (ms: number) => void (now += ms);
export const nextStep = () => pass(30_000);
/** The following calls log in as this member. */
export const become = (other: MemberRow) => void (member = other);
/** Adds a member that is logged in from then on. */
export const joinAs = async (username: string, over?: Partial<Pick<MemberRow, 'type'>>) => {
  member = await addMember(test.database, username, over);
  token = (await openSession(test.database, member)).token;
};

export const enrol = async () => (await callServer(test.url, security.enrol, {}, { token })).body.value;
export const switchOn = async () => {
  const { uri } = await enrol();
  const { body } = await callServer(test.url, security.activate, { code: codeAt(uri, now) }, { token });
  nextStep();
  return { uri, recoveryCodes: body.value.recoveryCodes };
};
export const logIn = (username = member.username) =>
  callServer(test.url, auth.login, { username, password: TEST_PASSWORD, type: 'username' });
export const ticketOf = async () => ((await logIn()).body.value as unknown as { ticket: string }).ticket;
export const second = async (ticket: string, code: string) => {
  const { status, body } = await callServer(test.url, security.secondFactor, { ticket, code });
  return body.success ? 'ok' : `${status} ${body.message}`;
};
export const state = async () => (await callServer(test.url, security.state, {}, { token })).body.value;
