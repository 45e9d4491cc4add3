import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { draws } from '../../../contract/draws.ts';
import { drawsOperator, type DrawItem, type DrawTerms } from '../../../contract/draws-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { findDraw, ofKind } from '../../../server/domains/draws/draw-row.ts';
import { countDraws } from '../../../server/domains/draws/jobs.ts';
import { DRAW_CHECKS } from '../../../server/domains/draws/ledger-checks.ts';
import type { PlayChange } from '../../../server/plays/jobs.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, type TestServer } from '../../support/test-server.ts';
import type { StaffMember } from '../operator/support/staff.ts';

type Terms<K extends DrawTerms['kind']> = Extract<DrawTerms, { kind: K }>;

export const points = (amount: number) => ({ kind: 'points' as const, points: amount });
const named = (name: string) => ({ EN: { name } });

/** A wheel that gives 10 points for certain, each day of the merchant. */
export const wheelTerms = (over: Partial<Terms<'wheel'>> = {}): Terms<'wheel'> => ({
  kind: 'wheel',
  segments: [
    { odds: 1_000_000, prize: points(10), texts: named('Ten') },
    { odds: 0, prize: null, texts: named('Nothing') },
  ],
  instead: null,
  attempts: { by: 'day', zone: 'merchant' },
  points: 0,
  stake: 0,
  ...over,
});

/** A ticket for each 1,000; one prize of 50 points, two of 5. */
export const raffleTerms = (over: Partial<Terms<'raffle'>> = {}): Terms<'raffle'> => ({
  kind: 'raffle',
  perTicket: 1_000,
  maxTickets: 1_000,
  oneEach: true,
  prizes: [
    { prize: points(50), count: 1, texts: named('First') },
    { prize: points(5), count: 2, texts: named('Second') },
  ],
  settleMinutes: 0,
  drawMinutes: 0,
  publicSource: null,
  ...over,
});

export const signInTerms = (over: Partial<Terms<'sign_in'>> = {}): Terms<'sign_in'> => ({
  kind: 'sign_in',
  days: [{ prize: points(1) }, { prize: points(2) }, { prize: points(3) }],
  missed: { rule: 'reset' },
  ...over,
});

/** The operator's calls and the members of one test server. */
export const drawTools = (test: TestServer, ann: StaffMember) => {
  const { db } = test.database;
  const merchant = inMerchant(db, 'parlour');
  const put = (terms: DrawTerms, over: Partial<DrawItem> = {}) =>
    ann.call(drawsOperator.put, {
      draw: {
        ...{ code: `d-${randomUUID().slice(0, 8)}`, fromDay: null, toDay: null, terms },
        texts: { EN: { title: 'A draw', summary: 'In short.', body: 'At length.' } },
        ...over,
      },
      reason: 'a test',
    });
  const setState = (code: string, state: string) => ann.call(drawsOperator.setState, { code, state, reason: 'a test' });
  return {
    put,
    setState,
    /** Makes a draw and starts it; returns its code. */
    async run(terms: DrawTerms, over?: Partial<DrawItem>): Promise<string> {
      const made = await put(terms, over);
      expect(made.body).toMatchObject({ success: true });
      const { code } = made.body.value;
      expect((await setState(code, 'running')).body).toMatchObject({ success: true });
      return code;
    },
    /** The merchant's day, so many days from today. */
    day: async (days: number): Promise<string> => {
      const { rows } = await sql<{ day: string }>`
        select to_char(points_today('parlour') + ${days}::int, 'YYYY-MM-DD') as day`.execute(db);
      return rows[0]!.day;
    },
    raffle: async (code: string) => ofKind(await findDraw(db, 'parlour', code), 'raffle')!,
    async member() {
      const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
      const { token } = await openSession(test.database, member);
      const call = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
        callServer(test.url, endpoint, request, { token });
      const shown = async (code: string) =>
        (await call(draws.list)).body.value.list.find((draw) => draw.code === code)!;
      return {
        ...{ member, call, shown },
        async spin(code: string, over: object = {}) {
          const { detail } = await shown(code);
          const oddsKey = detail.kind === 'wheel' ? detail.oddsKey : '';
          return call(draws.spin, { draw: code, requestId: randomUUID(), oddsKey, ...over });
        },
        signIn: (code: string) => call(draws.signIn, { draw: code }),
        tickets: async (code: string) => {
          const { detail } = await shown(code);
          return detail.kind === 'raffle' ? detail.own?.tickets : undefined;
        },
        points: async () =>
          (
            await merchant
              .selectFrom('point_accounts')
              .select('balance')
              .where('member_id', '=', member.id)
              .executeTakeFirst()
          )?.balance ?? 0,
        set: (values: { locked?: boolean; excluded_until?: Date | null }) =>
          merchant.updateTable('members').set(values).where('id', '=', member.id).execute(),
        /** Counts play of a day as the job does: the valid stake may be below zero. */
        play: (validStake: number, day: string) =>
          test.database.transact(async (tx) => {
            await sql`
              insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout)
              values ('parlour', ${member.id}, ${day}::date, 'RNG', 1, ${validStake}, ${validStake}, 0)
                  on conflict (member_id, day, game_type) do update set valid_stake = d.valid_stake + excluded.valid_stake`.execute(
              tx,
            );
            const change: PlayChange = {
              ...{ merchant: 'parlour', memberId: member.id, day, gameType: 'RNG', rounds: 1 },
              ...{ stake: validStake, validStake, bonusStake: 0, payout: 0, edgeMicro: '0' },
            };
            await countDraws(tx, [change]);
          }),
      };
    },
    /** What the checks of draws find. */
    faults: async () => {
      const found = [];
      for (const { wrong } of DRAW_CHECKS) found.push(...(await wrong.execute(db)).rows);
      return found;
    },
  };
};
export type Player = Awaited<ReturnType<ReturnType<typeof drawTools>['member']>>;

export const outcome = ({
  status,
  body,
}: {
  status: number;
  body: { success: boolean; message: string; value: unknown };
}) => (body.success ? 'ok' : [status, body.message, body.value]);
