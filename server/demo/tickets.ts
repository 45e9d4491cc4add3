import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { inMerchant } from '../db/merchant.ts';
import { openTicket } from '../domains/support/index.ts';
import { answerTicket, replyTo } from '../domains/tickets/index.ts';
import { anyFailure } from '../http/failure.ts';
import { PLAYER } from './merchant.ts';

/** The tickets of the named player: what was written first, and then in turns by the operator and the player. */
const TICKETS: readonly { written: readonly [string, ...string[]]; isClosed: boolean }[] = [
  {
    written: [
      'The light theme is hard on my eyes in the evening.',
      'You can change it at the bottom of each page: choose “Dark theme”. Your browser remembers it.',
      'Found it. Thank you!',
      'You are welcome.',
    ],
    isClosed: true,
  },
  {
    written: [
      'How long does a withdrawal to my bank take?',
      'We check it within minutes. Your bank usually books it on the same day.\nThe timeline on the page of withdrawals shows each step.',
    ],
    isClosed: false,
  },
];

/** Writes the first tickets of the named player, unless the merchant has tickets already. */
export const seedTickets = async (tx: Tx, merchant: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  if (await tables.selectFrom('feedback').select('id').limit(1).executeTakeFirst()) return;
  const player = await tables
    .selectFrom('members')
    .selectAll()
    .where('username', '=', PLAYER.username)
    .executeTakeFirst();
  if (!player) return;
  for (const { written, isClosed } of TICKETS) {
    const [first, ...later] = written;
    const { id } = await openTicket(tx, player, { content: first, remark: '', images: [] }, anyFailure);
    for (const [at, text] of later.entries()) {
      const isLast = at === later.length - 1;
      const clientId = randomUUID();
      if (at % 2 === 1) await replyTo(tx, player, { ticketId: id, text, images: [], clientId }, anyFailure);
      else await answerTicket(tx, { merchant, id, text, close: isClosed && isLast, clientId }, anyFailure);
    }
  }
};
