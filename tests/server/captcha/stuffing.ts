import { auth } from '../../../contract/auth.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, TEST_PASSWORD, type TestServer } from '../../support/test-server.ts';

export interface Stuffing {
  tries: number;
  accounts: number;
  addresses: number;
  /** Concurrent attempts. */
  atOnce: number;
}

/** Tries a list of leaked names and passwords at the login; half of the names exist. Returns the count of each answer. */
export const stuff = async (test: TestServer, { tries, accounts, addresses, atOnce }: Stuffing) => {
  for (let i = 0; i < accounts; i += 2) await addMember(test.database, nameOf(i));
  const answers = new Map<string, number>();
  let next = 0;
  const robot = async () => {
    for (let at = next++; at < tries; at = next++) {
      const form = { username: nameOf(at % accounts), password: `${TEST_PASSWORD}${at}`, type: 'username' };
      const headers = { 'x-forwarded-for': `203.0.113.${at % addresses}` };
      const { body } = await callServer(test.url, auth.login, form, { headers });
      const said = body.success ? 'in' : body.message;
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, robot));
  return Object.fromEntries(answers);
};

export const nameOf = (at: number): string => `stuffed${at}`;
