import { BANNER_STAGES } from './banners/stages.ts';
import { shade } from './colour.ts';
import { createScene } from './scene.ts';
import { document } from './svg.ts';

export type BannerTheme = keyof typeof BANNER_STAGES;
export const BANNER_THEMES = Object.keys(BANNER_STAGES) as BannerTheme[];

const [WIDTH, HEIGHT] = [1280, 480];
/** The subject is centred here, so that the start 45 % stay calm and a 3:2 crop at the end keeps the subject. */
const FOCUS_X = 930;

/**
 * Draws a banner, 1280 × 480, with a calm dark background at the start for text. `mirror` places the subject at the left for
 * right-to-left pages; nothing is flipped, so numbers stay readable.
 */
export function drawBanner({
  seed,
  theme,
  mirror = false,
}: {
  seed: string;
  theme: BannerTheme;
  mirror?: boolean;
}): string {
  const { draw, vendor } = BANNER_STAGES[theme];
  const base = createScene(`banner/${theme}/${seed}`, vendor, 'wide');
  const mood = base.look.moods[0]!;
  const s = { ...base, mood, w: WIDTH, h: HEIGHT, cx: mirror ? WIDTH - FOCUS_X : FOCUS_X, cy: 220, unit: 1.5 };
  const dark = shade(mood.deep, -0.3);
  const calm = s.sheet.linear(
    [
      [0, dark, 0.94],
      [0.34, dark, 0.92],
      [0.5, dark, 0.5],
      [0.66, dark, 0],
      [1, dark, 0],
    ],
    mirror ? [1, 0, 0, 0] : [0, 0, 1, 0],
  );
  const foot = s.sheet.linear([
    [0, dark, 0],
    [1, dark, 0.7],
  ]);
  const body =
    draw(s) +
    `<rect y="360" width="${WIDTH}" height="120" fill="${foot}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="${calm}"/>`;
  return document(WIDTH, HEIGHT, theme, s.sheet, body);
}
