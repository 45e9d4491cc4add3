import { useUnit } from 'effector-react';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { $site } from '../../entities/site/index.ts';
import { $serverOffset } from '../../shared/realtime/runtime.ts';
import { daysIn, todayThere } from './selection.ts';

/** Looks again, so that an open page goes on to the next day; the same day renders nothing. */
const everySecond = (look: () => void) => {
  const looking = setInterval(look, 1_000);
  return () => clearInterval(looking);
};

/** The selection in the address: its days, today's date at the merchant by the server's clock, and how to change a part of it. */
export const useSelection = (most?: number) => {
  const [search, setSearch] = useSearchParams();
  const { site, offsetMs } = useUnit({ site: $site, offsetMs: $serverOffset });
  const today = useSyncExternalStore(everySecond, () =>
    todayThere(Date.now() + offsetMs, site?.brand.gmtOffsetMinutes ?? 0),
  );
  const days = useMemo(() => daysIn(search, most), [search, most]);
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
