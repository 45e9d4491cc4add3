// Runs on any Node version, so it uses no syntax or module newer than Node 14.
import fs from 'fs';

const manifest = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * Describes in one sentence what is wrong with the current Node and npm; undefined where both satisfy `engines`.
 * @param {string} [node] version of Node
 * @param {string} [agent] npm's user agent: `npm/11.0.0 node/v22.0.0 …`
 * @returns {string | undefined}
 */
export function engineProblem(node = process.versions.node, agent = process.env.npm_config_user_agent) {
  if (!satisfies(node, manifest.engines.node)) {
    return `Parlour needs Node ${spoken(manifest.engines.node)}, and this is ${node}; get a newer one from https://nodejs.org.`;
  }
  const [, npm] = /(?:^| )npm\/(\S+)/.exec(agent || '') || [];
  if (npm && !satisfies(npm, manifest.engines.npm)) {
    return `Parlour needs npm ${spoken(manifest.engines.npm)}, and this is ${npm}; get it with: npm install --global npm@11.`;
  }
  return undefined;
}

/**
 * Returns whether a version is in a range of `^1.2.3`, `>=1.2.3` and `||`, the only forms in our `engines`.
 * @param {string} version
 * @param {string} range
 * @returns {boolean}
 */
export function satisfies(version, range) {
  const [major, minor, patch] = numbers(version);
  return range.split('||').some((part) => {
    const [minMajor, minMinor, minPatch] = numbers(part);
    const notBelow =
      major > minMajor || (major === minMajor && (minor > minMinor || (minor === minMinor && patch >= minPatch)));
    return notBelow && (part.trim()[0] !== '^' || major === minMajor);
  });
}

/**
 * @param {string} text
 * @returns {[number, number, number]}
 */
function numbers(text) {
  const [major = 0, minor = 0, patch = 0] = text
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
}

/**
 * Formats `^20.19.0 || >=24.0.0` as "20 (from 20.19.0) or 24.0.0 and newer".
 * @param {string} range
 */
function spoken(range) {
  return range
    .split('||')
    .map((part) => {
      const version = part.replace(/[^\d.]/g, '');
      return part.trim()[0] === '^' ? `${version.split('.')[0]} (from ${version})` : `${version} and newer`;
    })
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
}
