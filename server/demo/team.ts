import type { PayKind, PayTerms } from '../../contract/pay-terms.ts';

/** The demo's agents, each below the one before in the tree. All have the player's password. */
export interface DemoAgent {
  username: string;
  nickname: string;
  /** AUTH-14: one agent of each kind. */
  type: 1 | 2 | 41 | 42;
  upline: string | null;
  /** Terms of the contracts with the merchant or the upline. */
  terms: Readonly<Record<PayKind, PayTerms>>;
  /** Direct players, played by the demo's traffic. */
  players: readonly string[];
}

type TierText = [turnover: number, active: number, percent: number, loss?: number];
/** Turnover of a window in whole units of the currency, active members, per cent, and net loss where it is asked for. */
const tiers = (...each: TierText[]): PayTerms => ({
  tiers: each.map(([turnover, active, percent, loss]) => ({
    turnover: turnover * 100,
    active,
    loss: loss === undefined ? null : loss * 100,
    rate: Math.round(percent * 10_000),
  })),
  activeFrom: 100,
  minimumActive: 2,
  cap: null,
  mode: 'fixed',
});

const names = (text: string): string[] => text.split(' ');

export const TEAM: readonly DemoAgent[] = [
  {
    username: 'agent1',
    nickname: 'Agent One',
    type: 1,
    upline: null,
    terms: {
      realtime: tiers([50, 3, 0.6], [200, 8, 0.9], [500, 15, 1.2]),
      hour: tiers([100, 4, 0.4], [400, 9, 0.6]),
      day: tiers([200, 5, 0.5], [800, 10, 0.8], [3_000, 20, 1]),
      dividend: { ...tiers([200, 4, 25, 10], [5_000, 20, 40, 500]), mode: 'float' },
    },
    players: names('alderbay birchhill coralreef driftwood eastwind firefly goldenrod harvester ironbark junebug'),
  },
  {
    username: 'agent2',
    nickname: 'Agent Two',
    type: 2,
    upline: 'agent1',
    terms: {
      realtime: tiers([50, 3, 0.4], [200, 8, 0.7]),
      hour: tiers([100, 4, 0.3]),
      day: tiers([200, 5, 0.4], [1_000, 10, 0.6]),
      dividend: { ...tiers([200, 4, 20, 60]), mode: 'float' },
    },
    players: names('kestrel larkspur moonstone northstar oceanic pinecone quartzite riverbend silverfern thistle'),
  },
  {
    username: 'agent3',
    nickname: 'Agent Three',
    type: 41,
    upline: 'agent1',
    terms: {
      realtime: tiers([60, 4, 0.5]),
      hour: tiers([120, 4, 0.3]),
      day: tiers([250, 5, 0.4]),
      dividend: tiers([300, 5, 20, 15]),
    },
    players: names(
      'umberleaf violetta westerly xenolith yarrowby zephyria applewood bluebell cloudberry dandelion elderflower foxglove',
    ),
  },
  {
    username: 'agent4',
    nickname: 'Agent Four',
    type: 42,
    upline: 'agent2',
    terms: {
      realtime: tiers([50, 3, 0.3]),
      hour: tiers([100, 4, 0.2]),
      day: tiers([200, 5, 0.3]),
      dividend: tiers([200, 4, 15, 80]),
    },
    players: names('greenfinch hollyhock ivorygull jasperine kingfisher lavender marigold nuthatch oleander primrose'),
  },
];
