import { dayBegin } from '../../../contract/time-zone.ts';
import type { Merchant } from '../../http/viewer.ts';

/** From `from` up to but not including `to`. */
export interface Period {
  from: Date;
  to: Date;
}

const DAY_MS = 86_400_000;

/** The period between two days, both included, of the merchant's time zone; undefined if none was asked for. */
export const periodOf = (
  { brand }: Merchant,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Period | undefined => {
  if (from === undefined || to === undefined) return undefined;
  const begin = (midnightMs: number) => new Date(dayBegin(brand.timeZone, midnightMs));
  return { from: begin(Date.parse(from)), to: begin(Date.parse(to) + DAY_MS) };
};

/** The days of a period by their dates. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS)
    days.push(new Date(ms).toISOString().slice(0, 10));
  return days;
};
