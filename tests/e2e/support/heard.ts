import type { Page } from '@playwright/test';

/** What a screen reader announces by itself, in order: content added to a live region, or added together with one. */
export const heard = async (page: Page) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role=status]:not([aria-live=off]), [role=alert], [aria-live=polite], [aria-live=assertive]';
    const say = (node: Node | null | undefined) => {
      const text = node?.textContent?.trim();
      // An icon and its text arrive as two changes.
      if (text && text !== said.at(-1)) said.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region && (type === 'characterData' || addedNodes.length > 0)) say(region);
        for (const node of region ? [] : addedNodes)
          if (node instanceof Element) [node, ...node.querySelectorAll('*')].filter((it) => it.matches(LIVE)).map(say);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
};
