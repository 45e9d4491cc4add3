import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

const titled = createEvent<string>();
const $title = createStore<{ now: string | null; told: string }>({ now: null, told: '' }).on(titled, (last, now) =>
  last.now === now ? last : { now, told: last.now === null ? '' : now },
);
/** The newest title, once it is another than the first: a browser reads out that of a page it loads, and no later one. */
export const $newTitle = $title.map(({ told }) => told);

/** The document's own title for a route (NAV-12); the brand stands behind it. */
export const useTitle = (title: string, brand: string): void => {
  const tell = useUnit(titled);
  const full = title === brand || !title ? brand : `${title} · ${brand}`;
  useEffect(() => {
    document.title = full;
    tell(full);
  }, [full, tell]);
};
