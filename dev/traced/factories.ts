import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Node } from '@babel/core';

/** What the libraries export besides ways to create units. */
const OTHER = ['allSettled', 'createWatch', 'fork', 'is', 'scopeBind'];
const LIBRARIES = /^(effector|patronum(\/.+)?)$/;
/** Components and hooks create no units. */
const OF_A_VIEW = /^([A-Z]|use[A-Z])/;

export const parserOpts = (file: string) => ({
  plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const children = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    if (key === 'loc' || key.endsWith('Comments')) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });

const calledIn = (node: Node, names = new Set<string>()): Set<string> => {
  if (node.type === 'CallExpression' && node['callee'].type === 'Identifier') names.add(node['callee'].name as string);
  for (const child of children(node)) calledIn(child, names);
  return names;
};

const isFunction = (node: unknown): node is Node =>
  isNode(node) && (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression');

/** The functions that a file declares, with the names that each calls. */
const functionsOf = (program: Node): [string, Set<string>][] =>
  (program['body'] as Node[])
    .map((statement) => (statement.type.startsWith('Export') && statement['declaration']) || statement)
    .flatMap((declared: Node): [string, Set<string>][] => {
      if (declared.type === 'FunctionDeclaration' && declared['id'])
        return [[declared['id'].name, calledIn(declared['body'])]];
      if (declared.type !== 'VariableDeclaration') return [];
      return (declared['declarations'] as Node[])
        .filter(({ id, init }) => id.type === 'Identifier' && isFunction(init))
        .map(({ id, init }) => [id.name, calledIn(init.body)]);
    });

/** What a file imports to create units. */
const creatorsOf = (program: Node): string[] =>
  (program['body'] as Node[])
    .filter((statement) => statement.type === 'ImportDeclaration' && LIBRARIES.test(statement['source'].value))
    .flatMap((statement) => statement['specifiers'] as Node[])
    .map(({ local }) => local.name as string)
    .filter((name) => !OTHER.includes(name));

const parse = (file: string, code: string): Node =>
  parseSync(code, { filename: file, babelrc: false, configFile: false, parserOpts: parserOpts(file) })['program'];

/** The names of all functions below a folder that create units, themselves or by others. Views (`.tsx`) declare none. */
export const findFactories = (folder: string): Set<string> => {
  const factories = new Set<string>();
  const called: [string, Set<string>][] = [];
  const unread = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')]),
  );
  for (let before = -1; before < factories.size;) {
    before = factories.size;
    const mentions = new RegExp(`from '(effector|patronum)|\\b(${[...factories].join('|') || '-'})\\(`);
    for (const [file, code] of unread) {
      // Most files create nothing, and parsing takes time.
      if (!mentions.test(code)) continue;
      unread.delete(file);
      const program = parse(file, code);
      const creators = creatorsOf(program);
      for (const [name, calls] of functionsOf(program)) {
        if (OF_A_VIEW.test(name)) continue;
        called.push([name, calls]);
        if (creators.some((creator) => calls.has(creator))) factories.add(name);
      }
    }
    for (const [name, calls] of called) if ([...calls].some((each) => factories.has(each))) factories.add(name);
  }
  return factories;
};
