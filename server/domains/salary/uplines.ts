import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';

/** An upline that a member had until the start of a window. */
interface Former {
  upline: number | null;
  untilMs: Millis;
}
interface Known {
  upline: number | null;
  /** The earliest first. */
  former: readonly Former[];
}

/**
 * The uplines of a merchant's members, as far as they were asked for. An upline changes only at the start of a window; bets made
 * before count for the line that held then.
 */
export class Uplines {
  readonly #merchant: string;
  readonly #members = new Map<number, Known>();
  /** Paths from agents that never moved, nor anybody above them. */
  readonly #paths = new Map<number, readonly number[]>();
  /** The newest change that is known. */
  #changes = 0;
  #anyFormer = false;

  constructor(merchant: string) {
    this.#merchant = merchant;
  }

  /** Forgets everything if an upline changed since the last call. Returns whether one did. */
  async renew(db: Db | Tx): Promise<boolean> {
    const { rows } = await sql<{ changes: number }>`
      select coalesce(max(id), 0)::bigint as changes from former_uplines where merchant = ${this.#merchant}`.execute(
      db,
    );
    const { changes } = firstOf(rows);
    if (changes === this.#changes) return false;
    const request = [...this.#members.keys()];
    this.#members.clear();
    this.#paths.clear();
    this.#changes = changes;
    this.#anyFormer = true;
    await this.learn(db, request);
    return true;
  }

  /** Reads the uplines of unknown members, and theirs, up to the top agents. */
  async learn(db: Db | Tx, members: readonly number[]): Promise<void> {
    let unknown = members;
    for (;;) {
      unknown = [...new Set(unknown)].filter((each) => !this.#members.has(each));
      if (unknown.length === 0) return;
      const { rows } = await sql<{ id: number; upline: number | null }>`
        select id, upline from members where merchant = ${this.#merchant} and id = any(${unknown}::bigint[])`.execute(
        db,
      );
      const former = await this.#formerOf(db, unknown);
      for (const { id, upline } of rows) this.#members.set(id, { upline, former: former.get(id) ?? [] });
      unknown = rows.flatMap(({ id, upline }) =>
        [upline, ...(former.get(id) ?? []).map((each) => each.upline)].filter((each) => each !== null),
      );
    }
  }

  async #formerOf(db: Db | Tx, members: readonly number[]): Promise<Map<number, Former[]>> {
    if (!this.#anyFormer) return new Map();
    const { rows } = await sql<Former & { member: number }>`
      select member_id as member, upline, in_ms(until_at) as "untilMs" from former_uplines
       where merchant = ${this.#merchant} and member_id = any(${members}::bigint[]) order by until_at`.execute(db);
    const found = new Map<number, Former[]>();
    for (const { member, ...former } of rows) found.set(member, [...(found.get(member) ?? []), former]);
    return found;
  }

  /** The times at which known uplines changed. */
  changes(): Millis[] {
    return [...this.#members.values()].flatMap(({ former }) => former.map(({ untilMs }) => untilMs));
  }

  /**
   * Returns a member and the members above it when a bet was made, nearest first. Cached for agents whose line never changed,
   * which are above many members.
   */
  readonly above = (member: number, atMs: Millis): readonly number[] => {
    const known = this.#members.get(member);
    const upline = known && uplineAt(known, atMs);
    if (upline === undefined || upline === null) return [member];
    let path = this.#paths.get(upline);
    if (!path) {
      path = this.above(upline, atMs);
      if (path.every((each) => (this.#members.get(each)?.former.length ?? 0) === 0)) this.#paths.set(upline, path);
    }
    return [member, ...path];
  };
}

const uplineAt = ({ upline, former }: Known, atMs: Millis): number | null => {
  const then = former.find(({ untilMs }) => atMs < untilMs);
  return then ? then.upline : upline;
};
