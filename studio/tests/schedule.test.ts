import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockOf } from '../client/clock.ts';
import { timesOfRound, type Times } from '../engines/rounds/schedule.ts';
import { ensureTables } from '../engines/rounds/tables.ts';
import { stepNext } from '../engines/rounds/step.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { readTitle } from '../titles/title.ts';
import { openStudio, TITLES, type StudioServer } from './support/studio-server.ts';

const CLOCK = { at: ['06:30', '18:15'], gmtOffsetMinutes: 420 };
const SLOW: Times = { clock: CLOCK, drawMs: 60_000, showMs: 30_000 };
const drawn = (now: string, table: Times = SLOW): string =>
  new Date(timesOfRound(table, Date.parse(now)).drawsAtMs).toISOString().slice(0, 16);

describe('the times of a draw', () => {
  it('that is made by the clock: bets close before it, and the next one opens after its result was shown', () => {
    expect(timesOfRound(SLOW, Date.parse('2026-11-26T00:00Z'))).toEqual({
      closesAtMs: Date.parse('2026-11-26T11:14Z'),
      drawsAtMs: Date.parse('2026-11-26T11:15Z'),
      nextAtMs: Date.parse('2026-11-26T11:15:30Z'),
    });
  });

  it.each([
    // 23:30 UTC is 06:30 of the next day.
    ['2026-11-26T11:15:30Z', '2026-11-26T23:30'],
    ['2026-11-26T23:27:59Z', '2026-11-26T23:30'],
    ['2026-11-26T23:28:01Z', '2026-11-27T11:15'],
    ['2026-12-31T12:00Z', '2026-12-31T23:30'],
  ])('opened at %s, it is at %s: a draw that bets could not be open for a minute is left out', (now, at) => {
    expect(drawn(now)).toBe(at);
  });

  it.each([
    ['2026-11-26T00:00Z', '2026-11-28T11:15'],
    ['2026-11-28T11:15:30Z', '2026-12-05T11:15'],
  ])('on Saturdays only: opened at %s, it is at %s', (now, at) => {
    expect(drawn(now, { ...SLOW, clock: { ...CLOCK, at: ['18:15'], days: [6] } })).toBe(at);
  });

  it('that is made each few minutes does not depend on the clock', () => {
    expect(timesOfRound({ openMs: 45_000, drawMs: 3_000, showMs: 12_000 }, 1_000)).toEqual({
      closesAtMs: 46_000,
      drawsAtMs: 49_000,
      nextAtMs: 61_000,
    });
  });

  it('is counted down in minutes and hours', () =>
    expect([7, 750, 93_605].map(clockOf)).toEqual(['0:07', '12:30', '26:00:05']));
});

describe('a title with draws by the clock', () => {
  const { family, written, ...galaxy } = TITLES.get('galaxy-five')!;
  const file = { ...galaxy, family: family.name, params: written };
  const read = (table: object) => () =>
    readTitle('galaxy-five.json', {
      ...Object.fromEntries(
        ['id', 'nodeId', 'vendor', 'type', 'class', 'names', 'stakes', 'minRoundMs', 'theme', 'family', 'params'].map(
          (key) => [key, file[key as keyof typeof file]],
        ),
      ),
      table,
    });

  it.each([
    [{ drawMs: 0, showMs: 0 }, 'galaxy-five.json: table: has openMs or a clock.'],
    [{ drawMs: 0, showMs: 0, openMs: 1_000, clock: CLOCK }, 'galaxy-five.json: table: has openMs or a clock.'],
    [{ drawMs: 0, showMs: 0, clock: { ...CLOCK, at: ['24:00'] } }, 'must be a time such as 18:15'],
    [{ drawMs: 0, showMs: 0, clock: { ...CLOCK, at: ['18:00', '06:00'] } }, 'must rise'],
  ])('%j is refused', (table, message) => expect(read(table)).toThrow(message));

  let server: StudioServer;
  const table: LoadedTitle = { ...TITLES.get('galaxy-five')!, id: 'slow', vendor: 'STUDIO', table: SLOW };
  beforeEach(async () => {
    const others = [...TITLES].filter(([, title]) => title.table === undefined);
    server = await openStudio([], new Map([...others, [table.id, table]]));
    server.platform.wallet.game = table.id;
    await ensureTables(server.studio);
  });
  afterEach(() => server.close());

  it('opens its rounds until the next draw, one after the other', async () => {
    const rounds = async () =>
      (await server.db.query<{ draws_at: Date; opens_at: Date }>(`select * from table_round order by number`)).rows;
    const [first] = await rounds();
    expect(first!.draws_at.getTime()).toBe(timesOfRound(SLOW, first!.opens_at.getTime()).drawsAtMs);
    for (let steps = 0; steps < 4; steps += 1) {
      await server.db.query(`update table_round set due_at = clock_timestamp() where due_at is not null`);
      await stepNext(server.studio);
    }
    const [, second] = await rounds();
    expect(second!.draws_at.getTime()).toBe(timesOfRound(SLOW, second!.opens_at.getTime()).drawsAtMs);
  });
});
