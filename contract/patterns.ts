/** AUTH-10: a pattern that a merchant can require of a registration field. */
export interface Pattern {
  id: number;
  /**
   * Source of a regular expression with the flag `u`, matched over the whole value; `*` matches anything. It runs in linear
   * time.
   */
  expression: string;
  passes: readonly string[];
  fails: readonly string[];
}

const DAY = '(?:0[1-9]|[12][0-9]|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const YEAR = '[1-9][0-9]{3}';
const THAI = '\\u0E01-\\u0E3A\\u0E40-\\u0E4E';

/** Scripts of names and domains, each as the inside of a character class. Japanese mixes three, and two signs of none. */
const SCRIPTS = [
  ...['Latin', 'Arabic', 'Cyrillic', 'Greek', 'Hebrew', 'Armenian', 'Georgian', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Khmer', 'Myanmar', 'Hangul'],
].map((script) => `\\p{Script=${script}}`);
const JAPANESE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30FC';
const ALL_SCRIPTS = [...SCRIPTS, JAPANESE];

/** Apostrophes of keyboards, the okina and its like. */
const APOSTROPHES = "'\\u2018\\u2019\\u02BB\\u02BC";
/** Signs inside of names: hyphens, points, and the joiners that Persian and Indian words need. */
const NAME_SIGNS = `${APOSTROPHES}.\\-\\u2010\\u2011\\u00B7\\u30FB\\u200C\\u200D`;
const NAME_PART = `[${APOSTROPHES}]?\\p{L}[\\p{L}\\p{M}${NAME_SIGNS}]*`;
const FULL_NAME = `${NAME_PART}(?:[ \\u3000]${NAME_PART})+`;
/** All letters of a name are of one script, so that no letter imitates one of another script. */
const ONE_SCRIPT = ALL_SCRIPTS.map((script) => `[${script}\\p{M}${NAME_SIGNS} \\u3000]+`).join('|');

/** A label of a domain, of one script for the same reason. Hyphens stand inside. */
const LABEL = [
  '[\\p{Script=Latin}0-9]+(?:-+[\\p{Script=Latin}0-9]+)*',
  ...ALL_SCRIPTS.slice(1).map((script) => `[${script}][${script}\\p{M}0-9]*(?:-+[${script}\\p{M}0-9]+)*`),
].join('|');
const MAIL_SIGNS = "[A-Za-z0-9_%+\\-'!#$&*=?^{|}~]";

export const PATTERNS: readonly Pattern[] = [
  { id: 0, expression: '*', passes: ['anything', '1', 'é 中 ع'], fails: [] },
  // A letter first, then letters and digits: account names.
  { id: 1, expression: '^[A-Za-z][A-Za-z0-9]*$', passes: ['a', 'Anna7'], fails: ['7anna', 'an na', 'аnna', 'anna!'] },
  { id: 2, expression: '^[A-Za-z]+$', passes: ['Anna'], fails: ['Anna7', 'An na', 'Аnna', 'Änna'] },
  {
    id: 3,
    // The last label has no digits, unless it is in Punycode.
    expression: `^${MAIL_SIGNS}+(?:\\.${MAIL_SIGNS}+)*@(?:(?:${LABEL})\\.)+(?!\\d)(?:xn--[A-Za-z0-9\\-]{2,59}|[\\p{L}\\p{M}]{2,24})$`,
    passes: [
      ...['anna@example.com', 'a.b+c@mail.example.co', "o'brien@example.com", 'anna@xn--e1afmkfd.xn--p1ai'],
      ...['anna@пример.рф', 'anna@例え.jp', 'anna@mañana.es', 'anna@my-shop.com'],
    ],
    fails: [
      ...['anna', 'anna@', '@example.com', 'anna@example', 'a..b@example.com', '.a@example.com', 'anna@еxample.com'],
      ...['anna@-x.com', 'anna@x-.com', 'anna@example..com', 'anna@1.2.3.4', 'an na@example.com'],
    ],
  },
  { id: 4, expression: '^\\S+$', passes: ['anna-7', '中文'], fails: ['an na', 'anna\u00a0', '\u3000'] },
  {
    id: 5,
    expression: '^[A-Za-z](?:[A-Za-z ]*[A-Za-z])?$',
    passes: ['Anna Lee', 'A'],
    fails: ['Anna 7', ' Anna', '-'],
  },
  { id: 6, expression: '^[0-9]+$', passes: ['0', '0123456789'], fails: ['12a', '1 2', '١٢', '１２', '-1'] },
  {
    id: 7,
    expression: '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$',
    passes: ['A', 'anna7B'],
    fails: ['anna7', '7', 'Anna!', 'annaА'],
  },
  {
    id: 8,
    expression: `^${YEAR}-${MONTH}-${DAY}$`,
    passes: ['2000-02-29', '1999-12-31'],
    fails: ['2025-02-30', '1900-02-29', '2000-13-01', '2000-1-1', '12-31-1999', '0999-01-01'],
  },
  {
    id: 9,
    expression: `^${MONTH}-${DAY}-${YEAR}$`,
    passes: ['02-29-2000', '12-31-1999'],
    fails: ['02-30-2025', '02-29-1900', '31-12-1999', '1999-12-31', '2-9-2000'],
  },
  { id: 10, expression: '^[\\uAC00-\\uD7A3]+$', passes: ['김민준'], fails: ['김 민준', 'ㄱ', 'Kim', '金'] },
  { id: 11, expression: `^[${THAI}]+$`, passes: ['สมชาย', 'ก้าว'], fails: ['สม ชาย', '๑', 'Som', 'ລາວ'] },
  {
    id: 12,
    expression: `^[A-Za-z${THAI}](?:[A-Za-z${THAI} ]*[A-Za-z${THAI}])?$`,
    passes: ['สม ชาย', 'Somchai Jai', 'ก'],
    fails: ['Somchai 7', ' Som', 'Sоmchai', 'ลาว๑'],
  },
  {
    id: 13,
    expression:
      '^[\\u3041-\\u3096\\u30A1-\\u30FA\\u30FC\\u3005\\u3006\\u4E00-\\u9FFF\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A\\u3000\\u30FB]+$',
    passes: ['山田太郎', 'ヤマダ　タロウ', 'やまだ', 'Ａ１'],
    fails: ['ﾔﾏﾀﾞ', 'Yamada', '山田 太郎', '김'],
  },
  { id: 14, expression: '^[A-Z]+$', passes: ['ANNA'], fails: ['Anna', 'ANNA7', 'AN NA', 'АNNA'] },
  {
    id: 20,
    expression: '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[\\x21-\\x7E]+$',
    passes: ['Aa1!', 'xX9~'],
    fails: ['Aa1', 'aa1!', 'AA1!', 'Aa!!', 'Aa1! ', 'Aa1é'],
  },
  {
    id: 21,
    expression: `^(?=${FULL_NAME}$)(?:${ONE_SCRIPT})$`,
    passes: [
      ...['Anna Lee', "Seán O'Brien-Ó Dálaigh", 'محمد علي', 'Анна Ли', '王 小明', 'សុខ វិបុល', 'အောင် ဆန်း'],
      ...['முருகன் செல்வம்', 'రాము రెడ్డి', 'ສົມສັກ ວົງສາ', 'Γιώργος Παππάς', 'משה כהן', 'ヤマダ　タロウ', '山田 たろう'],
      ...[
        'علی\u200cرضا رضایی',
        'Keali\u02bbi \u02bbIolani',
        'Sa\u2018id Karim',
        'राम शर्मा',
        'আনা লি',
        'สมชาย ใจดี',
        '김 민준',
      ],
    ],
    fails: [
      ...['Anna', 'Anna  Lee', 'Anna Lее', 'Anna 7', ' Anna Lee', '🙂 Lee', 'สมชาย ๑', 'Anna -', 'Anna Lee '],
      ...['Anna 王', 'ヤマダ　', "' Lee"],
    ],
  },
  { id: 24, expression: '^9[0-9]*$', passes: ['9', '9171234567'], fails: ['8123', '9a', '٩1', ' 9'] },
];

/** Ids without a pattern. Configuring one is refused. */
export const RESERVED_PATTERNS = [15, 16, 17, 18, 19, 22, 23] as const;

export const DIGITS_PATTERN = 6;
export const DATE_PATTERNS = { yearFirst: 8, monthFirst: 9 } as const;

const BY_ID = new Map(PATTERNS.map((pattern) => [pattern.id, pattern]));

/** The pattern of an id; undefined for reserved and unknown ids. */
export const patternOf = (id: number): Pattern | undefined => BY_ID.get(id);

/** Compiled when they are first needed: all at once would take a slow phone 100 ms as the log-in form is loaded. */
const compiled = new Map<number, RegExp>();
const expressionOf = (id: number): RegExp | undefined => {
  const { expression } = BY_ID.get(id) ?? {};
  if (!expression) return undefined;
  const known = compiled.get(id) ?? new RegExp(expression, 'u');
  compiled.set(id, known);
  return known;
};

/** A date that matched a pattern of dates, as yyyy-MM-dd; null when the calendar has no such day. */
export const isoDateOf = (patternId: number, value: string): string | null => {
  if (patternId !== DATE_PATTERNS.yearFirst && patternId !== DATE_PATTERNS.monthFirst) return null;
  if (!expressionOf(patternId)!.test(value)) return null;
  const [a = '', b = '', c = ''] = value.split('-');
  const iso = patternId === DATE_PATTERNS.yearFirst ? value : `${c}-${a}-${b}`;
  // `Date` turns days that do not exist into later ones: 30 February becomes 2 March.
  return new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso) ? iso : null;
};

/** Whether a value matches a pattern; false for a reserved id. Length bounds are checked first: see `fieldProblem`. */
export const matchesPattern = (patternId: number, value: string): boolean => {
  if (patternId === 0) return true;
  if (!(expressionOf(patternId)?.test(value) ?? false)) return false;
  const isDate = patternId === DATE_PATTERNS.yearFirst || patternId === DATE_PATTERNS.monthFirst;
  return !isDate || isoDateOf(patternId, value) !== null;
};
