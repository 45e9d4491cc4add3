import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { AGENT_TYPES } from '../../../contract/session.ts';
import { world, top, deep, useTeam } from './support/team.ts';

useTeam();

describe('[AGT-06] the team', () => {
  it('contains everybody below, at any depth; nobody can be placed under a player', async () => {
    const { rows } = await sql<{ path: string }>`
      select a.username || ' ' || d.username || ' ' || depth as path from team_paths
        join members a on a.id = ancestor join members d on d.id = descendant where depth > 0 order by a.id, depth, d.id`.execute(
      world.database.db,
    );
    expect(rows.map(({ path }) => path)).toEqual(['top middle 1', 'top player 1', 'top deep 2', 'middle deep 1']);
    await expect(world.join('nobody', deep)).rejects.toThrow('UPLINE_NOT_AN_AGENT');
    for (const type of AGENT_TYPES) await world.join(`agent${type}`, top, type);
  });
});
