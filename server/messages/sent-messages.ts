import { inMerchant } from '../db/merchant.ts';
import type { Database } from '../db/database.ts';
import type { Messages } from './messages.ts';

/** Maximum messages kept and shown, the newest. */
const KEPT = 300;

export interface SentMessage {
  kind: string;
  recipient: string;
  subject: string | null;
  text: string;
  at: Date;
}

/** A demo's carrier: stores messages in the database for /dev/mail. */
export const storedMessages = (database: Database): Messages => {
  const keep = async (kind: 'sms' | 'mail', merchant: string, letter: Omit<SentMessage, 'kind' | 'at'>) => {
    await database.transact(async (tx) => {
      const tables = inMerchant(tx, merchant);
      await tables.insertInto('sent_messages', { kind, ...letter }).execute();
      const oldest = tables.selectFrom('sent_messages').select('id').orderBy('id', 'desc').offset(KEPT).limit(1);
      await tables.deleteFrom('sent_messages').where('id', '<=', oldest).execute();
    });
  };
  return {
    sms: ({ merchant, to, text }) => keep('sms', merchant, { recipient: to, subject: null, text }),
    mail: ({ merchant, to, subject, text }) => keep('mail', merchant, { recipient: to, subject, text }),
  };
};

/** Reads a merchant's sent messages, newest first. */
export const readSentMessages = ({ db }: Database, merchant: string): Promise<SentMessage[]> =>
  inMerchant(db, merchant)
    .selectFrom('sent_messages')
    .select(['kind', 'recipient', 'subject', 'text', 'at'])
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute();
