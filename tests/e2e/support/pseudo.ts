import type { Page } from '@playwright/test';

/**
 * Shows every text of the page as a long, accented one between brackets, as if in a language whose words are half longer. Figures
 * and their values stay. What is not in brackets on a picture is not a text of the site.
 */
export const speakPseudo = (page: Page, dir: 'ltr' | 'rtl') =>
  page.addInitScript((direction) => {
    const ACCENTED = new Map(
      [...'aceilnorsuyzACEILNORSUYZ'].map((letter, at) => [letter, [...'åçéîļñöŕšûýžÅÇÉÎĻÑÖŔŠÛÝŽ'][at]!]),
    );
    const spoken = (text: string): string => {
      const accented = [...text].map((letter) => ACCENTED.get(letter) ?? letter).join('');
      const more = Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) / 2);
      return `[${accented}${' ẽẽẽẽẽ'.repeat(Math.ceil(more / 6)).slice(0, more)}]`;
    };
    const speak = (node: Node): void => {
      if (node instanceof Text) {
        const text = node.data.trim();
        const isIn = node.parentElement?.closest('script, style, noscript, svg, bdi');
        if (isIn || !/\p{L}{2}/u.test(text) || text.startsWith('[')) return;
        node.data = node.data.replace(text, () => spoken(text));
      } else for (const child of node.childNodes) speak(child);
    };
    document.addEventListener('DOMContentLoaded', () => {
      if (direction === 'rtl') document.documentElement.dir = 'rtl';
      speak(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) if (node instanceof Text || addedNodes.length > 0) speak(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, dir);
