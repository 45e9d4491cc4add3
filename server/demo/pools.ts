import type { NewPool } from '../domains/jackpots/create-pool.ts';

/** Contributions of the demo's own players per hour, minor units: 1 % of two bets a second, of 1.36 USD on average. */
const EXPECTED_HOURLY = 10_000;

type DemoPool = Omit<NewPool, 'merchant' | 'currency' | 'exponent'>;

/** plus up to 9,000,000. Its odds and contribution equal those stated by the Studio's slot. */
export const DEMO_POOLS: readonly DemoPool[] = [
  {
    id: 'grand',
    name: 'Grand',
    seedMin: 1_000_000,
    seedMax: 10_000_000,
    contributionMicro: 10_000,
    oneIn: 5_000_000,
    expectedHourly: EXPECTED_HOURLY,
    referenceStake: 100,
  },
  {
    id: 'major',
    name: 'Major',
    seedMin: 1_000_000,
    seedMax: 4_000_000,
    contributionMicro: 10_000,
    oneIn: 2_000_000,
    expectedHourly: EXPECTED_HOURLY,
    referenceStake: 100,
  },
  {
    id: 'minor',
    name: 'Minor',
    seedMin: 1_000_000,
    seedMax: 2_000_000,
    contributionMicro: 10_000,
    oneIn: 1_000_000,
    expectedHourly: EXPECTED_HOURLY,
    referenceStake: 100,
  },
  {
    id: 'mini',
    name: 'Mini',
    seedMin: 1_000_000,
    seedMax: 1_200_000,
    contributionMicro: 10_000,
    oneIn: 500_000,
    expectedHourly: EXPECTED_HOURLY,
    referenceStake: 100,
  },
];

/** Returns the pool of the n-th jackpot game. The first is the Studio's; the others share the rest. */
export const poolOfJackpotGame = (n: number): string => ['major', 'minor', 'mini'][n % 3]!;
