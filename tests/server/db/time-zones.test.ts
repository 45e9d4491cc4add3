import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt, dayBegin, TimeZone } from '../../../contract/time-zone.ts';
import { differingZones } from '../../../server/domains/merchants/time-zones.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, { size: 2 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

/** Summer time in both halves of the year, midnights that are skipped or come twice, and none. Rules that changed lately are not here. */
const ZONES = [
  ...[
    'UTC',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'America/New_York',
    'America/Havana',
    'America/Santiago',
    'Asia/Beirut',
  ],
  ...['Atlantic/Azores', 'Australia/Sydney', 'Etc/GMT-14'],
];

describe('[SYS-06] the days of a time zone', () => {
  it('are the same in the database and outside it, where summer time begins and ends too', async () => {
    const { rows } = await sql<{ zone: string; day: string; begin: string; at: string }>`
      select zone, day::text as day, in_ms(begin)::text as begin, merchant_day(begin, brand)::text as at
        from unnest(${ZONES}::text[]) as zone
       cross join generate_series(date '2025-01-01', date '2026-12-31', '1 day') as of (day)
       cross join lateral (select jsonb_build_object('timeZone', zone) as brand) as merchant
       cross join lateral (select day_begin(day::date, brand) as begin) as begins`.execute(database.db);
    const differ = rows.filter(({ zone, day, begin, at }) => {
      const date = day.slice(0, 10);
      const ms = dayBegin(zone, Date.parse(date));
      return String(ms) !== begin || at !== date || dayAt(zone, ms) !== date || dayAt(zone, ms - 1) >= date;
    });
    expect(differ.slice(0, 5)).toEqual([]);
    expect(rows).toHaveLength(ZONES.length * 730);
  });

  it('are compared before a merchant has them: rules differ by the year of the server’s and the database’s', async () => {
    expect(await differingZones(database.db, ZONES)).toEqual([]);
    const older = (zone: string, ms: number) => dayBegin(zone === 'Europe/Berlin' ? 'Africa/Lagos' : zone, ms);
    expect(await differingZones(database.db, [...ZONES, 'Asia/Atlantis'], older)).toEqual([
      'Europe/Berlin',
      'Asia/Atlantis',
    ]);
  });

  it('belong to zones that are known, and change by whole hours', () => {
    const accepted = (name: string) => TimeZone.safeParse(name).success;
    expect(
      ['Europe/Berlin', 'Asia/Kathmandu', 'UTC', 'Etc/GMT-3', 'America/Argentina/Ushuaia'].filter(accepted),
    ).toHaveLength(5);
    expect(['Europe/Atlantis', 'europe/berlin', '+02:00', '', 'Australia/Lord_Howe'].filter(accepted)).toEqual([]);
  });
});
