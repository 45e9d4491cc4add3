import { describe, expect, it } from 'vitest';
import type { Rate } from '../../../contract/pay-terms.ts';
import { payByDifference, type AgentNode } from '../../../server/domains/salary/engine/difference.ts';
import { PERCENT, MILLION, units } from './support/engine-terms.ts';
import fc from '../../support/fast-check.ts';

describe('the difference between levels', () => {
  /** One path: agent 1 at the top, each following one below the previous. */
  const path = (rates: number[]) => {
    const agents = rates.map((_, index): AgentNode => ({ id: index + 1, upline: index === 0 ? null : index }));
    const pay = payByDifference(agents, new Map([[rates.length, units(1_000_000)]]), (id) => rates[id - 1]! * PERCENT);
    return rates.map((_, index) => Number(pay.get(index + 1)! / MILLION) / 100);
  };

  it('pays each level its rate above the highest rate below it', () => {
    expect(path([15, 12, 8, 5])).toEqual([30_000, 40_000, 30_000, 50_000]);
  });

  it('skips an agent that misses its tier, without stopping the pay below it', () => {
    expect(path([15, 12, 0, 5])).toEqual([30_000, 70_000, 0, 50_000]);
  });

  interface Tree {
    agents: AgentNode[];
    own: Map<number, number>;
    rates: Rate[];
  }
  /** Trees in which a rate may exceed the upline's. */
  const trees = fc
    .array(
      fc.record({
        above: fc.nat(),
        rate: fc.integer({ min: 0, max: 200_000 }),
        own: fc.integer({ min: -500, max: 9_999_999_999 }),
      }),
      {
        minLength: 1,
        maxLength: 40,
      },
    )
    .map((drawn): Tree => ({
      agents: drawn.map(({ above }, index) => ({ id: index, upline: index === 0 ? null : above % index })),
      own: new Map(drawn.map(({ own }, index) => [index, own])),
      rates: drawn.map(({ rate }) => rate),
    }));
  const payOf = ({ agents, own, rates }: Tree) => payByDifference(agents, own, (id) => rates[id]!);
  /** The agent and all agents above it. */
  const upwards = (agents: AgentNode[], from: number): number[] => {
    const up: number[] = [];
    for (let at: number | null = from; at !== null; at = agents[at]!.upline) up.push(at);
    return up;
  };

  it('equals, for each stake, the rate minus the highest below, as the contract words it', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const expected = new Map(tree.agents.map(({ id }) => [id, 0n]));
        for (const [from, stake] of tree.own) {
          let highest = 0;
          for (const agent of upwards(tree.agents, from)) {
            const rate = tree.rates[agent]!;
            expected.set(agent, expected.get(agent)! + BigInt(stake) * BigInt(Math.max(0, rate - highest)));
            highest = Math.max(highest, rate);
          }
        }
        expect(payOf(tree)).toEqual(expected);
      }),
    );
  });

  it('sums, over all levels, to the highest rate on the path times the stake', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const sum = [...payOf(tree).values()].reduce((all, each) => all + each, 0n);
        const due = [...tree.own].reduce((all, [from, stake]) => {
          const highest = Math.max(...upwards(tree.agents, from).map((agent) => tree.rates[agent]!));
          return all + BigInt(stake) * BigInt(highest);
        }, 0n);
        expect(sum).toBe(due);
      }),
    );
  });

  it('does not depend on the order of agents and stakes, or on how a stake is split into bets', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, cut) => {
        const once = payOf(tree);
        const turned = { ...tree, agents: [...tree.agents].reverse(), own: new Map([...tree.own].reverse()) };
        expect(new Map([...payOf(turned)].sort(([a], [b]) => a - b))).toEqual(
          new Map([...once].sort(([a], [b]) => a - b)),
        );
        const part = new Map([...tree.own].map(([id, stake]) => [id, Math.trunc(stake / ((cut % 7) + 1))]));
        const rest = new Map([...tree.own].map(([id, stake]) => [id, stake - part.get(id)!]));
        const [first, second] = [payOf({ ...tree, own: part }), payOf({ ...tree, own: rest })];
        for (const [id, exact] of once) expect(first.get(id)! + second.get(id)!).toBe(exact);
      }),
    );
  });
});
