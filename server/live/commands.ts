import { isDeepStrictEqual } from 'node:util';
import type { ChatOutcome } from '../../contract/chat-message.ts';
import type { CommandResult } from '../../contract/game-commands.ts';
import type { AnyEnvelope, CommandAnswer, CommandRequest } from '../../contract/wire.ts';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import type { BaseContext } from '../app/base-context.ts';
import { envelopeOf } from './join-answers.ts';
import { readEpoch } from './epoch.ts';
import { Refused } from './refusal.ts';
import type { Viewer } from './viewer.ts';

/** The member who sent a command. */
export type Actor = Required<Omit<Viewer, 'isReal'>>;
type OfKind<K extends CommandRequest['kind']> = Extract<CommandRequest, { kind: K }>;
type GameCommand = OfKind<'game'>;
type ExecutedHere = Exclude<CommandRequest['kind'], 'game'>;

/** Executes one kind of command in the given transaction, and returns the row that changed, or what became of it. Throws Refused. */
type Work<K extends CommandRequest['kind']> = (
  tx: Tx,
  actor: Actor,
  request: OfKind<K>,
) => Promise<K extends 'chat' ? { chat: ChatOutcome } : Omit<AnyEnvelope, 'epoch' | 'at'>>;
/** Commands that another system executes, once per id. Both throw Refused. */
interface Passed {
  /** Checks a command that is received for the first time. */
  admit(tx: Tx, actor: Actor, request: GameCommand): Promise<void>;
  /** Sends it, outside any transaction; `atMs` is when it was first received. */
  send(ctx: BaseContext, actor: Actor, request: GameCommand, atMs: number): Promise<CommandResult>;
}
/** The commands that domains execute, by kind. */
export type Commands = { readonly [K in CommandRequest['kind']]?: K extends 'game' ? Passed : Work<K> };

interface Stored {
  request: CommandRequest;
  /** Absent while another system executes it. */
  answer?: CommandAnswer;
}

/**
 * Executes a member's command once per id (W6). The id, the effect and the answer commit together, so a resent command gets
 * the first answer, even while the first execution is running. The command of a game is stored before it is sent to the vendor,
 * who executes its id once; so it is sent again until an answer is stored.
 */
export const execute = (
  ctx: BaseContext,
  commands: Commands,
  actor: Actor,
  request: CommandRequest,
): Promise<CommandAnswer> =>
  request.kind === 'game' ? pass(ctx, commands.game, actor, request) : executeHere(ctx, commands, actor, request);

const executeHere = (
  ctx: BaseContext,
  commands: Commands,
  actor: Actor,
  request: OfKind<ExecutedHere>,
): Promise<CommandAnswer> =>
  ctx.database.transact(async (tx) => {
    const { isNew, stored } = await claim(tx, actor, request);
    if (!isNew) return stored.answer!;
    const answer: CommandAnswer = { done: true, ...(await effectOf(tx, commands, actor, request)) };
    await keep(tx, actor, request, answer);
    return answer;
  });

const effectOf = async (
  tx: Tx,
  { chat, noticeRead }: Commands,
  actor: Actor,
  request: OfKind<ExecutedHere>,
): Promise<Omit<CommandAnswer, 'done'>> => {
  if (request.kind === 'chat' && chat) return chat(tx, actor, request);
  if (request.kind !== 'noticeRead' || !noticeRead) throw new Refused('BAD_PAYLOAD', `kind: ${request.kind}`);
  const { feed, key, ...row } = await noticeRead(tx, actor, request);
  const { epoch, at } = await readEpoch(tx);
  return { envelope: envelopeOf({ epoch }, { feed, key }, { ...row, at }) };
};

const pass = async (
  ctx: BaseContext,
  work: Passed | undefined,
  actor: Actor,
  request: GameCommand,
): Promise<CommandAnswer> => {
  if (!work) throw new Refused('BAD_PAYLOAD', `kind: ${request.kind}`);
  const { stored, at } = await ctx.database.transact(async (tx) => {
    const claimed = await claim(tx, actor, request);
    if (claimed.isNew) await work.admit(tx, actor, request);
    return claimed;
  });
  if (stored.answer) return stored.answer;
  const answer: CommandAnswer = { done: true, game: await work.send(ctx, actor, request, at.getTime()) };
  await ctx.database.transact((tx) => keep(tx, actor, request, answer));
  return answer;
};

/** Stores the command's id, or returns what is stored of it. */
const claim = async (tx: Tx, actor: Actor, request: CommandRequest) => {
  const rows = inMerchant(tx, actor.merchant);
  const session = await rows
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', actor.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw new Refused('SESSION_ENDED');
  const { numInsertedOrUpdatedRows: added } = await rows
    .insertInto('executed_commands', { member_id: actor.memberId, id: request.id, answer: jsonb({ request }) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const { answer, at } = await rows
    .selectFrom('executed_commands')
    .select(['answer', 'at'])
    .where('member_id', '=', actor.memberId)
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow();
  const stored = answer as Stored;
  if (!isDeepStrictEqual(stored.request, request))
    throw new Refused('BAD_PAYLOAD', 'this id was used for another command');
  return { isNew: added === 1n, stored, at };
};

const keep = async (tx: Tx, actor: Actor, request: CommandRequest, answer: CommandAnswer): Promise<void> => {
  await inMerchant(tx, actor.merchant)
    .updateTable('executed_commands')
    .set({ answer: jsonb({ request, answer }) })
    .where('member_id', '=', actor.memberId)
    .where('id', '=', request.id)
    .execute();
};
