import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in the order in which they fill the machine best: first those with long files and much waiting, last those whose
 * files are short, so that no worker ends long before the others. A worker is kept for the files of one project.
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
