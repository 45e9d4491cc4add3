import { randomUUID } from 'node:crypto';
import type { Language } from '../../contract/primitives.ts';
import { isModuleOn } from '../../contract/modules.ts';
import type { BaseContext } from '../app/base-context.ts';
import type { Tx } from '../db/database.ts';
import { inMerchant } from '../db/merchant.ts';
import { openRoom, say, setName } from '../domains/chat/index.ts';
import { anyFailure, commonFailure } from '../http/failure.ts';
import { findMerchant, type MemberRow, type Merchant } from '../http/viewer.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { TALK } from './texts/chat.ts';
import { findPlayers } from './traffic/find-players.ts';

const EVERY_MS = 5_000;
/** Between two messages of one room: so often that it is alive, and so seldom that real members are heard. */
const PAUSE_MS = { min: 15_000, max: 60_000 };

interface Speaker {
  member: MemberRow;
  language: Language;
}

/** Simulated players talk in the rooms of their languages, through the same checks as members. Their messages are marked. */
export const startTalk = (ctx: BaseContext): LeasedJob => {
  let speakers: Speaker[] | undefined;
  const nextAtMs = new Map<Language, number>();
  const lastLine = new Map<Language, number>();

  const speak = async (language: Language): Promise<void> => {
    const { lines } = TALK[language]!;
    const those = speakers!.filter((each) => each.language === language);
    const speaker = those[Math.floor(Math.random() * those.length)];
    if (!speaker) return;
    const next = ((lastLine.get(language) ?? Math.floor(Math.random() * lines.length)) + 1) % lines.length;
    lastLine.set(language, next);
    const { merchant, id: memberId } = speaker.member;
    await ctx.database.transact(async (tx) => {
      const room = await roomOf(tx, await requireOwn(ctx), language);
      if (!room) return;
      const author = { merchant, memberId };
      const outcome = await say(tx, author, { id: randomUUID(), room, text: lines[next]!, roundId: null });
      if (outcome.refused !== null) ctx.log.debug({ outcome, language }, 'a simulated player was refused');
    });
  };

  return everyLeased(ctx, 'demo-talk', EVERY_MS, async ({ signal }) => {
    const merchant = await requireOwn(ctx);
    if (!isModuleOn(merchant.modules, 'CHAT_ROOM')) return;
    speakers ??= await nameSpeakers(ctx, merchant);
    for (const language of merchant.brand.languages) {
      if (!TALK[language] || signal.aborted || (nextAtMs.get(language) ?? 0) > ctx.now()) continue;
      nextAtMs.set(language, ctx.now() + PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
      await speak(language);
    }
  });
};

const requireOwn = async ({ database, config }: BaseContext): Promise<Merchant> => {
  const merchant = await findMerchant(database.db, config.merchant);
  if (!merchant) throw commonFailure('unknown_merchant');
  return merchant;
};

const roomOf = async (tx: Tx, merchant: Merchant, language: Language): Promise<number | undefined> =>
  (await openRoom(tx, merchant, 'language', language))?.id;

/** Gives simulated players names in the chat, by language, and marks them. */
const nameSpeakers = async (ctx: BaseContext, merchant: Merchant): Promise<Speaker[]> => {
  const members = await findPlayers(ctx, merchant.code);
  const wanted = merchant.brand.languages.flatMap((language) =>
    (TALK[language]?.names ?? []).map((name) => ({ language, name })),
  );
  const speakers: Speaker[] = [];
  for (const [at, member] of members.slice(0, wanted.length).entries()) {
    const { language, name } = wanted[at]!;
    await ctx.database.transact(async (tx) => {
      const own = inMerchant(tx, merchant.code);
      const known = await own
        .selectFrom('chat_members')
        .select('name')
        .where('member_id', '=', member.id)
        .executeTakeFirst();
      // A name that somebody has taken stays with them; this player stays silent.
      const isNamed =
        known?.name != null ||
        (await setName(tx, member, merchant.brand, name, anyFailure).then(
          () => true,
          () => false,
        ));
      if (!isNamed) return;
      await own.updateTable('chat_members').set({ simulated: true }).where('member_id', '=', member.id).execute();
      speakers.push({ member, language });
    });
  }
  return speakers;
};
