import { BANNER_THEMES, drawBanner } from '../../../../art/banner.ts';
import { drawMerchantMark, drawFavicon } from '../../../../art/merchant-mark.ts';
import type { DemoGame } from '../../../../art/catalogue.ts';
import { DEMO_GAMES, DEMO_VENDORS } from '../../../../art/catalogue.ts';
import type { GameSpec } from '../../../../art/game.ts';
import { drawGame } from '../../../../art/game.ts';
import { drawAgeLimit, drawAvatar, drawEntryTile, drawPromotion, PROMOTION_KINDS } from '../../../../art/pictures.ts';
import type { Shape } from '../../../../art/scene.ts';
import { drawSymbol, SYMBOL_NAMES } from '../../../../art/symbols.ts';
import { drawVendorLogo } from '../../../../art/vendor-logo.ts';

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
