// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FamilyView } from '../client/family-view.ts';
import { loadI18n } from '../client/i18n/index.ts';
import { createPresenter } from '../client/presenter.ts';
import type { Stage } from '../client/stage.ts';
import type { RoundView } from '../protocol.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => void vi.useRealTimers());

const round = {
  id: 'r1',
  status: 'closed',
  stake: 200,
  win: 60,
  jackpot: false,
  jackpotAmount: null,
  currency: 'USD',
  exponent: 2,
  moves: ['first', 'second'],
  outcome: 'end',
} as unknown as RoundView;
const STEPS = [
  { stake: 100, outcome: 'dealt' },
  { stake: 100, outcome: 'after the first' },
  { stake: 200, outcome: 'end' },
];

/** A presenter of a family that notes what it was given. */
async function opened() {
  const presented: RoundView[] = [];
  const ends: RoundView[] = [];
  const family = {
    present: (shown: RoundView) => Promise.resolve(void presented.push(shown)),
    show: (shown: RoundView) => void ends.push(shown),
  } as unknown as FamilyView;
  const plate = document.createElement('p');
  const stage = {
    plate,
    setPlate: (text: string) => (plate.textContent = text),
    speak: () => undefined,
    stage: document.createElement('section'),
  } as unknown as Stage;
  return { presenter: createPresenter(stage, family, await loadI18n('EN')), presented, ends, plate };
}
const briefly = ({ status, stake, win, moves, outcome }: RoundView) => ({ status, stake, win, moves, outcome });

describe('[PP-25] a replay', () => {
  it('shows the bet and then each move as the player saw it, and the result at the end only', async () => {
    const { presenter, presented, plate } = await opened();
    const done = presenter.replay(round, STEPS);
    await vi.advanceTimersByTimeAsync(100);
    expect([presented.length, plate.textContent]).toEqual([1, '']);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(presented.map(briefly)).toEqual([
      { status: 'waiting', stake: 100, win: null, moves: [], outcome: 'dealt' },
      { status: 'waiting', stake: 100, win: null, moves: ['first'], outcome: 'after the first' },
      { status: 'closed', stake: 200, win: 60, moves: ['first', 'second'], outcome: 'end' },
    ]);
    expect(plate.textContent).toContain('0.60');
  });

  it('of 200 shots takes at most twelve seconds', async () => {
    const { presenter, presented } = await opened();
    void presenter.replay(
      round,
      Array.from({ length: 201 }, () => STEPS[0]!),
    );
    await vi.advanceTimersByTimeAsync(12_000);
    expect(presented).toHaveLength(201);
  });

  it('is skipped to its end', async () => {
    const { presenter, presented, ends } = await opened();
    const done = presenter.replay(round, STEPS);
    await vi.advanceTimersByTimeAsync(100);
    presenter.skip();
    await vi.advanceTimersByTimeAsync(600);
    await done;
    expect(presented).toHaveLength(1);
    expect(ends.at(-1)).toBe(round);
  });

  it('of a round whose steps are not known shows its end', async () => {
    const { presenter, presented } = await opened();
    await presenter.replay(round, []);
    expect(presented).toEqual([round]);
  });
});
