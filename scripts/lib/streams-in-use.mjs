/**
 * Streams that the product does not run yet. Each waits for the page or the command that it serves; whoever builds that takes
 * it off this list. `npm run check:imports` fails when a stream outside this list is imported by tests alone, and when one of
 * the list is in use.
 * @type {Record<string, string>}
 */
export const WAITING = {
  'streams/feeds/chat.ts': 'chat room (LIVE-10)',
  'streams/feeds/marquee.ts': 'marquee that pauses (HOME-01)',
  'streams/feeds/mission-badges.ts': 'missions (LIVE-02)',
  'streams/feeds/notices.ts': 'notices as a list of their own',
  'streams/feeds/unread.ts': 'inbox (LIVE-02)',
};

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module */

/**
 * The streams that nothing in src, server or studio reaches, sorted.
 * @param {readonly Module[]} modules as dependency-cruiser tells them
 */
export function unusedStreams(modules) {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((each) => each.resolved)]),
  );
  const reached = new Set();
  const next = modules.map(({ source }) => source).filter((source) => /^(src|server|studio)\//.test(source));
  for (let source = next.pop(); source !== undefined; source = next.pop()) {
    if (reached.has(source)) continue;
    reached.add(source);
    next.push(...(imports.get(source) ?? []));
  }
  return modules
    .map(({ source }) => source)
    .filter((source) => /^streams\/.*\.ts$/.test(source) && !reached.has(source))
    .sort();
}
