// @vitest-environment jsdom
import { describe } from 'vitest';

// The views of all other families. They share one document, which takes longer to make than most of them to test.
describe('baccarat', async () => void (await import('./views/baccarat.ts')));
describe('baccarat-solo', async () => void (await import('./views/baccarat-solo.ts')));
describe('bingo-75', async () => void (await import('./views/bingo-75.ts')));
describe('blackjack', async () => void (await import('./views/blackjack.ts')));
describe('blackjack-solo', async () => void (await import('./views/blackjack-solo.ts')));
describe('casino-holdem', async () => void (await import('./views/casino-holdem.ts')));
describe('casino-holdem-solo', async () => void (await import('./views/casino-holdem-solo.ts')));
describe('coin', async () => void (await import('./views/coin.ts')));
describe('crash', async () => void (await import('./views/crash.ts')));
describe('dice', async () => void (await import('./views/dice.ts')));
describe('dragon-tiger', async () => void (await import('./views/dragon-tiger.ts')));
describe('fish', async () => void (await import('./views/fish.ts')));
describe('hi-lo', async () => void (await import('./views/hi-lo.ts')));
describe('lines-slot', async () => void (await import('./views/lines-slot.ts')));
describe('mines', async () => void (await import('./views/mines.ts')));
describe('plinko', async () => void (await import('./views/plinko.ts')));
describe('racing', async () => void (await import('./views/racing.ts')));
describe('roulette', async () => void (await import('./views/roulette.ts')));
describe('roulette-solo', async () => void (await import('./views/roulette-solo.ts')));
describe('scratch', async () => void (await import('./views/scratch.ts')));
describe('sic-bo', async () => void (await import('./views/sic-bo.ts')));
describe('teen-patti', async () => void (await import('./views/teen-patti.ts')));
describe('tower', async () => void (await import('./views/tower.ts')));
describe('two-sided', async () => void (await import('./views/two-sided.ts')));
describe('video-poker', async () => void (await import('./views/video-poker.ts')));
describe('ways-slot', async () => void (await import('./views/ways-slot.ts')));
describe('wheel', async () => void (await import('./views/wheel.ts')));
