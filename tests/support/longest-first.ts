import { createHash } from 'node:crypto';
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

const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
const drawn = ({ project, moduleId }: TestSpecification): string =>
  RANDOM.includes(project.name)
    ? createHash('sha256')
        .update(`${process.env['CHAOS_SEED']} ${path.relative(project.config.root, moduleId)}`)
        .digest('hex')
    : '';

/** Vitest's own order puts the longest file of a project first, by its last run here; this one puts the projects in order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort(
      (one, other) => group(one) - group(other) || place(one) - place(other) || drawn(one).localeCompare(drawn(other)),
    );
  }
}
