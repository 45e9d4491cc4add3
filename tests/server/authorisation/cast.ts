import { sql } from 'kysely';
import { AGENT_TYPES, TRIAL_TYPE } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { BRAND, OTHER, type HostileServer } from '../../chaos/hostile/support/server.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../support/test-server.ts';

/** The kinds of viewer that an endpoint's `auth` distinguishes. */
export type Kind = 'nobody' | 'ended' | 'trial' | 'member' | 'agent' | 'operator';

export interface Viewer {
  name: string;
  kind: Kind;
  merchant: string;
  /** The bearer token; visitors have none. */
  token?: string;
  member?: MemberRow;
  sessionId?: string;
}

/** Creates every viewer of the matrix: two of each kind where one must not see the other's data. */
export const invite = async ({ database }: HostileServer): Promise<Viewer[]> => {
  const seat = async (name: string, kind: Kind, type: number, merchant = BRAND): Promise<Viewer> => {
    // A name that the demo does not use.
    const member = await addMember(database, `cast${name.replaceAll(/\W/g, '')}`, { merchant, type });
    const { token, session } = await openSession(database, member);
    return { name, kind, merchant, token, member, sessionId: session.id };
  };
  const ended = await seat('ended session', 'ended', 0);
  await inMerchant(database.db, BRAND)
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: 'logout' })
    .where('id', '=', ended.sessionId!)
    .execute();
  return [
    { name: 'visitor', kind: 'nobody', merchant: BRAND },
    ended,
    await seat('trial', 'trial', TRIAL_TYPE),
    await seat('member', 'member', 0),
    await seat('other member', 'member', 0),
    ...(await Promise.all(AGENT_TYPES.map((type) => seat(`agent ${type}`, 'agent', type)))),
    await seat('other agent', 'agent', AGENT_TYPES[0]),
    await seat('other brand’s member', 'member', 0, OTHER),
    { name: 'operator', kind: 'operator', merchant: BRAND, token: TEST_OPERATOR_KEY },
  ];
};

/** The headers that identify the viewer. */
export const headersOf = ({ token, merchant }: Viewer): Record<string, string> => ({
  'x-merchant': merchant,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** Formats rows × viewers as a readable table; deviations from the declaration are marked. */
export const matrix = (
  rows: readonly { name: string; cells: readonly { viewer: string; expected: string; found: string }[] }[],
): string => {
  const viewers = rows[0]?.cells.map(({ viewer }) => viewer) ?? [];
  const lines = rows.map(({ name, cells }) => [
    name,
    ...cells.map(({ expected, found }) => (expected === found ? found : `!! ${found} (declared: ${expected})`)),
  ]);
  const table = [['', ...viewers], ...lines];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  return table.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
};
