import { expect, it } from 'vitest';
import { FillingWindow } from '../../../server/domains/salary/engine/filling-window.ts';
import type { Contract } from '../../../server/domains/salary/engine/window-parts.ts';
import { termsOf } from './world.ts';

const contractOf = (agent: number): Contract => ({
  id: agent,
  agent,
  terms: termsOf(1, { activeFrom: 10 }),
  fromMs: 0,
  untilMs: null,
});
const bet = (termsAtMs: number, stake: number) => ({ member: 5, termsAtMs, correctsMs: null, stake, payout: 0 });

it('[AGT-05] a member who moved within a window counts for each agent by the bets made in its team', () => {
  /** Below 2 before 300, and below 3 from then on; 1 is above both. */
  const upwards = (member: number, atMs: number) => {
    if (member === 1) return [1];
    if (member !== 5) return [member, 1];
    return atMs < 300 ? [5, 2, 1] : [5, 3, 1];
  };
  const window = new FillingWindow(upwards, [1, 2, 3].map(contractOf));
  window.add(bet(0, 6));
  window.add(bet(300, 6));
  const figures = (agent: number) => window.earned().find(({ contract }) => contract.agent === agent)?.figures;
  expect(figures(1)).toMatchObject({ turnover: 12, active: 1 });
  expect(figures(2)).toMatchObject({ turnover: 6, active: 0 });
  expect(figures(3)).toMatchObject({ turnover: 6, active: 0 });
  window.add(bet(300, 5));
  expect([figures(1)?.active, figures(2)?.active, figures(3)?.active]).toEqual([1, 0, 1]);
});
