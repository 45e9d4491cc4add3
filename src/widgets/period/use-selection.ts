import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { $site } from '../../entities/site/index.ts';
import { daysIn, todayThere } from './selection.ts';

/** The selection in the address: its days, today's date at the merchant, and how to change a part of it. */
export const useSelection = (most?: number) => {
  const [search, setSearch] = useSearchParams();
  const site = useUnit($site);
  const [openedAtMs] = useState(() => Date.now());
  const today = todayThere(openedAtMs, site?.brand.gmtOffsetMinutes ?? 0);
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
