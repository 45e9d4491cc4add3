import { sql } from 'kysely';
import type { FeedValues } from '../../contract/wire.ts';
import type { Millis, Money } from '../../contract/primitives.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Db, Tx } from '../db/database.ts';
import { ownAgent, type Current, type StateSource } from './feeds.ts';
import { anyNumber } from './keys.ts';

type AgentFeed = 'salary' | 'contracts' | 'team';
/** An agent's value before the first write, at version 0: zero in the agent's currency, for the current window. */
type Nothing<F extends AgentFeed> = (nothing: Money, windowStartMs: Millis) => FeedValues[F];

const agents = (feed: AgentFeed, db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .leftJoin('agent_figures', (join) =>
      join.onRef('agent_figures.agent_id', '=', 'members.id').on('agent_figures.feed', '=', feed),
    )
    .where('members.id', '=', anyNumber(keys))
    .select(['members.id', sql<number>`coalesce(agent_figures.version, 0)`.as('seq')]);

/** The source of an agent feed: its value as its domain last wrote it (`agent_figures`). */
export const agentFigure = <F extends AgentFeed>(feed: F, nothing: Nothing<F>): StateSource<F> => ({
  may: ownAgent,
  async current(db, merchant, keys): Promise<Current<F>[]> {
    const rows = await agents(feed, db, merchant, keys)
      .select([
        'agent_figures.value',
        'members.currency',
        'members.exponent',
        sql<number>`in_ms(salary_window_at(clock_timestamp()))`.as('startMs'),
      ])
      .execute();
    return rows.map(({ id, seq, value, currency, exponent, startMs }) => ({
      key: `agent:${id}`,
      seq,
      value: (value as FeedValues[F] | null) ?? nothing({ amount: 0, currency, exponent }, startMs),
    }));
  },
  seqs: async (db, merchant, keys) =>
    new Map((await agents(feed, db, merchant, keys).execute()).map(({ id, seq }) => [`agent:${id}`, seq])),
});
