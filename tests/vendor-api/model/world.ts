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

/** One sequence: the product's vendor API and the reference, side by side. */
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

  /** Does the command on both sides; throws where answers or what was booked differ. */
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
    const told = await this.#table.make(call);
    const { booked, named } = await this.#booked();
    const expected = byReference(this.state, call, codesOf([told]));
    deepStrictEqual({ call, answer: named(told), booked }, { call, answer: expected, booked: bookedBy(this.state) });
  }

  async #atOnce([first, second]: [Sent, Sent | 'same']): Promise<void> {
    const one = this.#meaning.of(first);
    const other = second === 'same' ? one : this.#meaning.of(second);
    const told = await Promise.all([this.#table.make(one), this.#table.make(other)]);
    const { booked, named } = await this.#booked();
    const found = { answers: told.map(named), booked };
    const chosen = codesOf(told);
    // Which was quicker is not ours to say, but one of them was.
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

  /** What is booked now; `named` turns the platform's numbers in an answer into the tx_ids that have them. */
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

const codesOf = (told: VendorAnswer[]): Set<string> =>
  new Set(told.flatMap(({ code, results = [] }) => [code, ...(results as VendorAnswer[]).map((each) => each.code)]));
