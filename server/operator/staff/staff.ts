import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { staff, Staff } from '../../../contract/staff.ts';
import type { StaffRole } from '../../../contract/staff-roles.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffTable } from '../../db/schema.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { findMerchant, hashToken } from '../../http/viewer.ts';
import { staffActor } from '../actor.ts';
import { audit } from '../audit.ts';

type Row = Omit<Selectable<StaffTable>, 'key_hash'>;

const COLUMNS = ['name', 'roles', 'bound_to', 'created_by', 'created_at', 'revoked_at'] as const;

const published = (row: Row): Staff => ({
  name: row.name,
  roles: row.roles as StaffRole[],
  merchant: row.bound_to,
  createdBy: row.created_by,
  createdAtMs: row.created_at.getTime(),
  revokedAtMs: row.revoked_at?.getTime() ?? null,
});

/** All staff by name, or those who are bound to one merchant. */
export const listStaff = async (
  db: Db,
  { merchant }: RequestOf<typeof staff.list>,
): Promise<ResponseOf<typeof staff.list>> => {
  const rows = await db
    .selectFrom('staff')
    .select(COLUMNS)
    .$if(typeof merchant === 'string', (query) => query.where('bound_to', '=', merchant!))
    .orderBy('name')
    .execute();
  return { list: rows.map(published) };
};

/** Makes a member of staff. Only the hash of the key is kept. */
export const createStaff = async (
  tx: Tx,
  { name, roles, merchant = null, reason }: RequestOf<typeof staff.create>,
  fail: Fail<'staff_name_taken'>,
): Promise<ResponseOf<typeof staff.create>> => {
  if (merchant !== null && !(await findMerchant(tx, merchant))) throw fail('unknown_merchant');
  const key = `staff_${randomBytes(32).toString('base64url')}`;
  const row = await tx
    .insertInto('staff')
    .values({
      name,
      key_hash: hashToken(key),
      roles: [...new Set(roles)],
      bound_to: merchant,
      created_by: staffActor(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) throw fail('staff_name_taken');
  await record(tx, row, { action: 'staff_new', reason, before: null, after: { roles: row.roles } });
  return { staff: published(row), key };
};

/** Replaces the roles of a member of staff. */
export const setStaffRoles = async (
  tx: Tx,
  { name, roles, merchant, reason }: RequestOf<typeof staff.setRoles>,
): Promise<ResponseOf<typeof staff.setRoles>> => {
  const before = await lockStaff(tx, name, merchant);
  const row = await update(tx, name, { roles: [...new Set(roles)] });
  await record(tx, row, {
    action: 'staff_roles',
    reason,
    before: { roles: before.roles },
    after: { roles: row.roles },
  });
  return published(row);
};

/** Revokes a key. A revoked one stays as it is. */
export const revokeStaff = async (
  tx: Tx,
  { name, merchant, reason }: RequestOf<typeof staff.revoke>,
): Promise<ResponseOf<typeof staff.revoke>> => {
  const before = await lockStaff(tx, name, merchant);
  if (before.revoked_at) return published(before);
  const row = await update(tx, name, { revoked_at: sql<Date>`clock_timestamp()` });
  await record(tx, row, { action: 'staff_revoke', reason, before: { roles: row.roles }, after: null });
  return published(row);
};

const lockStaff = async (tx: Tx, name: string, merchant: string | null | undefined): Promise<Row> => {
  const row = await tx
    .selectFrom('staff')
    .select(COLUMNS)
    .where('name', '=', name)
    .$if(typeof merchant === 'string', (query) => query.where('bound_to', '=', merchant!))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  return row;
};

const update = (tx: Tx, name: string, set: object): Promise<Row> =>
  tx.updateTable('staff').set(set).where('name', '=', name).returning(COLUMNS).executeTakeFirstOrThrow();

interface Change {
  action: string;
  reason: string;
  before: object | null;
  after: object | null;
}

/** Records a change in the audit of the merchant that the staff is bound to, or of every merchant. */
const record = async (tx: Tx, { name, bound_to }: Row, { before, after, ...change }: Change): Promise<void> => {
  const codes = bound_to
    ? [bound_to]
    : (await tx.selectFrom('merchants').select('code').orderBy('code').execute()).map(({ code }) => code);
  for (const merchant of codes)
    await audit(tx, {
      ...{ merchant, actor: staffActor(), ...change },
      before: before && { staff: name, ...before },
      after: after && { staff: name, ...after },
    });
};
