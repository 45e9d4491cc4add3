import { describe, expect, it } from 'vitest';
import { operator } from '../../../contract/operator.ts';
import { brokenAuditRow } from '../../../server/operator/audit.ts';
import { test, useOperator, merchant, command } from './support/operator.ts';

useOperator();

describe('the audit', () => {
  it('is one chain per merchant, under concurrent writes too', async () => {
    await Promise.all([true, false, true, false].map((on) => command(operator.setFlag, { flag: 'AGENTPOLICY3', on })));
    await command(operator.setFlag, { merchant: 'other', flag: 'AGENTPOLICY3', on: false });
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBeUndefined();
    expect(await brokenAuditRow(test.database.db, 'other')).toBeUndefined();
  });

  it('reveals a changed or removed row', async () => {
    const rows = await merchant().selectFrom('audit').select(['id', 'reason']).orderBy('id').execute();
    const [, second, third] = rows;
    await merchant().updateTable('audit').set({ reason: 'another' }).where('id', '=', second!.id).execute();
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBe(second!.id);
    await merchant().updateTable('audit').set({ reason: second!.reason }).where('id', '=', second!.id).execute();
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBeUndefined();
    await merchant().deleteFrom('audit').where('id', '=', second!.id).execute();
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBe(third!.id);
  });
});
