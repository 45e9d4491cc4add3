import Fastify from 'fastify';
import type { FixtureState } from '../../../contract/book-fixtures.ts';
import type { BookTerms, VendorSlip } from '../../../contract/book-slips.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import type { VendorRequest } from '../../../contract/vendor.ts';
import { platformCalls } from '../../../contract/vendor-platform.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { checkSignature } from '../../../studio/signature.ts';
import { addKey, GAME, VENDOR, type Floor } from './floor.ts';

export type Published = VendorRequest<'state'>['states'][number];

const OUR_KEY = { vendor: VENDOR, keyId: 'ours-1', secret: 'the-secret-we-sign-with-to-acme' };

export const TERMS: BookTerms = {
  ...{ currency: 'USD', exponent: 2, minStake: 10, maxStake: 5_000, step: 10, stakes: [10, 100] },
  ...{ maxLegs: 8, maxPaid: 1_000_000, margin: 50, marginLive: 70 },
};

export const SLIP: VendorSlip = {
  ...{ id: 'B-1', state: 'open', code: null, placedAtMs: 1, acceptAtMs: null, sizes: [1], stake: 100, total: 100 },
  legs: [
    {
      ...{ fixture: 'f-1', market: 'winner', outcome: '1', price: 1_900, sport: 'football', result: null },
      home: { EN: 'Northport', AR: 'نورثبورت' },
      away: { EN: 'Redvale' },
    },
  ],
  ...{ currency: 'USD', exponent: 2, paid: null, maxPaid: 190, canCashOut: true, corrections: 0 },
  offer: { amount: 95, expiresAtMs: 2 },
};

/** A vendor with a book whose pages are the site's: makes the floor's games books, and listens for the platform's calls. */
export async function startBookVendor(floor: Floor) {
  const calls: { path: string; body: Record<string, unknown>; signed: boolean }[] = [];
  let isDown = false;
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/acme/*', async (request, reply) => {
    const rawBody = String(request.body);
    const path = request.url.replace('/acme', '');
    const parts = { method: 'POST', pathWithQuery: request.url, rawBody };
    const signed = 'nonce' in checkSignature(OUR_KEY, parts, request.headers, Date.now());
    calls.push({ path, body: JSON.parse(rawBody) as Record<string, unknown>, signed });
    if (isDown) return reply.code(503).send({});
    if (path === '/platform/join') return platformCalls.join.parse({ terms: TERMS });
    if (path === '/platform/slips') return platformCalls.slips.parse({ slips: [SLIP], more: false });
    return reply.code(404).send({});
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await addKey(floor, OUR_KEY.keyId, OUR_KEY.secret, 'out');
  const tables = inMerchant(floor.database.db, 'parlour');
  await tables
    .updateTable('vendors')
    .set({ base_url: `${address}/acme/` })
    .execute();
  await tables.updateTable('games').set({ game_type: 'SPORTS', support_play: 0, pool_id: null }).execute();
  return {
    calls,
    fail: (down: boolean) => void (isDown = down),
    close: () => app.close(),
  };
}

let version = Date.now();
/** Newer than all before. */
export const next = (): number => (version += 1);

export const fixture = (id: string, over: Partial<FixtureState> = {}, more: object = {}): Published => ({
  ...{ scope: 'fixture', game: GAME, id, version: next() },
  value: {
    sport: 'football',
    league: { id: 'league-1', names: { EN: 'Coastal League', AR: 'دوري الساحل' } },
    home: { id: 'side-1', names: { EN: 'Northport Rövers', AR: 'نورثبورت', CN: '北港' } },
    away: { id: 'side-2', names: { EN: 'Redvale' } },
    timeline: [],
    statistics: [],
    ...over,
  },
  ...more,
});

export const market = (id: string, ...prices: number[]) => ({
  ...{ id, version: 1, open: true },
  outcomes: prices.map((price, at) => ({ id: String(at + 1), price })),
});

export const odds = (id: string, over: Partial<OddsState> = {}, more: object = {}): Published => ({
  ...{ scope: 'odds', game: GAME, id, version: next() },
  value: {
    ...{ phase: 'before', startsAtMs: 1_900_000_000_000, score: { home: 0, away: 0, parts: [], clock: null } },
    markets: [market('winner', 1_900, 3_000, 4_000), market('parity', 1_950, 1_950)],
    ...over,
  },
  ...more,
});
