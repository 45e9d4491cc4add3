import { sql, type Selectable } from 'kysely';
import type { KindContracts, PayContract } from '../../../contract/contracts.ts';
import type { PayKind, PayTerms } from '../../../contract/pay-terms.ts';
import { AGENT_TYPES } from '../../../contract/session.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { PayContractsTable } from '../../db/schema.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { emitAgentFigures } from '../../live/emit.ts';

export type ContractRow = Selectable<PayContractsTable>;

export const shown = (row: ContractRow): PayContract => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  terms: row.terms as PayTerms,
  state: row.state,
  requestedAtMs: row.requested_at.getTime(),
  answeredAtMs: row.answered_at?.getTime() ?? null,
  fromMs: row.from_at?.getTime() ?? null,
  untilMs: row.until_at?.getTime() ?? null,
  endRequestedBy: row.end_requested_by === null ? null : row.end_requested_by === row.downline ? 'downline' : 'upline',
  endsAtMs: row.end_at?.getTime() ?? null,
  endReason: row.end_reason,
});

/** Returns every version of one downline, the newest first. */
export const versionsOf = (db: Db | Tx, merchant: string, kind: PayKind, downline: number): Promise<ContractRow[]> =>
  inMerchant(db, merchant)
    .selectFrom('pay_contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('downline', '=', downline)
    .orderBy('version', 'desc')
    .execute();

/** Selects the agents directly below this one. */
export const directAgents = (db: Db | Tx, merchant: string, upline: number) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .select(['id', 'username'])
    .where('upline', '=', upline)
    .where('type', 'in', [...AGENT_TYPES])
    .orderBy('username')
    .execute();

/**
 * Returns the contracts of one kind under this upline that are pending, agreed, or in force until an agreed end, the newest
 * first.
 */
export const underUpline = (db: Db | Tx, merchant: string, kind: PayKind, upline: number): Promise<ContractRow[]> =>
  inMerchant(db, merchant)
    .selectFrom('pay_contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('upline', '=', upline)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['requested', 'active', 'ending']),
        eb.and([eb('state', '=', 'terminated'), eb('until_at', '>', sql<Date>`clock_timestamp()`)]),
      ]),
    )
    .orderBy('version', 'desc')
    .execute();

/** Returns an agent's contracts of one kind with its upline and its direct downlines. */
export const contractsOfKind = async (
  db: Db | Tx,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  kind: PayKind,
): Promise<KindContracts> => {
  const own = await versionsOf(db, merchant, kind, id);
  const under = await underUpline(db, merchant, kind, id);
  const downlines = await directAgents(db, merchant, id);
  return {
    own: own.map(shown),
    downlines: downlines.map(({ id: memberId, username }) => {
      const ofThis = under.filter(({ downline }) => downline === memberId).map(shown);
      return {
        memberId,
        account: username,
        agreed:
          ofThis.find(({ state }) => state === 'active' || state === 'ending') ??
          ofThis.find(({ state }) => state === 'terminated') ??
          null,
        requested: ofThis.find(({ state }) => state === 'requested') ?? null,
      };
    }),
  };
};

/** Returns the last contract that this agent and its upline agreed on and did not end. */
export const agreedOf = (tx: Tx, merchant: string, kind: PayKind, downline: number): Promise<ContractRow | undefined> =>
  inMerchant(tx, merchant)
    .selectFrom('pay_contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('downline', '=', downline)
    .where('state', 'in', ['active', 'ending'])
    .executeTakeFirst();

/** Serializes changes to a merchant's contracts: each is checked against those above and below it. */
export const lockContracts = async (tx: Tx, merchant: string, kind: PayKind): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${merchant} ${kind}`}, 0))`.execute(tx);
};

/** Returns a contract of which this agent is a side, locked. Fails as not found for any other. */
export const contractOf = async (tx: Tx, merchant: string, agent: number, id: number): Promise<ContractRow> => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('pay_contracts')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('upline', '=', agent), eb('downline', '=', agent)]))
    .executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  await lockContracts(tx, merchant, row.kind);
  return inMerchant(tx, merchant)
    .selectFrom('pay_contracts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/** Notifies both sides' pages that their contract changed, within the same transaction. */
export const tellSides = async (tx: Tx, merchant: string, { upline, downline }: ContractRow): Promise<void> => {
  const sides = [downline, ...(upline === null ? [] : [upline])];
  const { rows } = await sql<{ agent: number; waiting: number }>`
    select agent, (select count(*) from pay_contracts c where c.merchant = ${merchant} and (
             (c.downline = agent and c.state = 'requested')
             or (c.state = 'ending' and c.end_requested_by <> agent and agent in (c.upline, c.downline)))) as waiting
      from unnest(${sides}::bigint[]) as agent`.execute(tx);
  await emitAgentFigures(tx, merchant, 'contracts', new Map(rows.map(({ agent, waiting }) => [agent, { waiting }])));
};
