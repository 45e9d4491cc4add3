/** The demo's vendors and games as data, used for the demo seed and its pictures. A title is written once, in the Studio. */
import { GAME_TYPES } from '../contract/primitives.ts';
import { listTitles, type ListedTitle } from '../studio/titles/list.ts';
import type { DemoGame } from './catalogue/types.ts';
import { UNTITLED } from './catalogue/untitled.ts';

export type { DemoGame } from './catalogue/types.ts';
export { DEMO_VENDORS } from './catalogue/vendors.ts';

const gameOf = ({ id, nodeId, vendor, type, class: classify, names, hot, fresh, theme }: ListedTitle): DemoGame => ({
  nodeId,
  gameCode: id,
  vendor,
  gameType: type,
  classify,
  motif: theme.motif,
  names,
  isHot: hot,
  isNew: fresh,
  holdsOthers: false,
});

/** By type, then by number. */
const inOrder = (a: DemoGame, b: DemoGame): number =>
  GAME_TYPES.indexOf(a.gameType) - GAME_TYPES.indexOf(b.gameType) || Number(a.nodeId) - Number(b.nodeId);

/** Every demo game. A node id, once given, belongs to its game for good. */
export const DEMO_GAMES: readonly DemoGame[] = [...listTitles().map(gameOf), ...UNTITLED].sort(inOrder);
