import type { CommandAnswer, CommandRequest } from '../../contract/wire.ts';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { markNoticeRead } from '../domains/notices/read.ts';
import type { BaseContext } from '../base-context.ts';
import { envelopeOf } from './join-answers.ts';
import { readEpoch } from './epoch.ts';
import { Refused } from './refusal.ts';
import type { Viewer } from './viewer.ts';

type Actor = Required<Viewer>;
interface Done {
  request: CommandRequest;
  answer: CommandAnswer;
}

/**
 * Executes a member's command once per id (W6). The id, the effect and the answer commit together, so a resent command gets
 * the first answer, even while the first execution is running.
 */
export const execute = (ctx: BaseContext, actor: Actor, request: CommandRequest): Promise<CommandAnswer> =>
  ctx.database.transact(async (tx) => {
    const rows = inMerchant(tx, actor.merchant);
    const session = await rows
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', actor.sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!session) throw new Refused('SESSION_ENDED');
    const { numInsertedOrUpdatedRows: isNew } = await rows
      .insertInto('executed_commands', { member_id: actor.memberId, id: request.id, answer: jsonb({ request }) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const ofId = rows
      .selectFrom('executed_commands')
      .where('member_id', '=', actor.memberId)
      .where('id', '=', request.id);
    if (isNew !== 1n) {
      const before = (await ofId.select('answer').executeTakeFirstOrThrow()).answer as Done;
      if (!isSame(before.request, request)) throw new Refused('BAD_PAYLOAD', 'this id was used for another command');
      return before.answer;
    }
    const answer = await executeOnce(tx, actor, request);
    await rows
      .updateTable('executed_commands')
      .set({ answer: jsonb({ request, answer }) })
      .where('member_id', '=', actor.memberId)
      .where('id', '=', request.id)
      .execute();
    return answer;
  });

const isSame = (one: CommandRequest, other: CommandRequest): boolean =>
  one.kind === other.kind && one.noticeId === other.noticeId;

const executeOnce = async (
  tx: Tx,
  { merchant, memberId }: Actor,
  { noticeId }: CommandRequest,
): Promise<CommandAnswer> => {
  const unread = await markNoticeRead(tx, merchant, { memberId, noticeId });
  if (!unread) throw new Refused('NOT_FOUND', `notice ${noticeId}`);
  const { key, ...row } = unread;
  const { epoch, at } = await readEpoch(tx);
  return { done: true, envelope: envelopeOf({ epoch }, { feed: 'unread', key }, { ...row, at }) };
};
