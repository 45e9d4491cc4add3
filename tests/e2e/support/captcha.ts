import { createHash } from 'node:crypto';
import { inMerchant } from '../../../server/db/merchant.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { runningDatabaseUrl } from '../../../server/db/embedded/running.ts';

/** Sets the answer of the picture that the page loaded last to these letters. */
export const know = async (id: string, text: string) => {
  const database = openDatabase((await runningDatabaseUrl(process.env['PARLOUR_DATA']!))!, { size: 1 });
  const answer_hash = createHash('sha256').update(`${id} ${text}`).digest();
  await inMerchant(database.db, 'parlour').updateTable('captchas').set({ answer_hash }).where('id', '=', id).execute();
  await database.close();
};
/** The id of the picture in a response. */
export const topicId = async (request: Promise<{ json(): Promise<unknown> }>) =>
  ((await (await request).json()) as { value: { id: string } }).value.id;
