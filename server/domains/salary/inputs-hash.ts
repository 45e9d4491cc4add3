import { createHash, type Hash } from 'node:crypto';
import type { Millis } from '../../../contract/primitives.ts';
import { deepestFirst } from './engine/difference.ts';
import type { WindowBill } from './engine/window-bills.ts';
import type { LossSum, MemberSum, AncestorLookup } from './engine/window-parts.ts';
import type { Rest } from './pace.ts';
import type { HashedBill } from './pay-bills.ts';

/** Members' sums hashed per batch. */
const HASHED_AT_ONCE = 5_000;

/**
 * SHA-256 of all inputs of each bill: contract, window, figures, and every member's sums of the team. A team is hashed as a
 * tree: an agent's digest covers the sums of its own members and the digests of its direct agents, so that each sum is hashed
 * once, however many agents are above it.
 */
class InputsHash {
  readonly #own = new Map<number, Hash>();
  readonly #upwards: AncestorLookup;
  readonly #agents: ReadonlySet<number>;
  readonly #startMs: Millis;

  constructor(upwards: AncestorLookup, agents: ReadonlySet<number>, startMs: Millis) {
    this.#upwards = upwards;
    this.#agents = agents;
    this.#startMs = startMs;
  }

  /** Adds sums in the order of members and times. */
  add(sums: readonly MemberSum[]): void {
    const lines = new Map<number, string>();
    for (const sum of sums) {
      const { member, termsAtMs, correctsMs, stake, payout } = sum;
      for (const agent of this.#covering(member, termsAtMs))
        lines.set(
          agent,
          `${lines.get(agent) ?? ''}${member} ${termsAtMs} ${correctsMs ?? ''} ${stake} ${payout}${partsOf(sum)}\n`,
        );
    }
    for (const [agent, text] of lines) {
      let hash = this.#own.get(agent);
      if (!hash) this.#own.set(agent, (hash = createHash('sha256')));
      hash.update(text);
    }
  }

  /**
   * The agents whose digests take in a sum: the nearest one, through which the others above it do. If the line has changed since
   * the bets, every agent of that line.
   */
  #covering(member: number, atMs: Millis): readonly number[] {
    const line = this.#upwards(member, atMs).filter((each) => this.#agents.has(each));
    const now = this.#upwards(member, this.#startMs).filter((each) => this.#agents.has(each));
    return line.join() === now.join() ? line.slice(0, 1) : line;
  }

  /** Returns the digest of each bill, in their order. Nothing can be added afterwards. */
  digests(bills: readonly WindowBill[]): string[] {
    const teams = this.#teams();
    return bills.map(({ contract, figures, tier, carriedIn, corrections, loss }) =>
      createHash('sha256')
        .update(JSON.stringify([contract.id, contract.terms, this.#startMs, figures, tier, String(carriedIn)]))
        .update(JSON.stringify(corrections.map((each) => [each.contract.id, each.correctsMs, String(each.exact)])))
        .update(loss ? JSON.stringify(loss) : '')
        .update(teams.get(contract.agent) ?? '')
        .digest('hex'),
    );
  }

  #teams(): Map<number, Buffer> {
    const nodes = [...this.#agents]
      .sort((a, b) => a - b)
      .map((id) => ({
        id,
        upline: this.#upwards(id, this.#startMs).find((each) => each !== id && this.#agents.has(each)) ?? null,
      }));
    const below = new Map<number, Buffer[]>();
    const teams = new Map<number, Buffer>();
    for (const { id, upline } of deepestFirst(nodes)) {
      const own = this.#own.get(id);
      const under = below.get(id);
      if (!own && !under) continue;
      const hash = own ?? createHash('sha256');
      for (const digest of under ?? []) hash.update(digest);
      const digest = hash.digest();
      teams.set(id, digest);
      if (upline === null) continue;
      const beside = below.get(upline);
      if (beside) beside.push(digest);
      else below.set(upline, [digest]);
    }
    return teams;
  }
}

/** Nothing where a payout has no parts, so that such sums have the same digest in every version. */
const partsOf = ({ poolPayout, contributionMicro, promotions }: MemberSum & Partial<LossSum>): string =>
  (poolPayout || contributionMicro ? ` ${poolPayout} ${contributionMicro}` : '') +
  (promotions ? ` promotions ${promotions}` : '');

/** A window's inputs and results. */
interface HashedWindow {
  upwards: AncestorLookup;
  /** Every agent that has had a contract. */
  holders: ReadonlySet<number>;
  sums: readonly MemberSum[];
  bills: readonly WindowBill[];
  startMs: Millis;
}

/** Returns the bills with their hashes, bottom-up, because a bill's lines depend on the rates of the bills below it. */
export const hashBills = async (
  { upwards, holders, sums, bills, startMs }: HashedWindow,
  rest: Rest,
): Promise<HashedBill[]> => {
  const hash = new InputsHash(upwards, holders, startMs);
  for (let from = 0; from < sums.length; from += HASHED_AT_ONCE) {
    await rest();
    hash.add(sums.slice(from, from + HASHED_AT_ONCE));
  }
  const depth = ({ contract }: { contract: { agent: number } }) => upwards(contract.agent, startMs).length;
  const settled = [...bills].sort(
    (a, b) => depth(b) - depth(a) || a.contract.agent - b.contract.agent || a.contract.id - b.contract.id,
  );
  const hashes = hash.digests(settled);
  return settled.map((each, index) => ({ ...each, hash: hashes[index]! }));
};
