import { sourceTexts } from 'virtual:parlour-texts';
import { FeedKey } from '../../contract/wire.ts';
import { AMOUNT_KEYS } from './amount-keys.ts';
import type { Item, Recording } from './format.ts';

interface Choice {
  /** Tokens, names, addresses and free text. */
  identities: boolean;
  amounts: boolean;
}

/** Never kept, even if the value is a word of the program: people choose such names and passwords. */
const SECRET =
  /pass(word|phrase)|secret|token|ticket|captcha|otp|(^|[a-z])pin$|signature|mail|phone|mobile|address|account(?!Texts)|iban|holder|user ?name|(first|last|full|real|player|author|customer|member|nick|display|upline|downline|agent)_?name|birth|^(text|body|remark|note|comment|memo|login|username|ip|userAgent)$/i;
/** Public names of the site. */
const PUBLIC = /^(merchant|languages?|defaultLanguage|currency|currencies|epoch|(node|game|pool|table|fixture)Ids?)$/;
const PUBLIC_ID = /^(?:pool|merchant):([a-z0-9-]{1,32})$/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const DIGITS = /^\d{4,}$/;
/** Too short to say anything, or a date. */
const HARMLESS = /^(-?\d{0,3}|\d{4}-\d{2}-\d{2})$/;
const DECIMAL = /^-?\d+[.,]\d+$/;
const PATH = /^\/[^\s]*$/;
/** Keys whose numbers are no amounts, though they may equal one. */
const COUNTED =
  /^(seq|ids?|at|ms|version|count|page|exponent|number|index|status)$|(Seq|Ids?|At|Ms|Version|Count|Page|Number|Index)$/;
/** Small numbers are counts and flags as often as amounts. */
const MIN_AMOUNT = 100;

/** Stand-ins, the same for the same original. */
class StandIns {
  readonly #texts = new Map<string, string>();
  readonly #amounts = new Map<number, number>();
  readonly #counts = new Map<string, number>();

  text(value: string, key: string): string {
    return this.#once(value, () => {
      if (DIGITS.test(value)) return String(this.#next('digits')).padStart(value.length, '0');
      if (value.includes('@')) return `address-${this.#next('address')}@example.invalid`;
      const kind = /name/i.test(key) ? 'name' : /token|ticket|secret/i.test(key) ? 'token' : 'text';
      return `${kind}-${this.#next(kind)}`;
    });
  }

  uuid(value: string): string {
    return this.#once(
      value.toLowerCase(),
      () => `00000000-0000-4000-8000-${String(this.#next('uuid')).padStart(12, '0')}`,
    );
  }

  /** Noted first, so that the same number is found under other names. */
  collectAmount(value: number): void {
    if (Math.abs(value) < MIN_AMOUNT || this.#amounts.has(Math.abs(value))) return;
    this.#amounts.set(Math.abs(value), MIN_AMOUNT * this.#next('amount'));
  }

  amount(value: number): number {
    return Math.sign(value) * (this.#amounts.get(Math.abs(value)) ?? Math.abs(value));
  }

  #once(value: string, make: () => string): string {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const made = make();
    this.#texts.set(value, made);
    return made;
  }

  #next(kind: string): number {
    const next = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, next);
    return next;
  }
}

/** Replaces in encoded values what tells who played and what was said. Unknown text is replaced. */
class Redaction {
  readonly #choice: Choice;
  /** Ids of pools and merchants, which feed keys show. */
  readonly #publicIds = new Set<string>();
  readonly #standIns = new StandIns();

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  /** A first pass: amounts, and ids that are found under other names, too. */
  collect(value: unknown, key = ''): void {
    if (typeof value === 'number' && AMOUNT_KEYS.has(key)) this.#standIns.collectAmount(value);
    if (typeof value === 'string') this.#noteId(value);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) for (const each of value) this.collect(each, key);
    else
      for (const [name, each] of Object.entries(value)) {
        this.#noteId(name);
        this.collect(each, name.startsWith('$') ? key : name);
      }
  }

