import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the program's own words stand. Texts for people are none of them. */
const FOLDERS = ['contract', 'src', 'streams'];
const IS_TEXT = /[\\/]i18n[\\/]languages[\\/]/;
/** Texts in quotes without a space, and names of properties. */
const WORD = /'([\w:/$.-]{1,60})'|"([\w:/$.-]{1,60})"|([A-Za-z_]\w{0,59})\??:/g;

/** The words of the program: values and names of properties that say nothing about a person. */
export const findSourceTexts = (root: string): string[] => {
  const sourceTexts = new Set<string>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || IS_TEXT.test(file)) continue;
      const code = readFileSync(path.join(root, folder, file), 'utf8');
      for (const [, quoted, doubled, property] of code.matchAll(WORD)) sourceTexts.add(quoted ?? doubled ?? property!);
    }
  }
  return [...sourceTexts].sort();
};
