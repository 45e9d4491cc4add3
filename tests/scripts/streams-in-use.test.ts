import { expect, it } from 'vitest';
import {
  missingNamed,
  NAMED_PACKAGES,
  NAMED_STREAMS,
  unusedStreams,
  WAITING,
} from '../../scripts/lib/streams-in-use.mjs';

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

/** A product with all that SYS-16 names. */
const whole = () => ({
  modules: [
    moduleOf('src/app/main.tsx', ...Object.values(NAMED_STREAMS)),
    ...Object.entries(NAMED_PACKAGES).map(([name, from]) =>
      moduleOf(from.endsWith('/') ? `${from}${name}.ts` : from, `node_modules/${name}/index.js`),
    ),
  ],
  declared: { dependencies: { ...NAMED_PACKAGES }, devDependencies: {} },
});

it('[SYS-16] names twelve packages and nine streams, of which none waits', () => {
  expect([Object.keys(NAMED_PACKAGES).length, Object.keys(NAMED_STREAMS).length]).toEqual([12, 9]);
  expect(Object.values(NAMED_STREAMS).filter((stream) => stream in WAITING)).toEqual([]);
  const { modules, declared } = whole();
  expect(missingNamed(modules, declared)).toEqual([]);
});

it('[SYS-16] a package that is not declared, or that tests alone import, and a stream that the server alone runs are missing', () => {
  const { modules, declared } = whole();
  const { 'react-router-dom': _, ...others } = NAMED_PACKAGES;
  expect(missingNamed(modules, { ...declared, dependencies: others })).toEqual([
    'package.json does not declare react-router-dom.',
  ]);
  const elsewhere = modules.map(({ source, dependencies }) =>
    source === 'src/app/main.tsx'
      ? moduleOf('server/start/start.ts', ...Object.values(NAMED_STREAMS))
      : source === 'src/effector.ts'
        ? moduleOf('tests/effector.ts', 'node_modules/effector/index.js')
        : moduleOf(source, ...dependencies.map(({ resolved }) => resolved)),
  );
  expect(missingNamed(elsewhere, declared)).toContain('Nothing in src/ imports effector.');
  expect(missingNamed(elsewhere, declared)).toContain('The site does not run streams/feeds/marquee.ts (marquee).');
});
