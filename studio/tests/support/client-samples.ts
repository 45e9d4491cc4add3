import type { RoundView, SessionView } from '../../protocol.ts';

/** A session of a member with 100.00 USD. */
export const sessionOf = (more: Partial<SessionView> & Pick<SessionView, 'game' | 'stakes'>): SessionView => ({
  balance: 10_000,
  currency: 'USD',
  exponent: 2,
  language: 'EN',
  demo: false,
  net: 0,
  wagered: 0,
  startedAtMs: 0,
  minRoundMs: 0,
  ended: null,
  ...more,
});

/** A round with a stake of 1.00 USD. */
export const roundOf = (more: Partial<RoundView> & Pick<RoundView, 'game' | 'status'>): RoundView => ({
  id: 'r1',
  number: 1,
  clientRoundId: 'c1',
  stake: 100,
  currency: 'USD',
  exponent: 2,
  demo: false,
  bet: {},
  moves: [],
  outcome: null,
  win: null,
  jackpot: false,
  jackpotAmount: null,
  reason: null,
  atMs: 0,
  tableNumber: null,
  seeds: { commitment: 'c', clientSeed: 's', nonce: 0, serverSeed: null },
  ...more,
});
