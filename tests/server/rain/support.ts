import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { rain } from '../../../contract/rain.ts';
import { wallet } from '../../../contract/wallet.ts';
import { checkLedgerIn } from '../../../server/app/compose.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { Tx } from '../../../server/db/database.ts';
import { endDueRains } from '../../../server/domains/rain/jobs.ts';
import { giveMoney } from '../../support/money.ts';
import { playForRebate } from '../../support/rebates.ts';
import type { TestServer } from '../../support/test-server.ts';
import { newTalker } from '../chat/support.ts';

export const setModules = ({ database: { db } }: TestServer, modules: object, merchant = 'parlour') =>
  sql`update merchants set modules = modules || ${JSON.stringify(modules)}::jsonb where code = ${merchant}`.execute(db);

/** Members watch a room, as a node writes it. */
export const enterRoom = ({ database: { db } }: TestServer, room: number, members: readonly number[]) =>
  inMerchant(db, 'parlour')
    .insertInto('chat_presence', { room_id: room, node: randomUUID(), members: [...members] })
    .execute();

/** A member with a name in the chat, who has played and is in the room. */
export const newClaimant = async (
  test: TestServer,
  room: number,
  { money = 0, isPresent = true, stake = 100, daysAgo = 0 } = {},
) => {
  const talker = await newTalker(test);
  const { member, call } = talker;
  if (isPresent) await enterRoom(test, room, [member.id]);
  if (stake > 0) await playForRebate(test.database, member, { stake, daysAgo });
  if (money > 0) await giveMoney(test.database, member, money);
  return {
    ...talker,
    balance: async (): Promise<number> => (await call(wallet.balance)).body.value.amount,
    own: async () => (await call(rain.own, { room })).body.value,
  };
};

/** What the job that ends rains does, once. */
export const endRains = ({ database }: TestServer): Promise<void> =>
  endDueRains({ database }, { signal: new AbortController().signal, guard: async () => {} });

export const endNow = ({ database: { db } }: TestServer, id: string) =>
  sql`update rains set until_at = row_clock() where id = ${id}`.execute(db);

/** The ledger checks that find a fault, by name. Days of play are written here without their rounds. */
export const faultsIn = async (tx: Tx): Promise<string[]> =>
  (await checkLedgerIn(tx)).results
    .filter(({ name, wrong }) => wrong.length > 0 && !name.startsWith('plays:'))
    .map(({ name }) => name);
export const ledgerFaults = ({ database }: TestServer): Promise<string[]> => database.readSnapshot(faultsIn);
