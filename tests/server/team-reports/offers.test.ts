import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { awards } from '../../../contract/awards.ts';
import { rebates } from '../../../contract/rebates.ts';
import { teamReports } from '../../../contract/team-reports.ts';
import { giveReferralAwards } from '../../../server/domains/referrals/jobs.ts';
import { addMoney } from '../../../server/domains/team-reports/jobs.ts';
import { TEAM_REPORT_CHECKS } from '../../../server/domains/team-reports/ledger-checks.ts';
import { runChecks } from '../../../server/ledger/check.ts';
import { callServer } from '../../support/calls.ts';
import { JOB_RUN } from '../../support/missions.ts';
import { playForRebate, writeRebates } from '../../support/rebates.ts';
import { runReferral } from '../../support/referrals.ts';
import { registrationOf } from '../../support/registration.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await writeRebates(test.database);
  await runReferral(test.database, 'bring');
});
afterAll(() => test.close());

const merchantDay = async (): Promise<string> => {
  const { rows } = await sql<{ day: string }>`select to_char(points_today('parlour'), 'YYYY-MM-DD') as day`.execute(
    test.database.db,
  );
  return rows[0]!.day;
};
/** What the ledger checks of team reports find. */
const faults = () =>
  test.database.transact(async (tx) => (await runChecks(tx, TEAM_REPORT_CHECKS)).results.flatMap(({ wrong }) => wrong));

it('[AGT-04] the figures of a period hold what referrals and rebates cost, each as a part of the promotions', async () => {
  const agent = await addMember(test.database, 'agent', { type: 1 });
  const member = await addMember(test.database, 'anna', { upline: agent.id });
  const [asAgent, asMember] = await Promise.all([agent, member].map((each) => openSession(test.database, each)));
  const money = () => ({ token: asMember!.token, headers: { 'idempotency-key': randomUUID() } });
  await playForRebate(test.database, member, { stake: 14_000 });
  expect((await callServer(test.url, rebates.claim, {}, money())).body.success).toBe(true);
  // Who comes by the invitation is at another address than the inviter.
  await sql`update login_signals set value = '10.1.0.1'`.execute(test.database.db);
  await callServer(test.url, auth.register, registrationOf('friend', { referralCode: member.referral_code }));
  await giveReferralAwards(test, JOB_RUN);
  const claimed = await callServer(test.url, awards.claim, { campaign: 'bring' }, money());
  expect(claimed.body).toMatchObject({ success: true });
  await addMoney(test, JOB_RUN);
  const day = await merchantDay();
  const { body } = await callServer(test.url, teamReports.period, { from: day, to: day }, { token: asAgent!.token });
  expect(body.value.now).toMatchObject({ promotions: 570, referrals: 500, rebates: 70 });
  expect(await faults()).toEqual([]);
  await sql`update team_promotion_days set rebates = rebates - 10, referrals = referrals + 10`.execute(
    test.database.db,
  );
  expect(await faults()).toEqual([
    `agent ${agent.id}: days of 570, 510 for referrals and 60 of rebates; awards, exchanges and rebates of 570, 500 and 70`,
  ]);
});
