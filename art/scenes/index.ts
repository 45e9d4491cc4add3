import { hasMotif } from '../motifs.ts';
import type { Scene } from '../scene.ts';
import { drawCockfight } from './cockfight.ts';
import { drawElectronicDraw } from './electronic-draw.ts';
import { drawEsports } from './esports.ts';
import { drawFish } from './fish.ts';
import { drawLive } from './live.ts';
import { drawLottery } from './lottery.ts';
import { drawPvp } from './pvp.ts';
import { drawSlot } from './rng.ts';
import { drawSports } from './sports.ts';

type DrawScene = (s: Scene, motif: string, classify: string) => string;

/** The scene of each type of game, and the motifs for games that name none. */
const STAGES: Readonly<Record<string, { draw: DrawScene; motifs: readonly string[] }>> = {
  RNG: {
    draw: drawSlot,
    motifs: ['round-star', 'cut-diamond', 'dragon-head', 'cherry', 'lion', 'lotus', 'crown', 'volcano', 'owl'],
  },
  LIVE: { draw: drawLive, motifs: ['spades', 'hearts', 'queen-crown', 'round-star', 'lotus'] },
  FISH: { draw: drawFish, motifs: ['shark-jaws', 'octopus', 'manta-ray', 'sea-turtle', 'angler-fish'] },
  SPORTS: { draw: drawSports, motifs: ['soccer-ball', 'basketball-ball', 'tennis-ball', 'volleyball-ball'] },
  ESPORTS: { draw: drawEsports, motifs: ['gamepad', 'crossed-swords', 'dragon-head', 'robot-golem'] },
  PVP: { draw: drawPvp, motifs: ['card-joker', 'spades', 'crown', 'yin-yang'] },
  LOTT: { draw: drawLottery, motifs: ['star-formation', 'shamrock', 'lotus-flower', 'rabbit-head'] },
  ELOTT: { draw: drawElectronicDraw, motifs: ['galaxy', 'star-swirl', 'planet-core', 'eight-ball'] },
  COCKFIGHT: { draw: drawCockfight, motifs: ['rooster'] },
};

/** Draws the scene of a game without lettering. An unknown type is drawn as a slot. */
export function drawScene(s: Scene, game: { gameType: string; classify: string; motif?: string }): string {
  const stage = Object.hasOwn(STAGES, game.gameType) ? STAGES[game.gameType]! : STAGES.RNG!;
  const chosen = s.seed.fork('motif').pick(stage.motifs);
  return stage.draw(s, game.motif !== undefined && hasMotif(game.motif) ? game.motif : chosen, game.classify);
}
