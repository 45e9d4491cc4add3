import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { OwnMission } from '../../../contract/missions.ts';
import { missionsRequested } from './list.ts';

/** The longest timer of a browser. A longer one would fire at once. */
const LONGEST_MS = 2_147_483_647;
/** The next period's list is asked for this long after the end, so that the server has it. */
const AFTER_MS = 2_000;

/** Requests the list of missions again when the first of their periods has ended. */
export const usePeriodEnd = (list: readonly Pick<OwnMission, 'endsAtMs'>[]): void => {
  const request = useUnit(missionsRequested);
  const ends = list.map(({ endsAtMs }) => endsAtMs).join();
  useEffect(() => {
    const now = Date.now();
    const coming = ends
      .split(',')
      .map(Number)
      .filter((endsAtMs) => endsAtMs > now);
    if (coming.length === 0) return undefined;
    const timer = setTimeout(request, Math.min(Math.min(...coming) - now + AFTER_MS, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [ends, request]);
};
