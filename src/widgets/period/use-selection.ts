import type { StoreValue } from 'effector';
import { useUnit } from 'effector-react';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { $site } from '../../entities/site/index.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { daysIn, todayThere } from './selection.ts';

/** Looks again, so that an open page goes on to the next day; the same day renders nothing. */
const everySecond = (look: () => void) => {
  const looking = setInterval(look, 1_000);
  return () => clearInterval(looking);
};

/**
 * The server's time. Before the connection tells it, it is that of the site info and what passed since: this device's own clock
 * may be a year wrong, and reports are asked for at once.
 */
const serverNow = (
  { serverOffsetMs, lastHeartbeatAtMs }: StoreValue<typeof $connection>,
  siteAtMs: number | undefined,
): number => {
  const isKnown = serverOffsetMs !== null && (serverOffsetMs !== 0 || lastHeartbeatAtMs !== null);
  return isKnown || siteAtMs === undefined ? Date.now() + (serverOffsetMs ?? 0) : siteAtMs + performance.now();
};

/** The selection in the address: its days, today's date at the merchant by the server's clock, and how to change a part of it. */
export const useSelection = (max?: number) => {
  const [search, setSearch] = useSearchParams();
  const { site, connection } = useUnit({ site: $site, connection: $connection });
  const today = useSyncExternalStore(everySecond, () =>
    todayThere(serverNow(connection, site?.serverTimeMs), site?.brand.timeZone ?? 'UTC'),
  );
  const days = useMemo(() => daysIn(search, max), [search, max]);
  const choose = (parts: Record<string, string | undefined>) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(parts)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { search, days, today, choose };
};
