import { from, last, map } from 'rxjs';
import { describe, it } from 'vitest';
import { chat } from '../../streams/feeds/chat.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { overABreak, OVER_THE_BREAK } from '../support/reconnect.ts';
import { but, chatDeletedOf, chatOf, resetAll, ROOM, took } from '../support/samples.ts';

const seqs = map((list: readonly { seq: number }[]) => list.map(({ seq }) => seq).join(' '));

itEnds('chat', took(chatOf(1)), (syncEvents$) => chat(syncEvents$, ROOM));

describe('chat', () => {
  it('many: [LIVE-10] lists the messages of this room in the order of the log, each once', () =>
    marbles((m) => {
      // `d` is message 1 written to the log a second time; `o` belongs to another room
      const accepted = m.hot('-1-3-d-2-o', {
        1: took(chatOf(1)),
        3: took(chatOf(3)),
        d: took(chatOf(4, 'id-1')),
        2: took(chatOf(2)),
        o: took(but(chatOf(9), { key: 'chat:other' })),
      });
      m.expectObservable(chat(accepted, ROOM).pipe(seqs), '^---------!').toBe('-a-b-b-c', {
        a: '1',
        b: '1 3',
        c: '1 2 3',
      });
    }));

  it('many: keeps the newest two hundred messages', () =>
    marbles((m) => {
      const all = Array.from({ length: 250 }, (_, index) => took(chatOf(index + 1)));
      const kept$ = chat(from(all), ROOM).pipe(
        last(),
        map((list) => [list.length, list[0]?.seq, list.at(-1)?.seq]),
      );
      m.expectObservable(kept$).toBe('(z|)', { z: [200, 51, 250] });
    }));

  it('[MEM-08] removes what the operator deleted, and nothing else', () =>
    marbles((m) => {
      // `x` deletes message 1; `y` one that is not there
      const accepted = m.hot('-1-2-x-y-', {
        1: took(chatOf(1)),
        2: took(chatOf(2)),
        x: took(chatDeletedOf(3, 'id-1')),
        y: took(chatDeletedOf(4, 'id-9')),
      });
      m.expectObservable(chat(accepted, ROOM).pipe(seqs), '^--------!').toBe('-a-b-c-c-', { a: '1', b: '1 2', c: '2' });
    }));

  it('[W1] is empty after a reset', () =>
    marbles((m) => {
      const accepted = m.hot('-1-R', { 1: took(chatOf(1)), R: resetAll });
      m.expectObservable(chat(accepted, ROOM).pipe(seqs), '^---!').toBe('-a-b', { a: '1', b: '' });
    }));

  it('reconnect: [LIVE-11] shows the messages missed meanwhile, none lost, duplicated or out of order', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [chatOf(1)], [chatOf(2), chatOf(3)]);
      m.expectObservable(chat(syncEvents$, ROOM).pipe(seqs), OVER_THE_BREAK).toBe('a 399ms (bc)', {
        a: '1',
        b: '1 2',
        c: '1 2 3',
      });
    }));
});
