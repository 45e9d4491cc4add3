/**
 * Workers of the bank test, in a separate process so that it can be killed: `teller.ts <url> <merchant> <workers> <seed>`. Each
 * has one connection and posts in a loop; it reports over IPC `{ acknowledged }` keys, `{ refused }` and `{ failed }` codes.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { everyMerchant, openDatabase } from '../../../server/db/database.ts';
import { InsufficientFunds } from '../../../server/ledger/errors.ts';
import { post, postMany, type LedgerTransaction } from '../../../server/ledger/post.ts';
import type { LedgerKind } from '../../../server/ledger/posted.ts';
import type { Word } from './fleet.ts';

const [url, merchant, workers, seed] = process.argv.slice(2) as [string, string, string, string];
// The profile module reads the seed when it is loaded.
process.env['CHAOS_SEED'] = seed;
const { between, chance } = await import('../support/profile.ts');

const database = openDatabase(url, { size: Number(workers) });
const tell = (word: Word): void => void process.send?.(word);
process.on('disconnect', () => process.exit(0));

const { rows } = await sql<{ id: number; kind: string }>`
  select id, kind from accounts where merchant = ${merchant} order by id`.execute(everyMerchant(database.db));
const wallets = rows.filter(({ kind }) => kind === 'wallet').map(({ id }) => id);
const house = rows.find(({ kind }) => kind === 'house')!.id;

const work = async (worker: number): Promise<never> => {
  const random = chance(`teller ${worker}`);
  const wallet = () => wallets[between(random, 0, wallets.length - 1)]!;
  const transaction = (to: number, from: number, kind: LedgerKind): LedgerTransaction => {
    const amount = between(random, 1, 400);
    return {
      merchant,
      kind,
      actor: 'bank',
      idempotencyKey: randomUUID(),
      payload: { to, from, amount },
      about: 'bank',
      lines: [
        { accountId: to, amount },
        { accountId: from, amount: -amount },
      ],
    };
  };
  const any = (): LedgerTransaction => {
    const lot = random();
    if (lot < 0.3) return transaction(house, wallet(), 'bet');
    if (lot < 0.55) return transaction(wallet(), house, 'win');
    // Transfers in both directions between a few wallets, so that a wrong lock order would deadlock.
    const few = lot < 0.8 ? wallets.length : 8;
    const one = between(random, 0, few - 1);
    return transaction(wallets[one]!, wallets[(one + between(random, 1, few - 1)) % few]!, 'transfer');
  };
  for (;;) {
    const many = random() < 0.15 ? Array.from({ length: between(random, 2, 6) }, any) : [any()];
    try {
      await database.transact<unknown>((tx) => (many.length > 1 ? postMany(tx, many) : post(tx, many[0]!)));
      tell({ acknowledged: many.map(({ idempotencyKey }) => idempotencyKey) });
    } catch (error) {
      if (error instanceof InsufficientFunds) tell({ refused: 1 });
      else tell({ failed: (error as { code?: string }).code ?? (error as Error).message });
    }
  }
};
await Promise.all(Array.from({ length: Number(workers) }, (_, worker) => work(worker)));
