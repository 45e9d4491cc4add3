import { PATTERNS, RESERVED_PATTERNS } from '../../contract/patterns.ts';

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
const list = (values: readonly string[]): string =>
  values.map((value) => code(JSON.stringify(value).slice(1, -1))).join(' ');

/** The table of docs/patterns.md, between the marks that keep the formatter from changing it. */
export const patternsTable = (): string =>
  [
    '| id | expression | message | passes | fails |',
    '| -- | ---------- | ------- | ------ | ----- |',
    ...PATTERNS.map(
      ({ id, expression, passes, fails }) =>
        `| ${id} | ${code(expression)} | \`reg_pattern_${id}\` | ${list(passes)} | ${list(fails)} |`,
    ),
    ...RESERVED_PATTERNS.map((id) => `| ${id} | reserved | | | |`),
  ].join('\n');
