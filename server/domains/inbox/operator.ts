import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { RequestOf } from '../../../contract/define.ts';
import { inbox } from '../../../contract/inbox.ts';
import type { AppContext } from '../../app/context.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { serverTexts } from '../../languages/index.ts';
import { audit } from '../../operator/audit.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMerchant, requireBrand } from '../../operator/merchant.ts';
import type { Texts } from '../site/index.ts';
import { broadcastsOf, storeBroadcast } from './broadcast.ts';
import { writeAsMerchant } from './send.ts';

type WriteFail = Fail<'recipient_unknown' | 'recipient_excluded'>;

/** Number of reports listed. */
const LISTED = 50;

/** What the member who made a report receives when it is closed. */
const reportClosed: Texts = Object.fromEntries(
  Object.entries(serverTexts).map(([language, texts]) => [language, texts.reportClosed]),
);

const requireEnglish = (texts: Texts): void => {
  if (!texts.EN)
    throw commonFailure('invalid_request', { details: { issues: [{ path: 'texts.EN', problem: 'missing' }] } });
};

/** Returns the id of the member who gets a message. An excluded member only gets those about the account. */
const recipientOf = async (
  tx: Tx,
  { merchant, account, purpose }: RequestOf<typeof inbox.write>,
  fail: WriteFail,
): Promise<number> => {
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['id', sql<boolean>`coalesce(excluded_until, '-infinity') > now()`.as('excluded')])
    .where('username', '=', account)
    // Trial accounts have no inbox.
    .where('demo', '=', false)
    .executeTakeFirst();
  if (!member) throw fail('recipient_unknown');
  if (member.excluded && purpose !== 'account') throw fail('recipient_excluded');
  return member.id;
};

const write = async (tx: Tx, request: RequestOf<typeof inbox.write>, fail: WriteFail) => {
  const { merchant, purpose, texts, reason = '' } = request;
  await lockMerchant(tx, merchant);
  requireEnglish(texts);
  const memberId = await recipientOf(tx, request, fail);
  const id = await writeAsMerchant(tx, merchant, { kind: 'operator', memberId, texts });
  const change = { action: 'message_write', reason, before: null, after: { id, purpose, texts } };
  await audit(tx, { merchant, actor: staffActor(), ...change, memberId });
  return { id };
};

const broadcast = async (
  tx: Tx,
  { merchant, reason = '', ...message }: RequestOf<typeof inbox.broadcast>,
  fail: Fail<'recipient_unknown'>,
) => {
  await lockMerchant(tx, merchant);
  requireEnglish(message.texts);
  const stored = await storeBroadcast(tx, merchant, message, fail);
  const after = { id: stored.id, ...message };
  if (stored.isNew)
    await audit(tx, { merchant, actor: staffActor(), action: 'message_broadcast', reason, before: null, after });
  return stored;
};

const openReports = (tx: Tx, merchant: string) =>
  inMerchant(tx, merchant)
    .selectFrom('message_reports')
    .innerJoin('messages', 'messages.id', 'message_reports.message_id')
    .innerJoin('members as senders', 'senders.id', 'messages.sender')
    .innerJoin('members as reporters', 'reporters.id', 'message_reports.reporter')
    .select(['message_reports.id', 'message_reports.at', 'messages.at as sent_at', 'messages.texts'])
    .select(['senders.username as sender', 'reporters.username as reporter'])
    .where('closed_at', 'is', null)
    .orderBy('message_reports.id', 'desc')
    .limit(LISTED)
    .execute();

const readReports = async (tx: Tx, { merchant }: RequestOf<typeof inbox.reports>) => {
  await lockMerchant(tx, merchant);
  const rows = await openReports(tx, merchant);
  const after = { reports: rows.map(({ id }) => id) };
  await audit(tx, { merchant, actor: staffActor(), action: 'message_reports_read', reason: '', before: null, after });
  return {
    list: rows.map(({ id, at, sent_at, texts, sender, reporter }) => ({
      id,
      atMs: at.getTime(),
      reporter,
      sender,
      text: (texts as { typed: string }).typed,
      sentAtMs: sent_at.getTime(),
    })),
  };
};

const closeReport = async (tx: Tx, { merchant, id, reason }: RequestOf<typeof inbox.closeReport>) => {
  await lockMerchant(tx, merchant);
  const closed = await inMerchant(tx, merchant)
    .updateTable('message_reports')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('reporter')
    .executeTakeFirst();
  if (!closed) throw commonFailure('not_found');
  await writeAsMerchant(tx, merchant, { kind: 'system', memberId: closed.reporter, texts: reportClosed });
  const before = { id };
  await audit(tx, { merchant, actor: staffActor(), action: 'message_report_close', reason, before, after: null });
  return {};
};

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const inboxOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, inbox.write, transaction(write));
  route(app, ctx, inbox.broadcast, transaction(broadcast));
  route(
    app,
    ctx,
    inbox.broadcasts,
    transaction(async (tx, { merchant }) => {
      await requireBrand(tx, merchant);
      return { list: await broadcastsOf(tx, merchant) };
    }),
  );
  route(app, ctx, inbox.reports, transaction(readReports));
  route(app, ctx, inbox.closeReport, transaction(closeReport));
};
