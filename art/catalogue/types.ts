import type { GameType, Names } from '../../contract/primitives.ts';
import { namesOf, type UntitledCode } from './names/index.ts';

export interface DemoVendor {
  code: string;
  name: string;
  /** The game types that it delivers, the main one first. */
  gameTypes: readonly GameType[];
}

export interface DemoGame {
  nodeId: string;
  gameCode: string;
  vendor: string;
  gameType: GameType;
  classify: string;
  /** A name of motifs.json, with its material after a colon if it is not the default. */
  motif: string;
  /** Names by language. The picture shows the English one. */
  names: Names;
  isHot: boolean;
  isNew: boolean;
  /** Opens the list of its vendor's other games of this type. */
  holdsOthers: boolean;
}

/** node id, vendor, class, motif, code, marks (H hot, N new, V holds others). */
export type GameRow = readonly [string, string, string, string, UntitledCode, string?];

/** Builds the games of one type from their rows. */
export function gamesOf(gameType: GameType, rows: readonly GameRow[]): DemoGame[] {
  return rows.map(([nodeId, vendor, classify, motif, gameCode, marks = '']) => ({
    nodeId,
    gameCode,
    vendor,
    gameType,
    classify,
    motif,
    names: namesOf(gameCode),
    isHot: marks.includes('H'),
    isNew: marks.includes('N'),
    holdsOthers: marks.includes('V'),
  }));
}
