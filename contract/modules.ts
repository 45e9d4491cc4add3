import { GAME_TYPES, type GameType } from './primitives.ts';
import type { SiteModule } from './site.ts';

/** Whether each part is on where the merchant has not said otherwise. */
const types = Object.fromEntries(GAME_TYPES.map((type) => [type, true])) as Record<GameType, true>;

/**
 * SYS-04, SYS-05: the white-label module tree. A module is on if it and the module above it are. A game type that is off is
 * offered to nobody.
 */
const TREE = {
  GAMES: { on: true, below: { ...types, FREE_PLAY: false } },
  MEMBERS: { on: true, below: { FORCED_PASSWORD_CHANGE: false, TRANSFER_UPLINE: false } },
  CHAT_ROOM: { on: false, below: { CHAT_RAIN: false } },
  REBATE: { on: false, below: {} },
} as const;

type Top = keyof typeof TREE;
type Below = { [T in Top]: keyof (typeof TREE)[T]['below'] }[Top];
export type ModuleId = Top | Below;

const tops = Object.entries(TREE) as [Top, { on: boolean; below: Partial<Record<Below, boolean>> }][];

/** Every module, each with those below it. */
export const MODULES = tops.flatMap(([top, { below }]) => [top, ...Object.keys(below)]) as [ModuleId, ...ModuleId[]];

/** The modules that a merchant switched, by their names. */
export type ModuleStates = Partial<Record<ModuleId, boolean>>;

/** Each module's own default, and the module above it. */
const PLACES = Object.fromEntries(
  tops.flatMap(([top, { on, below }]) => [
    [top, { on, top }],
    ...Object.entries(below).map(([id, byDefault]) => [id, { on: byDefault, top }] as const),
  ]),
) as Record<ModuleId, { on: boolean; top: Top }>;

const isOwnOn = (states: ModuleStates, id: ModuleId): boolean => states[id] ?? PLACES[id].on;

/** Whether a module and the one above it are on. */
export const isModuleOn = (states: ModuleStates, id: ModuleId): boolean =>
  isOwnOn(states, id) && isOwnOn(states, PLACES[id].top);

/** The modules of a merchant that are on. */
export const modulesOn = (states: ModuleStates): ModuleId[] => MODULES.filter((id) => isModuleOn(states, id));

/** The module tree of a merchant. */
export const moduleTree = (states: ModuleStates): SiteModule[] => {
  const node = (modId: ModuleId) => ({ modId, enabled: isModuleOn(states, modId) });
  return tops.map(([top, { below }]) => ({
    ...node(top),
    childrenNodes: (Object.keys(below) as Below[]).map((each) => ({ ...node(each), childrenNodes: [] })),
  }));
};

/** SYS-06: the lotteries of a brand: drawn ones, those drawn at once, all or none. */
export const LOTTERY_TYPES = ['ALL', 'LOTT', 'ELOTT', 'NONE'] as const;

/** The types of game that a merchant offers nobody, by its modules and its lottery type. */
export const closedTypesOf = (states: ModuleStates, lotteryType: string): GameType[] =>
  GAME_TYPES.filter(
    (type) =>
      !isModuleOn(states, type) ||
      ((type === 'LOTT' || type === 'ELOTT') && lotteryType !== 'ALL' && lotteryType !== type),
  );
