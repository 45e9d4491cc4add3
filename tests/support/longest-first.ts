import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FULL_RUN } from './full-run.ts';

/**
 * Order of the projects for the shortest run: first those with long files and much waiting, last those with short files, so
 * that all workers end at about the same time. A worker is reserved for the files of one project.
 */
const ORDER = ['chaos', 'vendor-api', 'server', 'studio', 'scripts', 'models', 'streams'];

/** Projects whose files come in a random order in the full run, drawn by its seed: none may need another before it. */
const RANDOM = FULL_RUN ? ['models', 'streams'] : [];

const JSDOM = '// @vitest-environment jsdom';

const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
const drawn = ({ project, moduleId }: TestSpecification): string =>
  RANDOM.includes(project.name)
    ? createHash('sha256')
        .update(`${process.env['CHAOS_SEED']} ${path.relative(project.config.root, moduleId)}`)
        .digest('hex')
    : '';

/**
 * Vitest's own order puts the longest file of a project first, by its last run here; this one puts the projects in order, and the
 * files of one environment after each other: a worker ends, with all that it imported, when the next file needs another one.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const needsDom = new Map(files.map((file) => [file, readFileSync(file.moduleId, 'utf8').startsWith(JSDOM)]));
    const environment = (file: TestSpecification) => (needsDom.get(file) ? 0 : 1);
    return (await super.sort(files)).sort(
      (one, other) =>
        group(one) - group(other) ||
        place(one) - place(other) ||
        environment(one) - environment(other) ||
        drawn(one).localeCompare(drawn(other)),
    );
  }
}
