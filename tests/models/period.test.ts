import { describe, expect, it } from 'vitest';
import { daysIn, daysOf, hasWrongDays, presetOf, presetsFor, todayThere } from '../../src/widgets/period/selection.ts';

describe('[AGT-04] [MEM-03] the presets of a period', () => {
  // A Thursday in the second half of a month.
  const today = '2026-11-26';

  it.each([
    ['today', today, '2026-11-26', '2026-11-26'],
    ['yesterday', today, '2026-11-25', '2026-11-25'],
    ['thisWeek', today, '2026-11-23', '2026-11-26'],
    ['lastWeek', today, '2026-11-16', '2026-11-22'],
    ['week', today, '2026-11-20', '2026-11-26'],
    ['thisHalf', today, '2026-11-16', '2026-11-26'],
    ['lastHalf', today, '2026-11-01', '2026-11-15'],
    ['month30', today, '2026-10-28', '2026-11-26'],
    ['month', today, '2026-11-01', '2026-11-26'],
    ['lastMonth', today, '2026-10-01', '2026-10-31'],
    // A week begins on Monday, also for a Sunday.
    ['thisWeek', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['lastWeek', '2026-11-30', '2026-11-23', '2026-11-29'],
    // Before the 16th, the last half month lies in the month before, which ends on its own last day.
    ['thisHalf', '2026-03-15', '2026-03-01', '2026-03-15'],
    ['lastHalf', '2026-03-15', '2026-02-16', '2026-02-28'],
    ['lastHalf', '2026-01-01', '2025-12-16', '2025-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ] as const)('%s of %s are the days %s to %s', (preset, on, from, to) => {
    expect(daysOf(preset, on)).toEqual({ from, to });
  });

  it('are by the merchant’s time', () => {
    const ms = Date.parse('2026-11-30T22:30:00Z');
    expect(['America/Panama', 'UTC', 'Asia/Singapore'].map((zone) => todayThere(ms, zone))).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2026-12-01',
    ]);
    expect(daysOf('lastMonth', todayThere(ms, 'Asia/Singapore'))).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });

  it('are only those that the record accepts', () => {
    expect(presetsFor(today, { all: true })).toHaveLength(12);
    expect(presetsFor(today, { max: 15 })).toEqual([
      ...['today', 'yesterday', 'thisWeek', 'lastWeek', 'week', 'thisHalf', 'lastHalf', 'custom'],
    ]);
    // The month before had 31 days.
    expect(presetsFor(today, { max: 30 })).not.toContain('lastMonth');
  });

  it('are found again from the address; of several with the same days, the chosen one', () => {
    for (const preset of presetsFor(today).filter((each) => each !== 'custom'))
      expect(presetOf(daysOf(preset as 'today', today), today, preset)).toBe(preset);
    const first = '2026-06-01';
    expect(presetOf(daysOf('month', first), first)).toBe('today');
    expect(presetOf(daysOf('month', first), first, 'month')).toBe('month');
    expect(presetOf({ from: '2026-11-02', to: '2026-11-03' }, today, 'month')).toBe('custom');
    expect(presetOf(null, today)).toBe('all');
  });
});

describe('[MEM-03] the days of an address', () => {
  it.each([
    ['from=2026-02-01&to=2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
    ['from=2028-02-29&to=2028-02-29', { from: '2028-02-29', to: '2028-02-29' }],
    ['from=2026-02-30&to=2026-03-01', null],
    ['from=2026-02-01&to=2026-02-30', null],
    ['from=2026-13-01&to=2026-13-02', null],
    ['from=2026-03-02&to=2026-03-01', null],
    ['from=0000-00-00&to=x', null],
    ['from=0000-01-01&to=0000-01-02', null],
    ['from=9999-99-99&to=9999-99-99', null],
    ['from=2026-03-01', null],
  ])('%s', (address, days) => {
    const search = new URLSearchParams(address);
    expect([daysIn(search), hasWrongDays(search)]).toEqual([days, days === null]);
  });

  it('are none, and none is wrong, in an address without', () => {
    const search = new URLSearchParams('type=SLOT');
    expect([daysIn(search), hasWrongDays(search)]).toEqual([null, false]);
  });
});
