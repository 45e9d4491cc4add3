import type { BrowserContext } from '@playwright/test';

/** Suppresses the announcements popup, which would cover other tests' pages; tests of the popup itself do not call this. */
export const withoutGreeting = (context: BrowserContext) =>
  context.addInitScript(() => {
    // A frame of another origin may have no storage.
    if (window !== top) return;
    for (const flag of ['ANONYMOUS_POPUP', 'USER_POPUP']) sessionStorage.setItem(flag, 'closed');
  });
