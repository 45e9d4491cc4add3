import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Place } from './reporter.ts';

/** The source maps of the built site, which nobody is served. */
const MAPS = new URL('../../dist/client-maps/', import.meta.url);

/** Places that were looked up; reading a map takes some milliseconds. */
const MAX_KNOWN = 500;
const known = new Map<string, Place | undefined>();

/**
 * Returns the place in the sources for one in a script of the site, as `/assets/site-a1.js:10:200`. Undefined without a position,
 * or if the script is not of this build.
 */
export const sourceOf = (place: string, maps = MAPS): Place | undefined => {
  const key = `${maps.href} ${place}`;
  if (!known.has(key)) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, lookUp(place, maps));
  }
  return known.get(key);
};

const lookUp = (place: string, maps: URL): Place | undefined => {
  const [, script, line, column] = /^\/assets\/([\w-][\w.-]*\.js):(\d+):(\d+)$/.exec(place) ?? [];
  if (!script) return undefined;
  const entry = readMap(new URL(`${script}.map`, maps))?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  // From `assets` to the clone's folder.
  const file = entry.originalSource.replace(/^(\.\.\/)+/, '');
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
};

const readMap = (file: URL): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
};
