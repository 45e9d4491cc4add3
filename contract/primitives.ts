import * as z from 'zod/mini';

/** Money: an integer number of the currency's minor units, within the safe integers of a double. */
export const MinorUnits = z.int();
export type MinorUnits = z.infer<typeof MinorUnits>;

/** A stake, deposit or other amount that a person enters: whole minor units, above zero. */
export const PositiveMinorUnits = z.int().check(z.positive());

/** An instant by the server's clock, in milliseconds since 1970 UTC. The maximum is that of a Date. */
export const Millis = z.int().check(z.nonnegative(), z.maximum(8_640_000_000_000_000));
export type Millis = z.infer<typeof Millis>;

/** ISO 4217 code. The exponent (digits of the minor unit) accompanies every amount. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));
export const Exponent = z.int().check(z.minimum(0), z.maximum(4));

/** An amount with its currency and exponent, so that no client needs a table of currencies. */
export const Money = z.strictObject({ amount: MinorUnits, currency: Currency, exponent: Exponent });
export type Money = z.infer<typeof Money>;

/** Version of a row, or number in a log. It only grows (W1). */
export const Seq = z.int().check(z.nonnegative());
export type Seq = z.infer<typeof Seq>;

export const MerchantCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));
export const MemberId = z.int().check(z.positive());
/** Favourites are node ids as strings (GAME-01). */
export const NodeId = z.string().check(z.regex(/^\d{1,15}$/));
export const Uuid = z.uuid();

/** Language codes of SYS-08. */
export const LANGUAGES = [
  'CN',
  'EN',
  'JA',
  'TH',
  'VI',
  'MY',
  'ES',
  'HI',
  'ID',
  'KM',
  'KO',
  'MS',
  'PT',
  'TA',
  'TW',
  'TY',
  'UR',
  'TR',
  'BN',
  'AR',
  'FA',
  'RU',
  'LO',
  'NE',
  'FR',
  'TE',
  'SW',
] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** A name by language. English is the one for languages that lack it. */
export type Names = Partial<Record<Language, string>> & { EN: string };

/** GAME-01 and NAV-06: types of games. */
export const GAME_TYPES = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const;
export const GameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof GameType>;

/** A number in a query string: digits only, as the browser sends it. */
export const QueryInt = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
