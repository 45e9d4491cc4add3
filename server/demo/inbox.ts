import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { inMerchant } from '../db/merchant.ts';
import { sendMessage, writeAsMerchant } from '../domains/inbox/index.ts';
import { markAllRead } from '../domains/notices/read.ts';
import { inEach } from './languages/index.ts';
import { PLAYER } from './merchant.ts';
import { anyFailure } from '../http/failure.ts';

/** Who writes to whom; null: to the upline. */
const THREADS: readonly (readonly [from: string, to: string | null, text: string])[] = [
  ['alderbay', null, 'Hello! When is the salary of this hour paid?'],
  [
    'agent1',
    'alderbay',
    'Every five minutes, as soon as the period is settled.\nYou see each payment in your account record.',
  ],
  ['agent2', null, 'مرحبًا، أضفت ثلاثة لاعبين جدد هذا الأسبوع (coralreef, driftwood, eastwind).'],
  ['agent1', 'agent2', 'Well done! Your next tier begins at 200 USD of turnover.'],
  ['agent2', null, 'Thank you. Can we talk about the terms of our contract?'],
];

const WELCOME = inEach(({ inbox }) => inbox.welcome);

/** Notices for agents that the top agent has not read. */
const UNREAD_NOTICES = 3;

/** Writes the first messages of the demo accounts, and what they have read, unless there are messages already. */
export const seedInbox = async (tx: Tx, merchant: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  if (await tables.selectFrom('message_threads').select('id').limit(1).executeTakeFirst()) return;
  const memberOf = (username: string) =>
    tables.selectFrom('members').selectAll().where('username', '=', username).executeTakeFirst();
  for (const username of [PLAYER.username, 'agent1', 'agent2']) {
    const member = await memberOf(username);
    if (member) await writeAsMerchant(tx, merchant, { kind: 'operator', memberId: member.id, texts: WELCOME });
  }
  const top = await memberOf('agent1');
  const read = await tables
    .selectFrom('notices')
    .select('id')
    .where('type', '=', 'AG')
    .orderBy('id', 'desc')
    .offset(UNREAD_NOTICES)
    .limit(1)
    .executeTakeFirst();
  if (top && read) await markAllRead(tx, top, read.id);
  for (const [from, to, text] of THREADS) {
    const sender = await memberOf(from);
    const other = to === null ? sender?.upline : (await memberOf(to))?.upline === sender?.id && sender?.id;
    if (sender && other) await sendMessage(tx, sender, { to, text, clientId: randomUUID() }, anyFailure);
  }
};
