import { baccarat } from './baccarat/index.ts';
import { baccaratSolo } from './baccarat-solo/index.ts';
import { bingo75 } from './bingo-75/index.ts';
import { blackjack } from './blackjack/index.ts';
import { blackjackSolo } from './blackjack-solo/index.ts';
import { casinoHoldem } from './casino-holdem/index.ts';
import { casinoHoldemSolo } from './casino-holdem-solo/index.ts';
import { coin } from './coin/index.ts';
import { crash } from './crash/index.ts';
import { dice } from './dice/index.ts';
import { dragonTiger } from './dragon-tiger/index.ts';
import type { AnyFamily } from './family.ts';
import { fourD } from './4d/index.ts';
import { fish } from './fish/index.ts';
import { hiLo } from './hi-lo/index.ts';
import { k3 } from './k3/index.ts';
import { keno } from './keno/index.ts';
import { lhc } from './lhc/index.ts';
import { linesSlot } from './lines-slot/index.ts';
import { lotto } from './lotto/index.ts';
import { mines } from './mines/index.ts';
import { minute5 } from './minute-5/index.ts';
import { pick3 } from './pick-3/index.ts';
import { pick4 } from './pick-4/index.ts';
import { pk10 } from './pk10/index.ts';
import { plinko } from './plinko/index.ts';
import { roulette } from './roulette/index.ts';
import { rouletteSolo } from './roulette-solo/index.ts';
import { scratch } from './scratch/index.ts';
import { sicBo } from './sic-bo/index.ts';
import { sportsbook } from './sportsbook/index.ts';
import { teenPatti } from './teen-patti/index.ts';
import { tower } from './tower/index.ts';
import { videoPoker } from './video-poker/index.ts';
import { vnNorth } from './vn-north/index.ts';
import { vnSouth } from './vn-south/index.ts';
import { waysSlot } from './ways-slot/index.ts';
import { racing } from './racing/index.ts';
import { twoSided } from './two-sided/index.ts';
import { wheel } from './wheel/index.ts';

/** Every family, by name. The only list of them that the server and the Verify page have. */
export const FAMILIES: ReadonlyMap<string, AnyFamily> = new Map(
  [
    baccarat,
    baccaratSolo,
    bingo75,
    blackjack,
    blackjackSolo,
    casinoHoldem,
    casinoHoldemSolo,
    coin,
    crash,
    dice,
    dragonTiger,
    fish,
    fourD,
    hiLo,
    k3,
    keno,
    lhc,
    linesSlot,
    lotto,
    mines,
    minute5,
    pick3,
    pick4,
    pk10,
    plinko,
    roulette,
    rouletteSolo,
    scratch,
    sicBo,
    sportsbook,
    teenPatti,
    tower,
    videoPoker,
    vnNorth,
    vnSouth,
    waysSlot,
    racing,
    twoSided,
    wheel,
  ].map((family) => [family.name, family]),
);
