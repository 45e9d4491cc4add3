import { svg } from '../dom.ts';

/** Outlines of the stage's own icons, 24 × 24. */
const PATHS = {
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

/** Draws an icon in the colour of the text; the button beside it has the name. */
export function icon(name: keyof typeof PATHS): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', class: `icon ${name}`, 'aria-hidden': 'true' },
    svg('path', { d: PATHS[name] }),
  );
}
