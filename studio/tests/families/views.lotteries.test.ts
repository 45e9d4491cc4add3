// @vitest-environment jsdom
import { describe } from 'vitest';

// The views of lotteries. They share one document, which takes longer to make than most of them to test.
describe('4d', async () => void (await import('./views/4d.ts')));
describe('k3', async () => void (await import('./views/k3.ts')));
describe('keno', async () => void (await import('./views/keno.ts')));
describe('lhc', async () => void (await import('./views/lhc.ts')));
describe('lotto', async () => void (await import('./views/lotto.ts')));
describe('minute-5', async () => void (await import('./views/minute-5.ts')));
describe('pick-3', async () => void (await import('./views/pick-3.ts')));
describe('pick-4', async () => void (await import('./views/pick-4.ts')));
describe('pk10', async () => void (await import('./views/pk10.ts')));
describe('vn-north', async () => void (await import('./views/vn-north.ts')));
describe('vn-south', async () => void (await import('./views/vn-south.ts')));
