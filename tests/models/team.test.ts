import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { TeamFigure } from '../../contract/team-figure.ts';
import { sessionEnded } from '../../src/entities/session/model.ts';
import { $minutes, $team, teamPage } from '../../src/features/team/model.ts';
import { teamOf } from '../support/samples.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { memberOf, SESSION_ID } from './support/samples.ts';

const figureOf = (more: Partial<TeamFigure>): TeamFigure => ({ ...(teamOf(1).value as TeamFigure), ...more });

const open = async (type = 1) => {
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope, memberOf({ type }));
  await live.open(scope, SESSION_ID);
  await allSettled(teamPage.opened, { scope });
  live.pass(100);
  return { live, scope };
};

describe('[AGT-04] [LIVE-06] the team’s page', () => {
  it('subscribes to the agent’s own team while it is open', async () => {
    const { live, scope } = await open();
    expect(live.watched('team')).toContain('team agent:42');
    live.tell('team', 'agent:42', figureOf({ online: 7, minutes: [{ atMs: 60_000, turnover: 500 }] }));
    live.pass(200);
    expect(scope.getState($team)?.online).toBe(7);
    expect(scope.getState($minutes)).toEqual([{ atMs: 60_000, turnover: 500 }]);
    await allSettled(teamPage.closed, { scope });
    // When the page opens again, this value would be out of date.
    expect(scope.getState($team)).toBeNull();
    live.pass(100);
    expect(live.watched('team')).not.toContain('team agent:42');
  });

  it('[AGT-06] requests nothing when a player is logged in', async () => {
    const { live } = await open(0);
    expect(live.watched('team')).toEqual([]);
  });

  it('clears its data with the session', async () => {
    const { live, scope } = await open();
    live.tell('team', 'agent:42', figureOf({ online: 7 }));
    live.pass(200);
    await allSettled(sessionEnded, { scope, params: 'logout' });
    expect(scope.getState($team)).toBeNull();
  });
});
