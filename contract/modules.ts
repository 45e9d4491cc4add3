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
  CHAT_ROOM: { on: false, below: {} },
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

/** The module tree of a merchant. */
export const moduleTree = (states: ModuleStates): SiteModule[] =>
  tops.map(([top, { on, below }]) => {
    const enabled = states[top] ?? on;
    const childrenNodes = (Object.entries(below) as [Below, boolean][]).map(([modId, byDefault]) => ({
      modId,
      enabled: enabled && (states[modId] ?? byDefault),
      childrenNodes: [],
    }));
    return { modId: top, enabled, childrenNodes };
  });

/** The modules of a merchant that are on. */
export const modulesOn = (states: ModuleStates): ModuleId[] =>
  moduleTree(states)
    .flatMap((top) => [top, ...top.childrenNodes])
    .filter(({ enabled }) => enabled)
    .map(({ modId }) => modId as ModuleId);

export const isModuleOn = (states: ModuleStates, id: ModuleId): boolean => modulesOn(states).includes(id);

/** SYS-06: the lotteries of a brand: drawn ones, those drawn at once, all or none. */
export const LOTTERY_TYPES = ['ALL', 'LOTT', 'ELOTT', 'NONE'] as const;

/** The types of game that a merchant offers nobody, by its modules and its lottery type. */
export const closedTypesOf = (states: ModuleStates, lotteryType: string): GameType[] => {
  const on = modulesOn(states);
  return GAME_TYPES.filter(
    (type) =>
      !on.includes(type) || ((type === 'LOTT' || type === 'ELOTT') && lotteryType !== 'ALL' && lotteryType !== type),
  );
};
