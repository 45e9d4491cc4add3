import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { traced } from './dev/traced/plugin.ts';
import { testFolders } from './scripts/lib/test-folders.mjs';
import { FULL_RUN } from './tests/support/full-run.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

const seconds = (count: number): number => count * 1000;
const folders = testFolders();
const tests = (name: string): string[] => [`${folders[name]}/**/*.test.{ts,tsx}`];

/**
 * Real processes, sockets and clocks on a busy machine: what passes only at its second try is named at the end of `npm test`. In
 * the full run it is a fault.
 */
const retry = FULL_RUN ? 0 : 1;

/** A project whose tests speak to a real PostgreSQL; one server of the run is shared by all of them. */
function onDatabase(name: string): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: tests(name),
      globalSetup: ['tests/support/database-setup.ts'],
      // The server is imported once for all files of a worker: no test may leave anything behind in a module.
      isolate: false,
      retry,
      // More workers than processors, and the checks beside them: a test may have to wait for its turn.
      testTimeout: seconds(60),
      hookTimeout: seconds(60),
    },
  };
}

/** What Node itself would take of a package with two builds: its modules. React's router has no other that can be inlined. */
const modulesOfPackages = {
  resolve: { conditions: ['module-sync', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['module-sync', ...defaultServerConditions] } },
};

/** One project for each folder of tests; a component's test asks for jsdom in its first line. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    exclude: FULL_RUN ? configDefaults.exclude : [...configDefaults.exclude, '**/*.full.test.{ts,tsx}'],
    // Vitest alone would leave a processor free; tests wait for a database, a socket or a clock for much of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A test that leaves a mock behind breaks its neighbours, not itself.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      // Pure functions on virtual time: nothing to keep apart, and a worker a file would cost more than the tests.
      { extends: true, test: { name: 'streams', include: tests('streams'), isolate: false, testTimeout: seconds(5) } },
      // A model does nothing when it is imported, and slices are connected by a function: files share a worker's modules.
      {
        extends: true,
        ...modulesOfPackages,
        test: {
          name: 'models',
          server: { deps: { inline: [/react-router/] } },
          include: tests('models'),
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/fresh-page.ts', 'tests/support/scoped-only.ts'],
          testTimeout: seconds(10),
        },
      },
      // The traced site: recordings, their replay and the tools of testers.
      {
        extends: true,
        ...modulesOfPackages,
        plugins: [traced()],
        test: {
          name: 'dev',
          server: { deps: { inline: [/react-router/, /patronum/] } },
          include: tests('dev'),
          // A recorded session is replayed within seconds, and waits for its turn on a busy machine.
          testTimeout: seconds(60),
          hookTimeout: seconds(60),
        },
      },
      onDatabase('server'),
      onDatabase('vendor-api'),
      onDatabase('studio'),
      // Breaks whole processes on purpose. A fault is a fault at the first try.
      {
        extends: true,
        test: {
          name: 'chaos',
          include: tests('chaos'),
          globalSetup: ['tests/support/database-setup.ts'],
          // The full numbers want the whole machine, one file after the other.
          fileParallelism: process.env['CHAOS'] !== 'long',
          // After all others: beside them, what stands still for lack of a processor is taken for a fault.
          sequence: { groupOrder: 1 },
          // A million hostile requests take an hour, or two on a slow machine.
          testTimeout: seconds(process.env['CHAOS'] === 'long' ? 3 * 3600 : 30 * 60),
          hookTimeout: seconds(5 * 60),
        },
      },
      // Starts whole processes and databases of its own.
      {
        extends: true,
        test: { name: 'scripts', include: tests('scripts'), retry, testTimeout: seconds(60), hookTimeout: seconds(60) },
      },
    ],
  },
});
