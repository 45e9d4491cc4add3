import type { BrowserContext } from '@playwright/test';

/** The site's greeting stands in the way of whatever a story is about; stories of the greeting itself say so. */
export const withoutGreeting = (context: BrowserContext) =>
  context.addInitScript(() => {
    // A frame of somebody else's may have no storage at all.
    if (window !== top) return;
    for (const flag of ['ANONYMOUS_POPUP', 'USER_POPUP']) sessionStorage.setItem(flag, 'closed');
  });
