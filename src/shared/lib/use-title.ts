import { useEffect } from 'react';

/** The document's own title for a route (NAV-12); the brand stands behind it. */
export const useTitle = (title: string, brand: string): void => {
  useEffect(() => {
    document.title = title === brand || !title ? brand : `${title} · ${brand}`;
  }, [title, brand]);
};
