import path from 'node:path';
import type { Plugin } from 'vite';

const MARK = '\0spied:';
/** The modules of `STREAMS` (`streams.ts`). */
export const MAKES_STREAMS =
  /^streams\/(feeds\/[\w-]+|time\/[\w-]+|sync\/(connection|feed)|transport\/acknowledged-command)\.ts$/;
/** A module's function has the name of its file. */
const namesOf = (module: string): string[] => {
  const name = path.basename(module, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name === 'feed' ? ['feed', 'feedState'] : [name];
};

/** For the traced build: the functions of `streams/` that `src/` imports have their calls traced. */
export const spiedStreams = (root: string): Plugin => ({
  name: 'parlour:spied-streams',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.startsWith(path.join(root, 'src/')) || !source.startsWith('.')) return null;
    const file = path.resolve(path.dirname(importer), source);
    const module = path.relative(root, file).split(path.sep).join('/');
    return MAKES_STREAMS.test(module) ? `${MARK}${module}` : null;
  },
  load(id) {
    if (!id.startsWith(MARK)) return null;
    const module = id.slice(MARK.length);
    const pathOf = (file: string) => JSON.stringify(path.join(root, file));
    return [
      `import { tracer } from ${pathOf('dev/traced/tracer.ts')};`,
      `import { spied } from ${pathOf('dev/marbles/spy.ts')};`,
      `import * as real from ${pathOf(module)};`,
      `export * from ${pathOf(module)};`,
      ...namesOf(module).map((name) => `export const ${name} = spied(tracer, '${module}', '${name}', real.${name});`),
    ].join('\n');
  },
});
