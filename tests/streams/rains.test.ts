import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { rains } from '../../streams/feeds/rains.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { but, chatOf, rainOf, resetAll, ROOM, took } from '../support/samples.ts';

const seqs = map((list: readonly { seq: number }[]) => list.map(({ seq }) => seq).join(' '));

itEnds('rains', took(rainOf(1)), (syncEvents$) => rains(syncEvents$, ROOM));

describe('rains', () => {
  it('many: [MEM-08] lists the rains of this room in the order of the log, each once, and forgets them at a reset', () =>
    marbles((m) => {
      // `d` is rain 1 written to the log a second time; `t` is a message, `o` belongs to another room
      const accepted = m.hot('-1-3-d-t-2-o-r', {
        1: took(rainOf(1)),
        3: took(rainOf(3)),
        d: took(rainOf(5, 'rain-1')),
        t: took(chatOf(4)),
        2: took(rainOf(2)),
        o: took(but(rainOf(9), { key: 'chat:other' })),
        r: resetAll,
      });
      m.expectObservable(rains(accepted, ROOM).pipe(seqs), '^--------------!').toBe('-a-b-b-b-c---e', {
        a: '1',
        b: '1 3',
        c: '1 2 3',
        e: '',
      });
    }));
});
