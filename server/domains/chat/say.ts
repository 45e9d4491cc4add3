import { sql } from 'kysely';
import { CHAT_LIMITS, type ChatMessage, type ChatOutcome, type ChatRefusal } from '../../../contract/chat-message.ts';
import { isModuleOn } from '../../../contract/modules.ts';
import { Language } from '../../../contract/primitives.ts';
import { TRIAL_TYPE } from '../../../contract/session.ts';
import type { CommandRequest } from '../../../contract/wire.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { emitEvent } from '../../live/emit.ts';
import { Refused } from '../../live/refusal.ts';
import { hasLink } from './links.ts';
import { matchKey } from './match-key.ts';
import { shownText, textProblem } from './message-text.ts';
import { hasRefusedWord } from './refused-words.ts';
import { boardRuns, keyOf, readersOf, type RoomRow } from './room-row.ts';
import { shareableRounds } from './rounds.ts';
import { wordsIn } from './words.ts';

type Request = Omit<Extract<CommandRequest, { kind: 'chat' }>, 'kind'>;
interface Author {
  merchant: string;
  memberId: number;
}
interface AuthorRow {
  id: number | null;
  name: string | null;
  muted_until: Date | null;
  excluded_until: Date | null;
  demo: boolean;
  modules: object;
  default_language: Language;
  simulated: boolean;
  now: Date;
}

const refuse = (refused: ChatRefusal, until?: number): ChatOutcome => ({
  refused,
  ...(until !== undefined && { untilMs: until }),
});

/**
 * Writes a member's message to a room and announces it in the same transaction (W5, W6), or returns why it was not written. Members
 * and simulated players pass the same checks. Throws Refused for what no page of the site sends.
 */
export const say = async (tx: Tx, author: Author, request: Request): Promise<ChatOutcome> => {
  const { merchant, memberId } = author;
  const row = await lockAuthor(tx, author);
  if (!row || row.demo) throw new Refused('NOT_ALLOWED', 'the chat is for members');
  const nowMs = row.now.getTime();
  if (!isModuleOn(row.modules, 'CHAT_ROOM')) return refuse('chat_closed');
  const room = await inMerchant(tx, merchant)
    .selectFrom('chat_rooms')
    .selectAll()
    .where('id', '=', request.room)
    .executeTakeFirst();
  if (!room) throw new Refused('NOT_FOUND', `room ${request.room}`);
  if (row.excluded_until && row.excluded_until > row.now) return refuse('excluded', row.excluded_until.getTime());
  if (row.muted_until && row.muted_until > row.now) return refuse('muted', row.muted_until.getTime());
  const isOver = room.kind === 'board' && !(await boardRuns(tx, merchant, room.subject));
  if (room.closed || isOver) return refuse('room_closed');
  if (row.id === null || row.name === null) return refuse('no_name');

  const text = shownText(request.text);
  const problem = request.roundId !== null && text === '' ? null : textProblem(text);
  if (problem) return refuse(problem);
  const tooSoon = await tooSoonFor(tx, row.id, room, matchKey(text), nowMs);
  if (tooSoon) return tooSoon;
  if (hasLink(text)) return refuse('links');
  if (hasRefusedWord(text, await wordsOf(tx, merchant, room))) return refuse('words');

  const language = room.kind === 'language' ? (room.subject as Language) : row.default_language;
  const [shared] =
    request.roundId === null ? [] : await shareableRounds(tx, { merchant, id: memberId }, language, request.roundId);
  if (request.roundId !== null && !shared) return refuse('round');
  const { closedAtMs: _, ...round } = shared ?? { closedAtMs: 0 };
  return write(tx, author, request.id, room, {
    ...{ authorId: row.id, authorName: row.name, simulated: row.simulated, text },
    round: shared ? (round as ChatMessage['round']) : null,
  });
};

/** The author's row, locked: two messages of one author are counted one after the other. */
const lockAuthor = async (tx: Tx, { merchant, memberId }: Author): Promise<AuthorRow | undefined> => {
  await inMerchant(tx, merchant)
    .selectFrom('chat_members')
    .select('id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .execute();
  const { rows } = await sql<AuthorRow>`
    select c.id, c.name, c.muted_until, m.excluded_until, m.demo or m.type = ${TRIAL_TYPE} as demo, s.modules, row_clock() as now,
           s.brand ->> 'defaultLanguage' as default_language, coalesce(c.simulated, false) as simulated
      from members m join merchants s on s.code = m.merchant
      left join chat_members c on c.member_id = m.id
     where m.merchant = ${merchant} and m.id = ${memberId} and not m.locked`.execute(tx);
  return rows[0];
};

/** Words of the room's language, and of all languages at a table or a leaderboard. */
const wordsOf = (tx: Tx, merchant: string, { kind, subject }: Pick<RoomRow, 'kind' | 'subject'>) =>
  wordsIn(tx, merchant, kind === 'language' ? [subject, 'all'] : 'every');

/** Whether the author must wait: by the rate, the room's slow mode, or because the text is repeated. */
const tooSoonFor = async (
  tx: Tx,
  authorId: number,
  { id: room, slow_seconds }: Pick<RoomRow, 'id' | 'slow_seconds'>,
  key: string,
  nowMs: number,
): Promise<ChatOutcome | null> => {
  const { rate, repeatMs } = CHAT_LIMITS;
  const reach = Math.max(rate.withinMs, repeatMs, slow_seconds * 1_000);
  const { rows: recent } = await sql<{ atMs: number; room_id: number; match_key: string }>`
    select in_ms(at) as "atMs", room_id, match_key from chat_messages
     where author_id = ${authorId} and at > row_clock() - ${reach} * interval '1 millisecond'
     order by at desc limit 50`.execute(tx);
  const oldest = recent.filter(({ atMs }) => atMs > nowMs - rate.withinMs)[rate.messages - 1];
  if (oldest) return refuse('too_fast', oldest.atMs + rate.withinMs);
  const lastHere = recent.find((each) => each.room_id === room);
  if (lastHere && slow_seconds > 0 && lastHere.atMs + slow_seconds * 1_000 > nowMs)
    return refuse('slow_mode', lastHere.atMs + slow_seconds * 1_000);
  const isRepeated = recent.some(
    (each) => key !== '' && each.room_id === room && each.match_key === key && each.atMs > nowMs - repeatMs,
  );
  return isRepeated ? refuse('repeated') : null;
};

const write = async (
  tx: Tx,
  { merchant }: Author,
  id: string,
  room: Pick<RoomRow, 'id'>,
  { authorId, authorName, simulated, text, round }: Omit<ChatMessage, 'id' | 'atMs'>,
): Promise<ChatOutcome> => {
  const written = await inMerchant(tx, merchant)
    .insertInto('chat_messages', {
      ...{ id, room_id: room.id, author_id: authorId, author_name: authorName, text, match_key: matchKey(text) },
      ...{ round_id: round?.roundId ?? null, round: round ? jsonb(round) : null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst();
  // Another member's message has this number: no page draws one twice.
  if (!written) throw new Refused('BAD_PAYLOAD', 'id: used by another message');
  await inMerchant(tx, merchant)
    .updateTable('chat_rooms')
    .set({ last_message_at: written.at })
    .where('id', '=', room.id)
    .where(sql<boolean>`last_message_at is null or last_message_at < row_clock() - interval '1 minute'`)
    .execute();
  const value = { id, authorId, authorName, simulated, text, round, atMs: written.at.getTime() };
  await emitEvent(tx, { merchant, feed: 'chat', key: keyOf(room.id), room: readersOf(merchant), value });
  return { refused: null };
};
