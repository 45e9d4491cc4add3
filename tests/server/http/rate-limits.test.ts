import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, startTestServer } from '../../support/test-server.ts';

describe('limits of requests', () => {
  it('count visitors by address, and a member over all its sessions', async () => {
    const slow = await startTestServer({ config: { rateFactor: 1 } });
    const { url, database } = slow;
    const member = await addMember(database, 'ann');
    const [mine, second] = [await openSession(database, member), await openSession(database, member)];
    const other = await openSession(database, await addMember(database, 'bob'));
    const ticket = async (token: string) => (await callServer(url, session.ticket, {}, { token })).status;
    const perMinute = session.ticket.perMinute;
    const times = (count: number, call: (nth: number) => Promise<number>) =>
      Promise.all(Array.from({ length: count }, (_, nth) => call(nth)));
    const taken = await times(perMinute, (nth) => ticket(nth % 2 ? mine.token : second.token));
    expect(new Set(taken)).toEqual(new Set([200]));
    const refused = await callServer(url, session.ticket, {}, { token: mine.token });
    expect([refused.status, refused.body.message]).toEqual([429, 'too_many_requests']);
    const { retryAfterSeconds } = refused.body.value as unknown as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds));
    expect(await ticket(second.token)).toBe(429);
    expect(await ticket(other.token)).toBe(200);
    // Forged tokens share the count of their address, however many there are.
    const forged = () => ticket(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'));
    expect(new Set(await times(perMinute, forged))).toEqual(new Set([401]));
    expect(await forged()).toBe(429);
    await slow.close();
  });

  it('give a visitor no additional requests for a trial account or another address of the same IPv6 prefix', async () => {
    const slow = await startTestServer({ config: { rateFactor: 1, trustProxy: 1 } });
    const trial = await openSession(slow.database, await addMember(slow.database, 'trial1', { type: 4 }));
    const logIn = async (nth: number, from: string, token?: string) => {
      const form = { username: `nobody${nth}`, password: 'wrong', type: 'username' };
      return (await callServer(slow.url, auth.login, form, { token, headers: { 'x-forwarded-for': from } })).status;
    };
    const max = auth.login.perMinute;
    for (let nth = 1; nth <= max; nth += 1) expect(await logIn(nth, `2001:db8::${nth}`, trial.token)).not.toBe(429);
    expect(await logIn(max + 1, '2001:db8::99')).toBe(429);
    expect(await logIn(max + 2, '2001:db8:0:1::1', trial.token)).not.toBe(429);
    await slow.close();
  });
});
