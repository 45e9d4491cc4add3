/** What code of the version before would not survive, each with the words that name it. */
const BREAKING: readonly [name: string, pattern: RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/],
  ['drops a view', /\bdrop\s+(materialized\s+)?view\b/],
  [
    'drops a column',
    /\bdrop\s+(column\b|(?!constraint\b|default\b|not\b|expression\b|identity\b|if\b)\w+(?=\s*(,|;|$|cascade\b)))/,
  ],
  ['renames', /\brename\b/],
  ['moves to another schema', /\bset\s+schema\b/],
  ['changes a type', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/],
  ['requires a value', /\bset\s+not\s+null\b/],
  ['deletes all rows', /\btruncate\b/],
];
/** Names the earlier migration after which no released version uses what this one takes away. */
const CONTRACTS = /^-- contracts: (\S{1,100})$/gm;

/** A statement without comments and texts, in small letters. */
const plain = (sql: string): string =>
  sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();

const breaksIn = (statement: string): string[] => {
  // An index or a constraint that goes makes nothing impossible.
  const isOfTable = /\b(alter|drop)\s+table\b|\brename\b|\btruncate\b|\bdrop\s+(materialized\s+)?view\b/.test(
    statement,
  );
  const found = isOfTable ? BREAKING.filter(([, pattern]) => pattern.test(statement)).map(([name]) => name) : [];
  const added = statement.match(/\badd\s+column\b[^;]*?(?=,\s*(add|alter|drop)\b|$)/g) ?? [];
  const required = added.some((each) => /\bnot\s+null\b/.test(each) && !/\b(default|generated)\b/.test(each));
  return required ? [...found, 'adds a column that must be filled'] : found;
};

/**
 * Returns what a migration takes from code of the version before, in words; nothing if it names, in a line of its own
 * `-- contracts: <migration>`, an earlier migration that is released.
 */
export const breakingChanges = (text: string, released: readonly string[]): string[] => {
  const named = [...text.matchAll(CONTRACTS)].map(([, name]) => name!);
  const unknown = named
    .filter((name) => !released.includes(name))
    .map((name) => `names ${name}, which is not released`);
  if (named.length > 0) return unknown;
  return plain(text)
    .split(';')
    .flatMap((statement) => breaksIn(statement.trim()));
};
