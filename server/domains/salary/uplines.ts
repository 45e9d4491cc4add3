import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** The uplines of a merchant's members, as far as they were asked for. An upline never changes while windows are open. */
export class Uplines {
  readonly #merchant: string;
  readonly #uplines = new Map<number, number | null>();
  readonly #paths = new Map<number, readonly number[]>();

  constructor(merchant: string) {
    this.#merchant = merchant;
  }

  /** Reads the uplines of unknown members, and theirs, up to the top agents. */
  async learn(db: Db | Tx, members: readonly number[]): Promise<void> {
    let unknown = members;
    for (;;) {
      unknown = [...new Set(unknown)].filter((each) => !this.#uplines.has(each));
      if (unknown.length === 0) return;
      const { rows } = await sql<{ id: number; upline: number | null }>`
        select id, upline from members where merchant = ${this.#merchant} and id = any(${unknown}::bigint[])`.execute(
        db,
      );
      for (const { id, upline } of rows) this.#uplines.set(id, upline);
      unknown = rows.flatMap(({ upline }) => upline ?? []);
    }
  }

  /** Returns a member and the members above it, nearest first. Cached for agents, which are above many members. */
  readonly above = (member: number): readonly number[] => {
    const upline = this.#uplines.get(member) ?? null;
    if (upline === null) return [member];
    let path = this.#paths.get(upline);
    if (!path) this.#paths.set(upline, (path = this.above(upline)));
    return [member, ...path];
  };
}
