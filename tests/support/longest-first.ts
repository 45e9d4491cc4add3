import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Order of the projects for the shortest run: first those with long files and much waiting, last those with short files, so
 * that all workers end at about the same time. A worker is reserved for the files of one project.
 */
const ORDER = ['chaos', 'vendor-api', 'server', 'studio', 'scripts', 'models', 'streams'];

/** Vitest's own order puts the longest file of a project first, by its last run here; this one puts the projects in order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort((one, other) => group(one) - group(other) || place(one) - place(other));
  }
}
