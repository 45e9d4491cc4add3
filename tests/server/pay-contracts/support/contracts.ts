import { afterEach, beforeEach, expect } from 'vitest';
import { contracts, type PayContract } from '../../../../contract/contracts.ts';
import type { EndpointSpec, RequestInputOf, ResponseOf } from '../../../../contract/define.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { callServer } from '../../../support/calls.ts';
import { openSession } from '../../../support/test-server.ts';
import { openSalaryWorld, PERCENT, termsOf, type SalaryWorld } from '../../salary/world.ts';

export let world: SalaryWorld;
export let people: Record<string, MemberRow>;
export let tokens: Record<string, string>;
export const WINDOW = 300_000;

/** Opens a server for each test: top (10 % of any turnover) → middle → low, with a player under top, and an agent outside this tree. */
export function useContracts(): void {
  beforeEach(async () => {
    world = await openSalaryWorld();
    people = {};
    tokens = {};
    for (const [name, upline, type] of [
      ['top', undefined, 1],
      ['middle', 'top', 2],
      ['low', 'middle', 41],
      ['player', 'top', 0],
      ['other', undefined, 42],
    ] as const) {
      people[name] = await world.join(name, upline && people[upline], type);
      tokens[name] = (await openSession(world.database, people[name])).token;
    }
    await world.agree(people['top']!, termsOf([{ rate: 10 * PERCENT, turnover: 1_000 }]));
    await world.turn();
  });
  afterEach(() => world.close());
}

export const ask = async <E extends EndpointSpec>(who: string, endpoint: E, request: RequestInputOf<E>) =>
  (await callServer(world.url, endpoint, request as object, { token: tokens[who]! })).body;
export const done = async <E extends EndpointSpec>(
  who: string,
  endpoint: E,
  request: RequestInputOf<E>,
): Promise<ResponseOf<E>> => {
  const body = await ask(who, endpoint, request);
  expect(body.message).toBe('');
  return body.value;
};
export const refused = async <E extends EndpointSpec>(who: string, endpoint: E, request: RequestInputOf<E>) => {
  const before = await rows();
  const { message } = await ask(who, endpoint, request);
  expect(await rows(), 'nothing changed').toEqual(before);
  return message;
};
export const rows = () =>
  inMerchant(world.database.db, 'parlour').selectFrom('pay_contracts').selectAll().orderBy('id').execute();
export const propose = (terms = termsOf([{ rate: 6 * PERCENT, turnover: 1_000 }])) =>
  done('top', contracts.propose, { kind: 'realtime', downlineId: people['middle']!.id, terms });
export const accept = ({ id }: PayContract) => done('middle', contracts.answer, { contractId: id, accept: true });
export const proposal = (more: object) => ({
  kind: 'realtime' as const,
  downlineId: people['middle']!.id,
  terms: { ...termsOf([{ rate: 6 * PERCENT, turnover: 1_000 }]), ...more },
});
export const waiting = async (who: string) => {
  const row = await inMerchant(world.database.db, 'parlour')
    .selectFrom('agent_figures')
    .select(['version', 'value'])
    .where('agent_id', '=', people[who]!.id)
    .where('feed', '=', 'contracts')
    .executeTakeFirst();
  return row && [row.version, (row.value as { waiting: number }).waiting];
};