  #noteId(text: string): void {
    const id = PUBLIC_ID.exec(text)?.[1];
    if (id) this.#publicIds.add(id);
  }

  value(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return this.#text(value, key);
    if (typeof value === 'number') return this.#number(value, key);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => this.value(each, key));
    const entries = Object.entries(value);
    const [tag, content] = entries[0] ?? [''];
    if (entries.length === 1 && tag.startsWith('$')) return { [tag]: this.#tagged(tag, content, key) };
    return Object.fromEntries(entries.map(([name, each]) => [this.#property(name), this.value(each, name)]));
  }

  #tagged(tag: string, content: unknown, key: string): unknown {
    if (tag === '$object')
      return (content as [string, unknown][]).map(([name, each]) => [this.#property(name), this.value(each, name)]);
    if (tag === '$map')
      return (content as [unknown, unknown][]).map(([at, each]) => [this.value(at, key), this.value(each, key)]);
    if (tag === '$set') return this.value(content, key);
    if (tag !== '$error') return content;
    const { name, message, ...rest } = content as { name: string; message: string };
    return {
      name: sourceTexts.has(name) ? name : 'Error',
      message: this.#text(message, 'message'),
      ...(this.value(rest) as object),
    };
  }

  #number(value: number, key: string): number {
    return this.#choice.amounts && !COUNTED.test(key) ? this.#standIns.amount(value) : value;
  }

  #property(name: string): string {
    if (!this.#choice.identities || sourceTexts.has(name) || HARMLESS.test(name) || /^\d+$/.test(name)) return name;
    return this.#text(name, '');
  }

  #text(value: string, key: string): string {
    if (DECIMAL.test(value) && !SECRET.test(key)) return this.#choice.amounts ? this.#standIns.text(value, key) : value;
    if (!this.#choice.identities || value === '') return value;
    if (SECRET.test(key)) return this.#standIns.text(value, key);
    if (
      sourceTexts.has(value) ||
      this.#publicIds.has(value) ||
      HARMLESS.test(value) ||
      (PUBLIC.test(key) && /^[\w-]{1,20}$/.test(value))
    )
      return value;
    if (value.replace(UUID, '') === '') return this.#standIns.uuid(value);
    if (FeedKey.safeParse(value).success) return this.#feedKey(value);
    if (PATH.test(value)) return this.#path(value);
    return this.#standIns.text(value, key);
  }

  #feedKey(value: string): string {
    if (!value.startsWith('chat:')) return value.replace(UUID, (id) => this.#standIns.uuid(id));
    return `chat:${this.#text(value.slice('chat:'.length), '')}`;
  }

  #path(value: string): string {
    const [path = '', query] = value.split(/[?#](.*)/s);
    const kept = path
      .split('/')
      .map((part) => this.#part(part))
      .join('/');
    return query === undefined ? kept : `${kept}?${this.#standIns.text(query, 'query')}`;
  }

  #part(part: string): string {
    if (part === '' || sourceTexts.has(part) || sourceTexts.has(`/${part}`) || /^\d+$/.test(part)) return part;
    return part.replace(UUID, '') === '' ? this.#standIns.uuid(part) : this.#standIns.text(part, '');
  }
}

type Replace = (value: unknown, key?: string) => unknown;

/** The variables of a unit's name: what `$token` holds is a token. */
const ownName = (name: string): string => name.slice(name.indexOf(' ') + 1);

const redacted = (item: Item, of: Replace): Item => {
  switch (item.item) {
    case 'frame':
      return { ...item, body: of(item.body) };
    case 'input':
    case 'effect':
      return { ...item, value: of(item.value, ownName(item.name)) };
    case 'base':
      return { ...item, joined: of(item.joined), stores: storesOf(item.stores, of) };
    case 'end':
      return { ...item, stores: storesOf(item.stores, of) };
    default:
      return item;
  }
};

const storesOf = (stores: Record<string, unknown>, of: Replace) =>
  Object.fromEntries(Object.entries(stores).map(([sid, value]) => [sid, of(value, ownName(sid))]));

/** A recording that can leave the page: equal originals have equal stand-ins in all of it. */
export const redact = ({ header, items }: Recording, choice: Choice): Recording => {
  const redaction = new Redaction(choice);
  for (const item of items) redacted(item, (value) => redaction.collect(value));
  return {
    header: {
      ...header,
      redacted: {
        identities: header.redacted.identities || choice.identities,
        amounts: header.redacted.amounts || choice.amounts,
      },
    },
    items: items.map((item) => redacted(item, (value, key) => redaction.value(value, key))),
  };
};
