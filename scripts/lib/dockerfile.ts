import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';

export interface Instruction {
  keyword: string;
  /** What follows the keyword, flags included, on one line. */
  rest: string;
}

/** The instructions of the last stage of a Dockerfile, FROM included. */
export const lastStage = (file: string): Instruction[] => {
  const instructions = DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions();
  const from = instructions.findLastIndex((each) => each.getKeyword() === 'FROM');
  return instructions.slice(from).map((each) => ({
    keyword: each.getKeyword(),
    rest: each
      .getTextContent()
      .slice(each.getKeyword().length)
      .replaceAll(/\\\s*\n/g, ' ')
      .trim(),
  }));
};
