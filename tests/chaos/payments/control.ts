import { sql } from 'kysely';
import { expect } from 'vitest';
import { everyMerchant, type Database, type Tx } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { moveMoney } from '../../../server/domains/withdrawals/money.ts';
import { readBooks } from './books.ts';
import { findFaults, type Start } from './find-faults.ts';
import type { Published } from './published.ts';

class Undone extends Error {}

const rowOf = (tx: Tx, id: string) =>
  inMerchant(tx, 'parlour').selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Simulates that the platform moved money of an order once more, under a key of its own. */
const moveAgain = async (tx: Tx, id: string): Promise<void> =>
  void (await moveMoney(tx, await rowOf(tx, id), 'return', { reason: 'control', moved: 1, once: 'control' }));

/** Simulates that the platform forgot a part that the bank paid. */
const forgetPart = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from withdrawal_parts where id = (select id from withdrawal_parts where withdrawal_id = ${id} limit 1)`.execute(
    everyMerchant(tx),
  );
};

/** Simulates that an acknowledged request was lost: its key belongs to another. */
const loseRequest = async (tx: Tx, id: string): Promise<void> => {
  await sql`update withdrawals set idempotency_key = gen_random_uuid() where id = ${id}`.execute(everyMerchant(tx));
};

/**
 * The control: the run's own history with a fault put in, which the oracle must find. Each fault is undone. Without it, an
 * oracle that sees nothing would pass.
 */
export const expectOracleSees = async (database: Database, published: Published, start: Start): Promise<void> => {
  const members = [...start.keys()];
  const { orders } = await database.readSnapshot((tx) => readBooks(tx, members));
  const paid = orders.find(({ parts }) => Object.keys(parts).length > 0);
  const request = [...published.requests.values()].find(({ answers }) => answers.size > 0);
  if (!paid || !request) throw new Error('no withdrawal was paid: the run has shown nothing');
  const faultsAfter = async (fault: (tx: Tx) => Promise<void>): Promise<string> => {
    let faults: string[] = [];
    await database
      .transact(async (tx) => {
        await fault(tx);
        faults = findFaults({ published, start, books: await readBooks(tx, members), quiet: true });
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return faults.join('\n');
  };
  const [id] = request.answers;
  expect(await faultsAfter((tx) => moveAgain(tx, paid.id)), 'control: money moved twice').toContain(
    `withdrawal ${paid.id}`,
  );
  expect(await faultsAfter((tx) => forgetPart(tx, paid.id)), 'control: a part forgotten').toContain(
    `withdrawal ${paid.id} misses a part that the bank paid`,
  );
  expect(await faultsAfter((tx) => loseRequest(tx, id!)), 'control: a request lost').toContain(
    `withdrawal ${id} was acknowledged and is lost`,
  );
};
