import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inbox } from '../../../contract/inbox.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { command, openWriter } from './writers.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;

beforeAll(async () => {
  test = await joinTestServer();
});
afterAll(() => test.close());

const audited = async (action: string) =>
  inMerchant(test.database.db, test.merchant).selectFrom('audit').selectAll().where('action', '=', action).execute();

describe('[MEM-02] messages of the operator', () => {
  it('reach one member in the member’s language, and nobody answers them', async () => {
    const member = await openWriter(test);
    const texts = { EN: 'Your gift is ready', AR: 'هديتك جاهزة' };
    const { value } = await command(test, inbox.write, {
      purpose: 'account',
      account: member.member.username,
      texts,
      reason: 'gift',
    });
    const [thread] = await member.threads();
    expect(thread).toMatchObject({
      kind: 'operator',
      account: null,
      canWrite: false,
      unread: 1,
      last: { id: value.id, text: 'Your gift is ready' },
    });
    expect(await audited('message_write')).toMatchObject([{ reason: 'gift', member_id: member.member.id }]);
    expect((await member.send(null)).message).toBe('recipient_unknown');
    expect((await member.call(inbox.report, { messageId: value.id })).message).toBe('not_found');
  });

  it('[PP-16] are about the account alone while the member is excluded', async () => {
    const { member } = await openWriter(test);
    await inMerchant(test.database.db, test.merchant)
      .updateTable('members')
      .set({ excluded_until: new Date(Date.now() + 3_600_000) })
      .where('id', '=', member.id)
      .execute();
    const write = (purpose: string) =>
      command(test, inbox.write, { account: member.username, purpose, texts: { EN: 'Hello' }, reason: 'test' });
    for (const purpose of ['marketing', 'service']) expect((await write(purpose)).message).toBe('recipient_excluded');
    expect((await write('account')).success).toBe(true);
  });

  it('need an English text and an account of this merchant', async () => {
    const member = await openWriter(test);
    const account = member.member.username;
    expect((await command(test, inbox.write, { purpose: 'account', account, texts: { AR: 'هدية' } })).message).toBe(
      'invalid_request',
    );
    const texts = { EN: 'Hello' };
    expect((await command(test, inbox.write, { purpose: 'account', account: 'nobody', texts })).message).toBe(
      'recipient_unknown',
    );
    expect((await command(test, inbox.write, { merchant: 'nobody', purpose: 'account', account, texts })).message).toBe(
      'unknown_merchant',
    );
    expect(await member.threads()).toEqual([]);
  });
});

describe('[AGT-01] reports of messages', () => {
  it('reach the operator once with the text; closing one tells the member, and both are audited', async () => {
    const agent = await openWriter(test, { type: 1 });
    const member = await openWriter(test, { upline: agent });
    const { message } = (await agent.send(member.member.username, 'Pay me elsewhere')).value;
    expect((await agent.call(inbox.report, { messageId: message.id })).message).toBe('not_found');
    await member.value(inbox.report, { messageId: message.id });
    await member.value(inbox.report, { messageId: message.id });
    expect(await member.threads()).toMatchObject([{ last: { isReported: true } }]);

    const { list } = (await command(test, inbox.reports)).value;
    expect(list).toMatchObject([
      { reporter: member.member.username, sender: agent.member.username, text: 'Pay me elsewhere' },
    ]);
    const close = () => command(test, inbox.closeReport, { id: list[0]!.id, reason: 'warned the agent' });
    expect((await close()).success).toBe(true);
    expect((await close()).message).toBe('not_found');
    expect((await command(test, inbox.reports)).value.list).toEqual([]);
    expect(await member.threads()).toMatchObject([{ kind: 'system', unread: 1, canWrite: false }, { kind: 'upline' }]);
    expect(await audited('message_reports_read')).toHaveLength(2);
    expect(await audited('message_report_close')).toMatchObject([{ reason: 'warned the agent' }]);
  });
});
