/** Three tones of a vendor's light: shadow, body and lamp. */
export interface Mood {
  deep: string;
  mid: string;
  glow: string;
}

const moods = (...rows: string[]): Mood[] =>
  rows.map((row) => {
    const [deep = '', mid = '', glow = ''] = row.split(' ');
    return { deep, mid, glow };
  });

/** Two or three moods per vendor. A game uses one and mixes in some of another. */
export const VENDOR_MOODS = {
  STUDIO: moods('#06231b #177a58 #ffdf9a', '#0c1f2b #2a6a78 #ffe0a3', '#10240c #4f7a1e #ffe59a'),
  JL: moods('#2b0409 #c0202f #ffb650', '#2e0c02 #d2601a #ffdd66', '#250320 #a8125e #ff9a70'),
  BG: moods('#051238 #2352d6 #8ad6ff', '#0c0c44 #4340dc #9cc0ff', '#02263f #1088c6 #90f4ff'),
  PG: moods('#1c0a36 #7f3fd0 #ffbde8', '#2c0a30 #ba3fa2 #ffd6dc', '#12103f #524bd4 #d0c0ff'),
  JDB: moods('#03240f #15943f #f6f47e', '#102805 #66a815 #fff594', '#022622 #0d9684 #bcffb8'),
  SS: moods('#0b1822 #3f7394 #d0f2ff', '#141a2b #5a6ca0 #e2ecff', '#0a1f20 #2c8c90 #c0fff6'),
  PP: moods('#36052e #e83493 #ffd75a', '#38120a #f4722c #ffef7a', '#2c0a44 #ae44ee #ffa4e0'),
  KIRIN: moods('#26060b #8c1c28 #ffd584', '#1e1404 #84601a #ffe59c', '#0a1d14 #1f6a42 #ffdf9c'),
  TIDE: moods('#022440 #0c80b6 #86fbec', '#012e34 #0aa698 #beffee', '#0b1a4e #2f62e4 #98e0ff'),
  EG3: moods('#051a0f #16753f #f4df98', '#0a2416 #1f8c52 #fff0b0'),
  EG4: moods('#22050e #981a3c #ffd2a0', '#2b0718 #b02a5c #ffd9c0'),
  EG7: moods('#0b0a20 #42369a #dcc4ff', '#0a1430 #2b4aa8 #c8dcff'),
  LOTUS: moods('#260a22 #a02f78 #ffd0e2', '#0c2026 #1d7c86 #ffd9cf'),
  PITCH: moods('#05200c #1f9c3e #efff9c', '#07182f #1f6ad0 #c4ecff', '#2e0e06 #d2521f #ffd894'),
  GRID: moods('#0c0426 #6222e0 #3ff4ff', '#031524 #0b74ba #ff5ee0', '#17021f #b412aa #70ffbe'),
  TCG_LOTTO_VN: moods('#300505 #cc1f1f #ffe658', '#330a02 #d8481a #fff08a'),
  TCG_SEA: moods('#042a30 #12a2a8 #ffc0a6', '#2f1208 #d86a3a #ffe7a0'),
  LOTT: moods('#0c1748 #3458e0 #ffe894', '#240c44 #7a38d0 #ffd9f0'),
  QDRAW: moods('#06202f #0b8ecc #84fff0', '#041f1c #0a9c78 #c8ff8a'),
  SPUR: moods('#2d0f03 #c2500f #ffd768', '#290707 #a61f16 #ffc45a', '#1f1405 #8c6414 #ffe68a'),
} as const satisfies Record<string, readonly Mood[]>;
