import { randomUUID } from 'node:crypto';
import type { RoomKind } from '../../contract/chat.ts';
import { isModuleOn } from '../../contract/modules.ts';
import type { Language } from '../../contract/primitives.ts';
import type { BaseContext } from '../app/base-context.ts';
import { inMerchant } from '../db/merchant.ts';
import { liveModels, openRoom, say, setName } from '../domains/chat/index.ts';
import { anyFailure, commonFailure } from '../http/failure.ts';
import { findMerchant, type MemberRow, type Merchant } from '../http/viewer.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { demoTexts, type DemoTexts } from './languages/index.ts';
import { findPlayers } from './traffic/find-players.ts';

const EVERY_MS = 5_000;
/** Between two messages of one room: so often that it is alive, and so seldom that real members are heard. */
const PAUSE_MS = { min: 15_000, max: 60_000 };
/** The most popular live tables have talk in their rooms. */
const TABLES = 3;

interface Speaker {
  member: MemberRow;
  language: Language;
}
/** A room with what is said in it, by language. */
interface Place {
  kind: RoomKind;
  of: string;
  languages: readonly Language[];
  topic: Exclude<keyof DemoTexts['talk'], 'names'>;
}

/** Simulated players talk in rooms, through the same checks as members. Their messages are marked. */
export const startTalk = (ctx: BaseContext): LeasedJob => {
  const talk = createTalk(ctx);
  return everyLeased(ctx, 'demo-talk', EVERY_MS, async ({ signal }) => talk(signal));
};

/** Lets somebody say something in each room in which it is time for it. */
export const createTalk = (ctx: BaseContext): ((signal?: AbortSignal) => Promise<void>) => {
  let speakers: Speaker[] | undefined;
  const nextAtMs = new Map<string, number>();
  const lastLine = new Map<string, number>();

  /** The next line of a list, which begins anywhere. */
  const nextLine = (list: string, lines: readonly string[]): string => {
    const next = ((lastLine.get(list) ?? Math.floor(Math.random() * lines.length)) + 1) % lines.length;
    lastLine.set(list, next);
    return lines[next]!;
  };

  const speak = async (merchant: Merchant, { kind, of, languages, topic }: Place): Promise<void> => {
    const language = oneOf(languages);
    const speaker = oneOf(speakers!.filter((each) => each.language === language));
    if (!language || !speaker) return;
    const text = nextLine(`${kind} ${of} ${language}`, demoTexts[language]!.talk[topic]);
    await ctx.database.transact(async (tx) => {
      const room = await openRoom(tx, merchant, kind, of);
      if (!room) return;
      const author = { merchant: merchant.code, memberId: speaker.member.id };
      const outcome = await say(tx, author, { id: randomUUID(), room: room.id, text, roundId: null });
      if (outcome.refused !== null) ctx.log.debug({ outcome, kind, of }, 'a simulated player was refused');
    });
  };

  return async (signal) => {
    const merchant = await requireOwn(ctx);
    if (!isModuleOn(merchant.modules, 'CHAT_ROOM')) return;
    speakers ??= await nameSpeakers(ctx, merchant);
    for (const place of await placesOf(ctx, merchant)) {
      const key = `${place.kind} ${place.of}`;
      if (signal?.aborted || (nextAtMs.get(key) ?? 0) > ctx.now()) continue;
      nextAtMs.set(key, ctx.now() + PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
      await speak(merchant, place);
    }
  };
};

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

const requireOwn = async ({ database, config }: BaseContext): Promise<Merchant> => {
  const merchant = await findMerchant(database.db, config.merchant);
  if (!merchant) throw commonFailure('unknown_merchant');
  return merchant;
};

/** The rooms of languages that the demo speaks, and of a few live tables, in which all of them are spoken. */
const placesOf = async ({ database }: BaseContext, merchant: Merchant): Promise<Place[]> => {
  const languages = merchant.brand.languages.filter((language) => demoTexts[language]);
  const { list } = await database.readSnapshot((tx) => liveModels(tx, merchant, merchant.brand.defaultLanguage));
  return [
    ...languages.map((of): Place => ({ kind: 'language', of, languages: [of], topic: 'lines' })),
    ...list
      .slice(0, TABLES)
      .map(({ game }): Place => ({ kind: 'table', of: game.nodeId, languages, topic: 'atTable' })),
  ];
};

/** Gives simulated players names in the chat, by language, and marks them. */
const nameSpeakers = async (ctx: BaseContext, merchant: Merchant): Promise<Speaker[]> => {
  const members = await findPlayers(ctx, merchant.code);
  const wanted = merchant.brand.languages.flatMap((language) =>
    (demoTexts[language]?.talk.names ?? []).map((name) => ({ language, name })),
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
