import { describe, expect, it } from 'vitest';
import { createLru } from '../../../art/lru.ts';

describe('the picture cache', () => {
  it('evicts the least recently used picture', () => {
    const lru = createLru<number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    lru.get('a');
    lru.set('c', 3);
    expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.size]).toEqual([1, undefined, 3, 2]);
  });
});
