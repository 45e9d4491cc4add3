import { deepStrictEqual } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../../server/db/database.ts';
import { rollUp, rollUpHotAccounts } from '../../../../server/ledger/roll-up.ts';
import { manyReally, openAccount, openBooks, openFor, postReally, type Books } from './books.ts';
import { isFault, Reference, type Outcome } from './reference.ts';
import { SLOTS } from './slots.ts';
import { expectedBy, writtenBy } from './written.ts';
import type { Act, Call, Command, Post } from './commands.ts';

/** An act with its calls resolved. */
type Meant = { post: Call } | { many: Call[] } | { fold: number };
type Answer = Outcome[] | number;

/** One sequence: the product's ledger and the reference, compared step by step. */
export class World {
  #reference = new Reference();
  readonly #books: Books;
  readonly #requested: Call[] = [];

  private constructor(books: Books) {
    this.#books = books;
  }
  static async open(database: Database, number: number): Promise<World> {
    return new World(await openBooks(database, number));
  }

  /** Runs the command on both sides; throws where they differ. */
  async run(command: Command): Promise<void> {
    this.#reference.moment += 1;
    if ('open' in command) await this.#open(command.open);
    else if ('foldAll' in command) await this.#foldAll();
    else if ('alone' in command) await this.#alone(await this.#meant(command.alone));
    else if ('inOne' in command) await this.#inOne(await this.#calls(command.inOne), command.ends === 'committed');
    else await this.#atOnce(command.atOnce);
  }

  /** Throws where the written rows differ from the reference. */
  async compare(): Promise<void> {
    const found = await writtenBy(this.#books);
    deepStrictEqual(found, expectedBy(this.#reference, this.#books, found));
  }

  async #open(at: number): Promise<void> {
    const before = this.#books.ids.get(at);
    const { id, version, balance, hot } = await openAccount(this.#books, at);
    const held = this.#reference.held[at]!;
    const expected = { id: before ?? id, version: held.entries.length, balance: held.balance, hot: SLOTS[at]!.hot };
    deepStrictEqual({ id, version, balance, hot }, expected);
  }

  async #foldAll(): Promise<void> {
    const expected = SLOTS.reduce((sum, _, at) => sum + this.#reference.fold(at), 0);
    deepStrictEqual(await rollUpHotAccounts(this.#books), expected);
  }

  async #alone(meant: Meant): Promise<void> {
    expectAnswer(await this.#really(meant), byReference(this.#reference, meant));
  }

  async #inOne(calls: Call[], commits: boolean): Promise<void> {
    const trial = this.#reference.copy();
    let going = commits;
    const enough = new Error('rolled back on purpose');
    await this.#books.database
      .transact(async (tx) => {
        for (const call of calls) {
          const outcome = await postReally(tx, this.#books, call);
          expectAnswer([outcome], [trial.post(call)]);
          going &&= !isFault(outcome);
          // PostgreSQL accepts no further statement in this transaction.
          if (isFault(outcome)) throw enough;
        }
        if (!commits) throw enough;
      })
      .catch((error: unknown) => {
        if (error !== enough) throw error;
        for (const call of calls) this.#forget(call);
      });
    if (going) this.#reference.become(trial);
  }

  async #atOnce([first, second]: Extract<Command, { atOnce: unknown }>['atOnce']): Promise<void> {
    const one = await this.#meant(first);
    const other = 'same' in second ? sameAs(one, second.otherPayload) : await this.#meant(second);
    const answers = await Promise.all([this.#really(one), this.#really(other)]);
    const found = await writtenBy(this.#books);
    // Either may have run first; the outcome must match one of the two orders.
    const orders = [false, true].map((turned) => {
      const ends = this.#reference.copy();
      const expected = turned
        ? [byReference(ends, other), byReference(ends, one)].reverse()
        : [byReference(ends, one), byReference(ends, other)];
      return { ends, expected };
    });
    const right = orders.find(
      ({ ends, expected }) =>
        isDeepStrictEqual(asExpected(answers[0], expected[0]!), expected[0]) &&
        isDeepStrictEqual(asExpected(answers[1], expected[1]!), expected[1]) &&
        isDeepStrictEqual(found, expectedBy(ends, this.#books, found)),
    );
    if (right) return this.#reference.become(right.ends);
    for (const { ends, expected } of orders) {
      const end = { answers: expected, ...expectedBy(ends, this.#books, found) };
      deepStrictEqual({ answers: answers.map((each, n) => asExpected(each, expected[n]!)), ...found }, end);
    }
  }

  async #really(meant: Meant): Promise<Answer> {
    if ('fold' in meant) {
      const id = this.#books.ids.get(meant.fold);
      return id === undefined ? 0 : rollUp(this.#books.database, id);
    }
    if ('many' in meant) return manyReally(this.#books, meant.many);
    let outcome: Outcome | undefined;
    await this.#books.database
      .transact(async (tx) => {
        outcome = await postReally(tx, this.#books, meant.post);
        if (isFault(outcome)) throw new Error(outcome.is);
      })
      .catch((error: unknown) => {
        if (!outcome || !isFault(outcome)) throw error;
      });
    return [outcome!];
  }

  async #meant(act: Act): Promise<Meant> {
    if ('fold' in act) return act;
    if ('many' in act) return { many: await this.#calls(act.many) };
    return { post: (await this.#calls([act]))[0]! };
  }

  /** Resolves the calls, and creates the accounts they need. */
  async #calls(posts: Post[]): Promise<Call[]> {
    const calls = posts.map((each) => {
      const before =
        'again' in each ? this.#requested.at(-1 - (each.again % (this.#requested.length || 1))) : each.post;
      const call = before ?? NOTHING;
      if ('post' in each) this.#requested.push(call);
      return 'again' in each && each.otherPayload ? { ...call, payload: call.payload + 10 } : call;
    });
    await openFor(
      this.#books,
      calls.flatMap(({ lines }) => lines),
    );
    return calls;
  }

  /** Forgets the number of a transaction that was rolled back. */
  #forget({ merchant, actor, key }: Call): void {
    const name = `${merchant}/${actor}/${key}`;
    if (!this.#reference.transactions.has(name)) this.#books.transactions.delete(name);
  }
}

/** A repetition where there is no earlier call. */
const NOTHING: Call = { merchant: 'acme', actor: 0, key: 0, payload: 0, answer: null, lines: [] };

const sameAs = (meant: Meant, otherPayload: boolean): Meant => {
  if (!otherPayload || 'fold' in meant) return meant;
  if ('post' in meant) return { post: { ...meant.post, payload: meant.post.payload + 10 } };
  return { many: meant.many.map((call) => ({ ...call, payload: call.payload + 10 })) };
};

const byReference = (reference: Reference, meant: Meant): Answer => {
  if ('fold' in meant) return reference.fold(meant.fold);
  return 'many' in meant ? reference.many(meant.many) : [reference.post(meant.post)];
};

const expectAnswer = (answer: Answer, expected: Answer): void =>
  deepStrictEqual(asExpected(answer, expected), expected);

/** Where several accounts are short, the product may name any of them. */
const asExpected = (answer: Answer, expected: Answer): Answer => {
  if (typeof answer === 'number' || typeof expected === 'number') return answer;
  return answer.map((outcome, index) => {
    const wanted = expected[index];
    if (outcome.is !== 'insufficient' || wanted?.is !== 'insufficient') return outcome;
    const named = wanted.short.some((each) => isDeepStrictEqual(each, outcome.short[0]));
    return named ? wanted : outcome;
  });
};
