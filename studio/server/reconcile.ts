import type { VendorTx } from '../../contract/vendor.ts';
import { gamesOf, nowOf, type Studio } from './context.ts';
import type { Queryable } from './database.ts';

const DAY_MS = 24 * 60 * 60_000;
const LEASE_MS = 10 * 60_000;
const AGAIN_MS = 15 * 60_000;
const PAGE = 500;
/** The platform's feed is a minute late. It is compared only well after that. */
const SETTLED_MS = 10 * 60_000;

/** Gives each operator a reconciliation, under its name. One made before they had names becomes the first merchant's. */
export async function ensureReconciliations(db: Queryable, names: readonly string[]): Promise<void> {
  await db.query(
    `update reconciliation set merchant = $1
     where merchant is null and not exists (select 1 from reconciliation where merchant = $1)`,
    [names[0]],
  );
  await db.query(
    `insert into reconciliation (merchant, due_at) select unnest($1::text[]), now() on conflict (merchant) do nothing`,
    [names],
  );
}

/** Compares a day of one operator's feed with the Studio's calls, once a day on one node. Returns true if it was due and done. */
export async function reconcile(studio: Studio): Promise<boolean> {
  const now = nowOf(studio);
  const claimed = await studio.db.query<{ merchant: string; after: string }>(
    `update reconciliation set lease_until = $2
     where merchant = (select merchant from reconciliation
                       where merchant = any($3) and due_at <= $1 and (lease_until is null or lease_until <= $1)
                       order by due_at limit 1 for update skip locked)
     returning merchant, after`,
    [now, new Date(now.getTime() + LEASE_MS), studio.operators.names],
  );
  const due = claimed.rows[0];
  if (due === undefined) return false;
  const { merchant } = due;
  const platform = studio.operators.platformOf(studio.operators.partyOf(merchant));
  let { after } = due;
  for (;;) {
    const page = await platform.feed(after, PAGE);
    if (page.kind === 'unanswered' || !('txs' in page.answer)) {
      studio.log.warn({ merchant, after }, 'the platform’s feed could not be read and will be asked for again');
      await finish(studio, { merchant, after }, AGAIN_MS);
      return false;
    }
    for (const tx of page.answer.txs) await hold(studio, tx, now);
    if (page.answer.next === null) break;
    after = page.answer.next;
  }
  await findMissing(studio, merchant, now);
  await finish(studio, { merchant, after }, DAY_MS);
  return true;
}

/** Compares one platform transaction. A transaction refused there was never agreed. */
async function hold(studio: Studio, theirs: VendorTx, now: Date): Promise<void> {
  const { rows } = await studio.db.query<{ amount: number; kind: string }>(
    `update tx set reconciled_at = coalesce(reconciled_at, $2) where tx_id = $1 returning amount, kind`,
    [theirs.tx_id, now],
  );
  const ours = rows[0];
  if (!ours) {
    // A bet whose answer was lost is rolled back: the Studio has the rollback, not the bet.
    if (theirs.state === 'applied') await differ(studio, theirs.tx_id, 'unknown_here', theirs, now);
    return;
  }
  if (ours.kind !== 'rollback' && ours.amount !== theirs.amount) {
    await differ(studio, theirs.tx_id, 'other_amount', { ours: ours.amount, theirs: theirs.amount }, now);
  }
}

/** Finds agreed calls that are missing in the platform's feed. */
async function findMissing(studio: Studio, name: string, now: Date): Promise<void> {
  const party = studio.operators.partyOf(name);
  const { rows } = await studio.db.query<{ tx_id: string; kind: string; amount: number }>(
    `select tx_id, kind, amount from tx
     where reconciled_at is null and at < $1 and round_id in
       (select r.id from round r join player_account a on a.id = r.player_account
         where a.merchant = $2 and r.game = any($3))`,
    [new Date(now.getTime() - SETTLED_MS), party.merchant, gamesOf(studio, party)],
  );
  for (const { tx_id, ...ours } of rows) await differ(studio, tx_id, 'unknown_there', ours, now);
}

async function differ(studio: Studio, txId: string, what: string, details: object, now: Date): Promise<void> {
  const found = await studio.db.query(
    `insert into difference (tx_id, what, details, at) values ($1, $2, $3, $4) on conflict (tx_id) do nothing`,
    [txId, what, JSON.stringify(details), now],
  );
  if (found.rowCount === 1) studio.log.error({ txId, what, details }, 'a transaction does not agree with the platform');
}

async function finish(
  studio: Studio,
  { merchant, after }: { merchant: string; after: string },
  nextInMs: number,
): Promise<void> {
  await studio.db.query(`update reconciliation set after = $1, due_at = $2, lease_until = null where merchant = $3`, [
    after,
    new Date(studio.nowMs() + nextInMs),
    merchant,
  ]);
}
