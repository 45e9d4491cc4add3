import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

const titled = createEvent<string>();
const $title = createStore<{ now: string | null; told: string }>({ now: null, told: '' }).on(titled, (last, now) =>
  last.now === now ? last : { now, told: last.now === null ? '' : now },
);
/** The newest title after the first. Screen readers announce the title of a loaded page, but not later changes. */
export const $newTitle = $title.map(({ told }) => told);

/** Sets the document title of a route (NAV-12), followed by the brand. */
export const useTitle = (title: string, brand: string): void => {
  const tell = useUnit(titled);
  const full = title === brand || !title ? brand : `${title} · ${brand}`;
  useEffect(() => {
    document.title = full;
    tell(full);
  }, [full, tell]);
};
