import type { AnyEnvelope, CommandAnswer, CommandRequest } from '../../contract/wire.ts';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import type { BaseContext } from '../base-context.ts';
import { envelopeOf } from './join-answers.ts';
import { readEpoch } from './epoch.ts';
import { Refused } from './refusal.ts';
import type { Viewer } from './viewer.ts';

/** The member who sent a command. */
export type Actor = Required<Viewer>;
/** Executes one kind of command in the given transaction, and returns the row that changed. Throws Refused. */
type Work<K extends CommandRequest['kind']> = (
  tx: Tx,
  actor: Actor,
  request: Extract<CommandRequest, { kind: K }>,
) => Promise<Omit<AnyEnvelope, 'epoch' | 'at'>>;
/** The commands that domains execute, by kind. */
export type Commands = { readonly [K in CommandRequest['kind']]?: Work<K> };

interface Done {
  request: CommandRequest;
  answer: CommandAnswer;
}

/**
 * Executes a member's command once per id (W6). The id, the effect and the answer commit together, so a resent command gets
 * the first answer, even while the first execution is running.
 */
export const execute = (
  ctx: BaseContext,
  commands: Commands,
  actor: Actor,
  request: CommandRequest,
): Promise<CommandAnswer> =>
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
    const answer = await executeOnce(tx, commands, actor, request);
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
  commands: Commands,
  actor: Actor,
  request: CommandRequest,
): Promise<CommandAnswer> => {
  const work = commands[request.kind];
  if (!work) throw new Refused('BAD_PAYLOAD', `kind: ${request.kind}`);
  const { feed, key, ...row } = await work(tx, actor, request);
  const { epoch, at } = await readEpoch(tx);
  return { done: true, envelope: envelopeOf({ epoch }, { feed, key }, { ...row, at }) };
};
