import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { security } from '../../../contract/security.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_PASSWORD } from '../../support/test-server.ts';
import {
  test,
  member,
  token,
  now,
  useMember,
  merchant,
  codeAt,
  switchOn,
  ticketOf,
  second,
  nextStep,
} from './support/second-factor.ts';

useMember();

describe('[AUTH-17] the second factor', () => {
  it('limits a ticket to five attempts and five minutes, and refuses a forged one', async () => {
    const { uri } = await switchOn();
    const ticket = await ticketOf();
    for (let n = 0; n < 5; n += 1) expect(await second(ticket, '1234567')).toBe('401 second_factor_wrong');
    expect(await second(ticket, codeAt(uri, now))).toBe('401 second_factor_over');
    const late = await ticketOf();
    await merchant()
      .updateTable('factor_tickets')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect(await second(late, codeAt(uri, now))).toBe('401 second_factor_over');
    expect(await second('A'.repeat(43), codeAt(uri, now))).toBe('401 second_factor_over');
  });

  it('allows twenty wrong codes in five minutes, over any number of tickets, to a client with the password', async () => {
    const { uri, recoveryCodes } = await switchOn();
    for (let n = 0; n < 20; n += 1) expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('401 second_factor_over');
    // A recovery code cannot be guessed and still admits the owner.
    expect(await second(await ticketOf(), recoveryCodes[0]!)).toBe('ok');
    await merchant()
      .updateTable('factor_tickets')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('ok');
  });

  it('verifies at most twenty of thirty concurrent codes', async () => {
    await switchOn();
    const tickets: string[] = [];
    while (tickets.length < 30) tickets.push(await ticketOf());
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, '000000')));
    expect(answers.filter((each) => each === '401 second_factor_wrong')).toHaveLength(20);
  });

  it('refuses authenticator codes after a hundred wrong ones, over any time, until a recovery code is used', async () => {
    const { uri, recoveryCodes } = await switchOn();
    const guesses = (number: number) => merchant().updateTable('second_factors').set({ guesses: number }).execute();
    await guesses(98);
    expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('ok');
    expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    await guesses(99);
    expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    const ticket = await ticketOf();
    nextStep();
    expect(await second(ticket, codeAt(uri, now))).toBe('401 second_factor_closed');
    const noted = await merchant()
      .selectFrom('audit')
      .select('action')
      .where('actor', '=', `member:${member.id}`)
      .execute();
    expect(noted.map(({ action }) => action)).toContain('second_factor_closed');
    expect(await second(ticket, recoveryCodes[0]!)).toBe('ok');
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('ok');
  });

  it('gives a client with the right password at most five code attempts', async () => {
    await switchOn();
    const off = async () =>
      (await callServer(test.url, security.disable, { password: TEST_PASSWORD, code: '000000' }, { token })).body
        .message;
    const again = async () =>
      (await callServer(test.url, security.confirm, { password: TEST_PASSWORD }, { token })).status;
    for (let n = 0; n < 4; n += 1) expect(await off()).toBe('confirmation_wrong');
    expect(await again()).toBe(200);
    expect(await off()).toBe('confirmation_wrong');
    expect(await off()).toBe('too_many_requests');
  });
});
