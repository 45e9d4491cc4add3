import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

const titled = createEvent<string>();
/** The newest title, where it was another before: a browser reads out only that of a page it loads. */
export const $newTitle = createStore('').on(titled, (_, title) => title);

/** The document's own title for a route (NAV-12); the brand stands behind it. */
export const useTitle = (title: string, brand: string): void => {
  const tell = useUnit(titled);
  const full = title === brand || !title ? brand : `${title} · ${brand}`;
  useEffect(() => {
    if (document.title === full) return;
    document.title = full;
    tell(full);
  }, [full, tell]);
};
