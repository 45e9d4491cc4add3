export type DemoGameType = 'RNG' | 'LIVE' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT' | 'COCKFIGHT';

export interface DemoVendor {
  code: string;
  name: string;
  /** The types it delivers, chief one first. */
  gameTypes: readonly DemoGameType[];
}

export interface DemoGame {
  nodeId: string;
  gameCode: string;
  vendor: string;
  gameType: DemoGameType;
  classify: string;
  /** A name of motifs.json, with its stuff after a colon where it is not the usual one. */
  motif: string;
  /** Names by language; the lettering of the picture is the English one. */
  names: { EN: string; CN: string; AR: string };
  isHot: boolean;
  isNew: boolean;
  /** Opens the list of its vendor's other games of its type. */
  holdsOthers: boolean;
}

/** vendor, class, motif, English, Chinese, Arabic, marks (H hot, N new, V holds others). */
export type GameRow = readonly [string, string, string, string, string, string, string?];

/** Builds the games of one type. Rows are only ever appended: the place of a row gives its node id. */
export function gamesOf(gameType: DemoGameType, base: number, rows: readonly GameRow[]): DemoGame[] {
  return rows.map(([vendor, classify, motif, EN, CN, AR, marks = ''], i) => ({
    nodeId: String(base + i),
    gameCode: EN.toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    vendor,
    gameType,
    classify,
    motif,
    names: { EN, CN, AR },
    isHot: marks.includes('H'),
    isNew: marks.includes('N'),
    holdsOthers: marks.includes('V'),
  }));
}
