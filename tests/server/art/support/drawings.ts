import { BANNER_THEMES, drawBanner } from '../../../../server/art/banner.ts';
import { drawMerchantMark, drawFavicon } from '../../../../server/art/merchant-mark.ts';
import type { DemoGame } from '../../../../server/art/catalogue.ts';
import { DEMO_GAMES, DEMO_VENDORS } from '../../../../server/art/catalogue.ts';
import type { GameSpec } from '../../../../server/art/game.ts';
import { drawGame } from '../../../../server/art/game.ts';
import {
  drawAgeLimit,
  drawAvatar,
  drawEntryTile,
  drawPromotion,
  PROMOTION_KINDS,
} from '../../../../server/art/pictures.ts';
import type { Shape } from '../../../../server/art/scene.ts';
import { drawSymbol, SYMBOL_NAMES } from '../../../../server/art/symbols.ts';
import { drawVendorLogo } from '../../../../server/art/vendor-logo.ts';

export const specOf = (game: DemoGame, shape: Shape = 'tile'): GameSpec => ({
  nodeId: game.nodeId,
  gameType: game.gameType,
  classify: game.classify,
  vendor: game.vendor,
  title: game.names.EN,
  motif: game.motif,
  shape,
});
export const tiles = DEMO_GAMES.map((game) => drawGame(specOf(game)));
export const wides = DEMO_GAMES.map((game) => drawGame(specOf(game, 'wide')));
export const others = [
  ...BANNER_THEMES.flatMap((theme) => [false, true].map((mirror) => drawBanner({ seed: 'a', theme, mirror }))),
  ...PROMOTION_KINDS.map((kind) => drawPromotion({ seed: 'a', kind })),
  ...DEMO_VENDORS.map(({ code, name }) => drawVendorLogo({ vendor: code, name })),
  ...(['LIVE', 'RNG', 'FISH'] as const).map(drawEntryTile),
  ...([18, 21] as const).map(drawAgeLimit),
  ...['m1', 'm2', 'm3', 'm4'].map(drawAvatar),
  ...SYMBOL_NAMES.map(drawSymbol),
  drawMerchantMark(),
  drawFavicon(),
];
export const all = [...tiles, ...wides, ...others];
