import { strictEqual } from 'node:assert';
import type { VendorRequest } from '../../../contract/vendor.ts';
import { answered, type ConformanceCase, type Harness } from '../harness.ts';

type Published = VendorRequest<'state'>['states'][number];

/** Newer than what an earlier run told. */
const version = (): number => Date.now();
const tell = async (harness: Harness, ...states: Published[]): Promise<string> =>
  answered(await harness.client.state({ states })).code;

export const stateCases: ConformanceCase[] = [
  {
    number: 38,
    title:
      'state of a table, and of a player’s hand at it → OK; a hand of nobody, or a game of another vendor → refused',
    async run(harness) {
      const { opened } = await harness.openSession();
      const at = { game: opened.game, table: 1 };
      const table: Published = {
        ...at,
        scope: 'table',
        version: version(),
        value: { family: 'teen-patti', demo: false, stake: 400, seats: [null, null], nextAtMs: null, hand: null },
      };
      const value = { number: 1, place: 0, cards: [51, 50, 49] };
      const hand = { ...at, scope: 'hand', version: version(), value } as const;
      strictEqual(await tell(harness, table, { ...hand, for_player: opened.player }), 'OK');
      strictEqual(await tell(harness, { ...hand, for_player: 'nobody' }), 'INVALID_REQUEST');
      strictEqual(await tell(harness, { ...table, game: 'no-such-game' }), 'INVALID_GAME');
    },
  },
];
