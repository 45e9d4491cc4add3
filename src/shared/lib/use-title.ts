import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const titled = createEvent<{ title: string; loaded: boolean }>();
const $title = createStore<{ now: string | null; received: string }>({ now: null, received: '' }).on(
  titled,
  (last, { title, loaded }) =>
    last.now === title ? last : { now: title, received: last.now === null && loaded ? '' : title },
);
/** The newest title, but for that of the loaded page. Screen readers announce that one by themselves, and no later one. */
export const $newTitle = $title.map(({ received }) => received);

/** Sets the document title of a route (NAV-12), followed by the brand. */
export const useTitle = (title: string, brand: string): void => {
  const tell = useUnit(titled);
  // By the router's key, because a person may leave the loaded page before it has set its title.
  const loaded = useLocation().key === 'default';
  const full = title === brand || !title ? brand : `${title} · ${brand}`;
  useEffect(() => {
    document.title = full;
    tell({ title: full, loaded });
  }, [full, loaded, tell]);
};
