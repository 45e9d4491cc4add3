import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import type { RequestedLeg } from '../../families/shared/book.ts';

/**
 * Notes that the book may lose `amount` on each leg's outcome; refuses what brings one above `max`. Legs are taken in one order,
 * so that two bets never wait for one another in a ring.
 */
export async function addExposure(
  tx: Queryable,
  ledger: string,
  legs: readonly RequestedLeg[],
  amount: number,
  max: number,
): Promise<void> {
  if (amount > max) throw new Refusal('LIMIT_EXPOSURE');
  for (const { fixture, market, outcome } of legs.toSorted((a, b) => (a.fixture < b.fixture ? -1 : 1))) {
    const { rowCount } = await tx.query(
      `insert into book_exposure as e (ledger, fixture, market, outcome, amount) values ($1, $2, $3, $4, $5)
       on conflict (fixture, market, outcome, ledger) do update set amount = e.amount + excluded.amount
         where e.amount + excluded.amount <= $6`,
      [ledger, fixture, market, outcome, amount, max],
    );
    if (rowCount !== 1) throw new Refusal('LIMIT_EXPOSURE');
  }
}

/** Takes the exposure of slips away that are over or were not accepted. Returns how many. */
export async function releaseExposure(tx: Queryable): Promise<number> {
  const { rows } = await tx.query<{ round_id: string; ledger: string; exposure: number }>(
    `select s.round_id, s.ledger, s.exposure from book_slip s join round r on r.id = s.round_id
      where not s.is_released and r.state in ('closed', 'cancelled', 'disputed')
      order by s.round_id limit 100 for update of s skip locked`,
  );
  for (const { round_id, ledger, exposure } of rows) {
    if (exposure > 0)
      await tx.query(
        `update book_exposure e set amount = greatest(0, e.amount - $3) from book_leg l
          where l.round_id = $1 and e.ledger = $2 and e.fixture = l.fixture and e.market = l.market and e.outcome = l.outcome`,
        [round_id, ledger, exposure],
      );
    await tx.query(`update book_slip set is_released = true where round_id = $1`, [round_id]);
  }
  return rows.length;
}
