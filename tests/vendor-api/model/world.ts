import { deepStrictEqual } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import type { VendorAnswer } from '../../../contract/vendor.ts';
import type { Database } from '../../../server/db/database.ts';
import { bookedBy, bookedOf } from './booked.ts';
import { byReference } from './reference.ts';
import { Meaning } from './meaning.ts';
import { control, type Tokens } from './controls.ts';
import type { Call } from './calls.ts';
import type { Command, Sent } from './commands.ts';
import type { Answer, State } from './state.ts';
import type { Table } from './table.ts';

/** One sequence: the product's vendor API and the reference, compared step by step. */
export class World {
  state: State;
  readonly #table: Table;
  readonly #database: Database;
  readonly #meaning: Meaning;
  readonly #tokens: Tokens = { unused: null, used: null };
  #numbers = new Map<string, string>();

  constructor(name: string, table: Table, database: Database, state: State) {
    this.state = state;
    this.#table = table;
    this.#database = database;
    this.#meaning = new Meaning(name, () => this.state);
  }

  /** Runs the command on both sides; throws where answers or booked transactions differ. */
  async run(command: Command): Promise<void> {
    if ('send' in command) await this.#send(this.#meaning.of(command.send));
    else if ('atOnce' in command) await this.#atOnce(command.atOnce);
    else {
      const parts = { table: this.#table, state: this.state, database: this.#database, tokens: this.#tokens };
      await control(parts, command, { numbers: this.#numbers, txAgo: (ago) => this.#meaning.txAgo(ago) });
      deepStrictEqual((await this.#booked()).booked, bookedBy(this.state));
    }
  }

  async #send(call: Call): Promise<void> {
    const published = await this.#table.make(call);
    const { booked, named } = await this.#booked();
    const expected = byReference(this.state, call, codesOf([published]));
    deepStrictEqual(
      { call, answer: named(published), booked },
      { call, answer: expected, booked: bookedBy(this.state) },
    );
  }

  async #atOnce([first, second]: [Sent, Sent | 'same']): Promise<void> {
    const one = this.#meaning.of(first);
    const other = second === 'same' ? one : this.#meaning.of(second);
    const published = await Promise.all([this.#table.make(one), this.#table.make(other)]);
    const { booked, named } = await this.#booked();
    const found = { answers: published.map(named), booked };
    const chosen = codesOf(published);
    // Either may have run first; the outcome must match one of the two orders.
    const orders = [false, true].map((turned) => {
      const state = structuredClone(this.state);
      const answers = turned
        ? [byReference(state, other, chosen), byReference(state, one, chosen)].reverse()
        : [byReference(state, one, chosen), byReference(state, other, chosen)];
      return { state, end: { answers, booked: bookedBy(state) } };
    });
    const right = orders.find(({ end }) => isDeepStrictEqual(found, end));
    if (!right) deepStrictEqual({ calls: [one, other], ...found }, { calls: [one, other], ...orders[0]!.end });
    this.state = right!.state;
  }

  /** Reads the booked state; `named` maps platform numbers in an answer to their tx_ids. */
  async #booked() {
    const { booked, numbers } = await bookedOf(this.#database, this.#table.guests);
    for (const [tx, number] of this.#numbers)
      if (numbers.has(tx)) deepStrictEqual(numbers.get(tx), number, `the platform's number of ${tx}`);
    this.#numbers = numbers;
    const names = new Map([...numbers].map(([tx, number]) => [number, tx]));
    const named = ({ code, tx_id, platform_tx_id, balance, replayed, amount, results }: VendorAnswer): Answer => ({
      code,
      tx_id,
      platform: platform_tx_id === null ? null : (names.get(platform_tx_id) ?? 'of nothing that was booked'),
      balance,
      replayed,
      ...(amount !== undefined && { amount }),
      ...(results && { results: (results as VendorAnswer[]).map(named) }),
    });
    return { booked, named };
  }
}

const codesOf = (published: VendorAnswer[]): Set<string> =>
  new Set(
    published.flatMap(({ code, results = [] }) => [code, ...(results as VendorAnswer[]).map((each) => each.code)]),
  );
