import { sql } from 'kysely';
import type { DrawRefusal, OfferedDraw } from '../../../contract/draws.ts';
import type { SignInTerms, WheelTerms } from '../../../contract/draws-operator.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { inLanguage, type Texts } from '../site/index.ts';
import { closedTo, drawRow, drawsOf, isShutOut, momentOf, ofKind, type DrawRow, type Moment } from './draw-row.ts';
import { shownRaffle } from './raffle.ts';
import { goneOf, nameIn, prizesOf, readPrizes, type Prizes } from './shown-prize.ts';
import { signInOf } from './streak.ts';
import { nextTurn, ownFigures } from './turns.ts';
import { effectiveOdds, oddsKeyOf, wheelLacks, wheelWaits } from './wheel.ts';

export interface Reader {
  merchant: string;
  /** Undefined for a visitor. */
  member?: MemberRow | undefined;
  language: Language;
}

/** Drawn raffles stay in the list for so many days. */
const DRAWN_DAYS = 30;

type Offered = Pick<OfferedDraw, 'refusal' | 'nextAtMs' | 'detail'>;

/** The draws that run, are to come or were drawn lately, as the reader sees them; or one of them, in whatever state. */
export const drawOffers = async (db: Db | Tx, reader: Reader, code?: string): Promise<OfferedDraw[]> => {
  const { merchant } = reader;
  const moment = await momentOf(db, merchant);
  const rows = await drawsOf(db, merchant)
    .innerJoin('merchants', 'merchants.code', 'draws.merchant')
    .select([
      sql<Date | null>`day_begin(draws.from_day, merchants.brand)`.as('starts'),
      sql<Date | null>`day_begin(draws.to_day + 1, merchants.brand)`.as('ends'),
    ])
    .$if(code !== undefined, (query) => query.where('draws.code', '=', code!))
    .$if(code === undefined, (query) =>
      query.where(
        sql<boolean>`(draws.state in ('running', 'paused') and (draws.kind = 'raffle' or coalesce(draws.to_day >= ${moment.today}::date, true)))
          or exists (select from raffles r where r.draw_id = draws.id and r.drawn_at > row_clock() - ${DRAWN_DAYS} * interval '1 day')`,
      ),
    )
    .orderBy('draws.position')
    .orderBy('draws.id')
    .execute();
  const offers: OfferedDraw[] = [];
  for (const { starts, ends, ...found } of rows) {
    const row = drawRow(found);
    const text = inLanguage(row.texts as Texts<Record<'title' | 'summary' | 'body', string>>, reader.language);
    offers.push({
      ...{ code: row.code, picture: row.picture, state: row.state },
      ...(text ?? { title: row.code, summary: '', body: '' }),
      startsAtMs: starts?.getTime() ?? null,
      endsAtMs: ends?.getTime() ?? null,
      ...(await offered(db, row, reader, moment)),
    });
  }
  return offers;
};

const offered = async (db: Db | Tx, row: DrawRow, reader: Reader, moment: Moment): Promise<Offered> => {
  const prizes = await readPrizes(
    db,
    row.merchant,
    prizesOf(row.terms).map(({ prize }) => prize),
  );
  const isOut = reader.member && isShutOut(reader.member, moment.nowMs);
  const closed: DrawRefusal | undefined = isOut ? 'excluded' : closedTo(row, moment);
  const common = { db, row, reader, moment, prizes, closed };
  const [wheel, raffle, signIn] = [ofKind(row, 'wheel'), ofKind(row, 'raffle'), ofKind(row, 'sign_in')];
  if (wheel) return offeredWheel({ ...common, row: wheel });
  if (signIn) return offeredSignIn({ ...common, row: signIn });
  if (!raffle) throw new Error(`draw ${row.id} is of no kind`);
  const detail = await shownRaffle(db, raffle, reader, prizes);
  return { detail, nextAtMs: null, refusal: closed ?? (detail.phase === 'open' ? null : 'over') };
};

interface Common<T extends DrawRow> {
  db: Db | Tx;
  row: T;
  reader: Reader;
  moment: Moment;
  prizes: Prizes;
  closed: DrawRefusal | undefined;
}

const offeredWheel = async (common: Common<DrawRow<WheelTerms>>): Promise<Offered> => {
  const { db, row, reader, moment, prizes, closed } = common;
  const { member, language } = reader;
  const { terms } = row;
  const gone = goneOf(terms, prizes, moment.nowMs);
  const stated = terms.segments.map(({ odds }) => odds);
  const { odds, instead } = effectiveOdds(stated, gone);
  const own = member ? await ownFigures(db, member, moment.today) : { points: 0, stake: 0 };
  const next = member && (await nextTurn(db, row, member.id));
  const waits = next === undefined ? undefined : wheelWaits(next.atMs, moment.nowMs);
  const lacks = member && wheelLacks(terms, own);
  return {
    refusal: closed ?? waits ?? lacks ?? null,
    nextAtMs: waits === 'waits' ? (next?.atMs ?? null) : null,
    detail: {
      kind: 'wheel',
      segments: terms.segments.map(({ texts, prize }, place) => ({
        name: nameIn(texts, language),
        prize: prize && prizes.shown(prize, language),
        stated: stated[place]!,
        odds: odds[place]!,
      })),
      instead: terms.instead && prizes.shown(terms.instead, language),
      insteadOdds: instead,
      oddsKey: oddsKeyOf(row.terms_version, gone),
      attempts: terms.attempts,
      ...{ points: terms.points, stake: terms.stake, own },
    },
  };
};

const offeredSignIn = async (common: Common<DrawRow<SignInTerms>>): Promise<Offered> => {
  const { db, row, reader, moment, prizes, closed } = common;
  const state = await signInOf(db, row, reader.member?.id, moment.today);
  // A round under way keeps the terms of its first day.
  const shown =
    state.terms === row.terms
      ? prizes
      : await readPrizes(
          db,
          row.merchant,
          state.terms.days.map(({ prize }) => prize),
        );
  const next = reader.member && (await nextTurn(db, row, reader.member.id));
  const waits = state.signed || (next?.atMs != null && next.atMs > moment.nowMs);
  return {
    refusal: closed ?? (waits ? 'waits' : null),
    nextAtMs: waits ? (next?.atMs ?? null) : null,
    detail: {
      kind: 'sign_in',
      days: state.terms.days.map(({ prize }) =>
        prize === null || shown.gone(prize, moment.nowMs) ? null : shown.shown(prize, reader.language),
      ),
      missed: state.terms.missed,
      today: moment.today,
      position: state.position,
      signed: state.signed,
      makeUpsLeft: state.makeUpsLeft,
      past: state.past,
    },
  };
};
