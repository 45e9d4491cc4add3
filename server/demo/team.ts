import type { PayTerms } from '../../contract/pay-terms.ts';

/** The demo's agents, each below the one before in the tree. All have the player's password. */
export interface DemoAgent {
  username: string;
  nickname: string;
  /** AUTH-14: one agent of each kind. */
  type: 1 | 2 | 41 | 42;
  upline: string | null;
  /** Terms of the real-time contract with the merchant or the upline. */
  terms: PayTerms;
  /** Direct players, played by the demo's traffic. */
  players: readonly string[];
}

/** Turnover per five minutes in whole units of the currency, active members, per cent. */
const tiers = (...each: [turnover: number, active: number, percent: number][]): PayTerms => ({
  tiers: each.map(([turnover, active, percent]) => ({
    turnover: turnover * 100,
    active,
    loss: null,
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
    terms: tiers([50, 3, 0.6], [200, 8, 0.9], [500, 15, 1.2]),
    players: names('alderbay birchhill coralreef driftwood eastwind firefly goldenrod harvester ironbark junebug'),
  },
  {
    username: 'agent2',
    nickname: 'Agent Two',
    type: 2,
    upline: 'agent1',
    terms: tiers([50, 3, 0.4], [200, 8, 0.7]),
    players: names('kestrel larkspur moonstone northstar oceanic pinecone quartzite riverbend silverfern thistle'),
  },
  {
    username: 'agent3',
    nickname: 'Agent Three',
    type: 41,
    upline: 'agent1',
    terms: tiers([60, 4, 0.5]),
    players: names(
      'umberleaf violetta westerly xenolith yarrowby zephyria applewood bluebell cloudberry dandelion elderflower foxglove',
    ),
  },
  {
    username: 'agent4',
    nickname: 'Agent Four',
    type: 42,
    upline: 'agent2',
    terms: tiers([50, 3, 0.3]),
    players: names('greenfinch hollyhock ivorygull jasperine kingfisher lavender marigold nuthatch oleander primrose'),
  },
];
