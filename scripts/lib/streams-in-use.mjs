/**
 * Streams that the product does not run yet. Each waits for the page or the command that it serves; whoever builds that takes
 * it off this list. `npm run check:imports` fails when a stream outside this list is imported by tests alone, and when one of
 * the list is in use.
 * @type {Record<string, string>}
 */
export const WAITING = {};

/** SYS-16: the streams that the person names this is built for. The site in `src/` runs each of them, or it waits. */
export const NAMED_STREAMS = {
  'balance updates': 'streams/feeds/balance.ts',
  'unread counts': 'streams/feeds/unread.ts',
  'mission badges': 'streams/feeds/mission-badges.ts',
  'jackpot ticker': 'streams/feeds/jackpot-ticker.ts',
  marquee: 'streams/feeds/marquee.ts',
  'agent clock': 'streams/time/agent-clock.ts',
  'real-time salary': 'streams/feeds/realtime-salary.ts',
  'SMS countdowns': 'streams/time/sms-countdown.ts',
  'favourite toggles': 'streams/feeds/favourite-toggle.ts',
};

/** SYS-16: the packages that the same person names, and where each must be imported. */
export const NAMED_PACKAGES = {
  react: 'src/',
  'react-dom': 'src/',
  rxjs: 'src/',
  'socket.io-client': 'src/',
  effector: 'src/',
  'effector-react': 'src/',
  'react-router-dom': 'src/',
  i18next: 'src/',
  'framer-motion': 'src/',
  vite: 'vite.config.ts',
  vitest: 'tests/',
  msw: 'tests/',
};

/** @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes?: string[] }[] }} Module */

/**
 * The streams that nothing in src, server or studio reaches, sorted.
 * @param {readonly Module[]} modules as dependency-cruiser tells them
 */
export function unusedStreams(modules) {
  const reached = reachedFrom(modules, /^(src|server|studio)\//);
  return modules
    .map(({ source }) => source)
    .filter((source) => /^streams\/.*\.ts$/.test(source) && !reached.has(source))
    .sort();
}

/**
 * What SYS-16 names and the product does without, in words.
 * @param {readonly Module[]} modules as dependency-cruiser tells them
 * @param {{ dependencies: object, devDependencies: object }} declared package.json
 * @returns {string[]}
 */
export function missingNamed(modules, { dependencies, devDependencies }) {
  const ofSite = reachedFrom(modules, /^src\//);
  const streams = Object.entries(NAMED_STREAMS)
    .filter(([, stream]) => !ofSite.has(stream) && !Object.hasOwn(WAITING, stream))
    .map(([name, stream]) => `The site does not run ${stream} (${name}).`);
  const packages = Object.entries(NAMED_PACKAGES).flatMap(([name, from]) => {
    if (!Object.hasOwn({ ...dependencies, ...devDependencies }, name))
      return [`package.json does not declare ${name}.`];
    const isImported = modules.some(
      ({ source, dependencies: imports }) =>
        source.startsWith(from) && imports.some(({ resolved }) => resolved.startsWith(`node_modules/${name}/`)),
    );
    return isImported ? [] : [`Nothing in ${from} imports ${name}.`];
  });
  return [...streams, ...packages];
}

/**
 * @param {readonly Module[]} modules
 * @param {RegExp} beginning of the modules to start from
 */
function reachedFrom(modules, beginning) {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((each) => each.resolved)]),
  );
  const reached = new Set();
  const next = modules.map(({ source }) => source).filter((source) => beginning.test(source));
  for (let source = next.pop(); source !== undefined; source = next.pop()) {
    if (reached.has(source)) continue;
    reached.add(source);
    next.push(...(imports.get(source) ?? []));
  }
  return reached;
}
