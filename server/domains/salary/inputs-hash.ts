import { createHash, type Hash } from 'node:crypto';
import type { Millis } from '../../../contract/primitives.ts';
import { deepestFirst } from './engine/difference.ts';
import type { WindowBill } from './engine/window-bills.ts';
import type { MemberSum, Upwards } from './engine/window-parts.ts';

/**
 * SHA-256 of all inputs of each bill: contract, window, figures, and every member's sums of the team. A team is hashed as a
 * tree: an agent's digest covers the sums of its own members and the digests of its direct agents, so that each sum is hashed
 * once, however many agents are above it.
 */
export class InputsHash {
  readonly #own = new Map<number, Hash>();
  readonly #upwards: Upwards;
  readonly #agents: ReadonlySet<number>;

  constructor(upwards: Upwards, agents: ReadonlySet<number>) {
    this.#upwards = upwards;
    this.#agents = agents;
  }

  /** Adds sums in the order of members and times. */
  add(sums: readonly MemberSum[]): void {
    const lines = new Map<number, string>();
    for (const { member, termsAtMs, correctsMs, stake, payout } of sums) {
      const nearest = this.#upwards(member).find((each) => this.#agents.has(each));
      if (nearest !== undefined)
        lines.set(
          nearest,
          `${lines.get(nearest) ?? ''}${member} ${termsAtMs} ${correctsMs ?? ''} ${stake} ${payout}\n`,
        );
    }
    for (const [agent, text] of lines) {
      let hash = this.#own.get(agent);
      if (!hash) this.#own.set(agent, (hash = createHash('sha256')));
      hash.update(text);
    }
  }

  /** Returns the digest of each bill, in their order. Nothing can be added afterwards. */
  digests(startMs: Millis, bills: readonly WindowBill[]): string[] {
    const teams = this.#teams();
    return bills.map(({ contract, figures, tier, carriedIn, corrections }) =>
      createHash('sha256')
        .update(JSON.stringify([contract.id, contract.terms, startMs, figures, tier, String(carriedIn)]))
        .update(JSON.stringify(corrections.map((each) => [each.contract.id, each.correctsMs, String(each.exact)])))
        .update(teams.get(contract.agent) ?? '')
        .digest('hex'),
    );
  }

  #teams(): Map<number, Buffer> {
    const nodes = [...this.#agents]
      .sort((a, b) => a - b)
      .map((id) => ({ id, upline: this.#upwards(id).find((each) => each !== id && this.#agents.has(each)) ?? null }));
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
