import type { Page } from '@playwright/test';

/**
 * Texts of a page that are cut: wider than a place that hides the rest without an ellipsis, or with ink above or below a place that
 * hides it (tall scripts); and `the page scrolls sideways` where it does.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const root = document.scrollingElement!;
    if (root.scrollWidth > innerWidth + 1) found.add('the page scrolls sideways');
    const ink = document.createElement('canvas').getContext('2d')!;
    const hides = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'hidden' || style[axis] === 'clip';
    const scrolls = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'auto' || style[axis] === 'scroll';
    /** The nearest place around a text that hides what is outside of it; none where the reader can scroll to it. */
    const placeOf = (element: Element, axis: 'overflowX' | 'overflowY'): Element | null => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (hides(style, axis)) return each;
        if (scrolls(style, axis)) return null;
      }
      return null;
    };
    /** Hidden, for assistive technology alone, decoration, or moved through its place: notices, slides, rolling figures. */
    const isMeantToBeHidden = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (style.visibility === 'hidden' || style.opacity === '0' || width < 3 || height < 3) return true;
      if (element.closest('[aria-hidden="true"], [inert]')) return true;
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { clipPath, transform, webkitLineClamp } = getComputedStyle(each);
        if (clipPath !== 'none' || transform !== 'none' || webkitLineClamp !== 'none') return true;
        if (hides(getComputedStyle(each), 'overflowX')) return false;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const element = node.parentElement!;
      if (text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName) || !element.checkVisibility()) continue;
      if (isMeantToBeHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(element);
      ink.font = style.font;
      const measured = ink.measureText(text);
      for (const line of range.getClientRects()) {
        const across = placeOf(element, 'overflowX');
        const box = across?.getBoundingClientRect();
        // A line that is wholly above or below its place is hidden on purpose.
        const isBeside = box !== undefined && line.top < box.bottom && line.bottom > box.top;
        const isCut = isBeside && box.width > 2 && (line.right > box.right + 1.5 || line.left < box.left - 1.5);
        const isEllipsis = across && getComputedStyle(across).textOverflow === 'ellipsis';
        if (isCut && !isEllipsis && !across!.matches('[role="marquee"], [aria-roledescription]'))
          found.add(`too wide: ${text.slice(0, 60)}`);
        const down = placeOf(element, 'overflowY')?.getBoundingClientRect();
        if (!down || down.height < 3 || line.bottom < down.top || line.top > down.bottom) continue;
        const top = line.top + measured.fontBoundingBoxAscent - measured.actualBoundingBoxAscent;
        const bottom = line.bottom - measured.fontBoundingBoxDescent + measured.actualBoundingBoxDescent;
        const isWhole = line.top >= down.top - 24 && line.bottom <= down.bottom + 24;
        if (isWhole && (top < down.top - 1 || bottom > down.bottom + 1)) found.add(`too high: ${text.slice(0, 60)}`);
      }
    }
    return [...found];
  });
