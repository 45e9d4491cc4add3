import path from 'node:path';
import type { Plugin } from 'vite';
import { STREAMS } from './streams.ts';

const MARK = '\0spied:';

/**
 * For the traced build: what `src/` imports of the functions in `STREAMS` has its calls traced. `tracer` is the path of a module
 * that exports `tracer`, a `Tracer`. Other modules get the functions as they are.
 */
export const spiedStreams = ({ root, tracer }: { root: string; tracer: string }): Plugin => ({
  name: 'parlour:spied-streams',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.startsWith(path.join(root, 'src/')) || !source.startsWith('.')) return null;
    const file = path.resolve(path.dirname(importer), source);
    const module = path.relative(root, file).split(path.sep).join('/');
    return module in STREAMS ? `${MARK}${module}` : null;
  },
  load(id) {
    if (!id.startsWith(MARK)) return null;
    const module = id.slice(MARK.length);
    const names = Object.keys(STREAMS[module]!);
    const real = JSON.stringify(path.join(root, module));
    return [
      `import { tracer } from ${JSON.stringify(tracer)};`,
      `import { spied } from ${JSON.stringify(path.join(root, 'dev/marbles/spy.ts'))};`,
      `import * as real from ${real};`,
      `export * from ${real};`,
      ...names.map((name) => `export const ${name} = spied(tracer, '${module}', '${name}', real.${name});`),
    ].join('\n');
  },
});
