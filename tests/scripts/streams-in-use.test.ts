import { expect, it } from 'vitest';
import { unusedStreams } from '../../scripts/lib/streams-in-use.mjs';

const moduleOf = (source: string, ...imports: string[]) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
});

it('a stream is in use when src, server or studio reaches it, by whatever way', () => {
  const modules = [
    moduleOf('src/app/main.tsx', 'streams/feeds/balance.ts'),
    moduleOf('streams/feeds/balance.ts', 'streams/sync/feed.ts'),
    moduleOf('streams/sync/feed.ts'),
    moduleOf('server/demo/traffic.ts', 'streams/time/clock.ts'),
    moduleOf('streams/time/clock.ts'),
  ];
  expect(unusedStreams(modules)).toEqual([]);
});

it('a stream that tests or unused streams alone import is not in use', () => {
  const modules = [
    moduleOf('tests/streams/chat.order.test.ts', 'streams/feeds/chat.ts'),
    moduleOf('streams/feeds/chat.ts', 'streams/feeds/log.ts'),
    moduleOf('streams/feeds/log.ts'),
  ];
  expect(unusedStreams(modules)).toEqual(['streams/feeds/chat.ts', 'streams/feeds/log.ts']);
});
