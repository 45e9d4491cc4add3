import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync, type Path, type Plugin } from '@babel/core';
import { parserOpts } from './factories.ts';

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

const nameOf = (id: any): string => {
  if (!id) return '';
  if (id.type === 'Identifier') return id.name;
  // `const { next: changed } = …` is called `changed`.
  if (id.type === 'ObjectPattern') return nameOf(id.properties[0]?.value);
  if (id.type === 'AssignmentPattern') return nameOf(id.left);
  return '';
};

const enclosing = (path: Path): Path[] => {
  const found: Path[] = [];
  for (let at = path.parentPath; at; at = at.parentPath) if (FUNCTIONS.includes(at.node.type)) found.push(at);
  return found;
};

const nameOfFunction = ({ node, parentPath }: Path): string => nameOf(node.id) || nameOf(parentPath?.node.id);

/** The variable or property that takes the result of a call. */
const takenBy = (path: Path): string => {
  for (let at = path.parentPath; at && !FUNCTIONS.includes(at.node.type); at = at.parentPath) {
    if (at.node.type === 'VariableDeclarator') return nameOf(at.node.id);
    if (at.node.type === 'ObjectProperty') return nameOf(at.node.key);
  }
  return '';
};

/**
 * Calls of functions that create units tell where they stand, so that the units inside have a `sid` and a name of their own at
 * each call. The module says when it has run.
 */
const callsOfFactories =
  (factories: ReadonlySet<string>, file: string): Plugin =>
  ({ types: t }) => {
    const done = new WeakSet<object>();
    let withFactory: unknown;
    const text = (value: string) => t.stringLiteral(value);
    return {
      visitor: {
        Program: {
          enter(program: any) {
            withFactory = program.scope.generateUidIdentifier('withFactory');
            const moduleRan = program.scope.generateUidIdentifier('moduleRan');
            const imported = [
              t.importSpecifier(withFactory, t.identifier('withFactory')),
              t.importSpecifier(moduleRan, t.identifier('moduleRan')),
            ];
            program.unshiftContainer('body', t.importDeclaration(imported, text('effector')));
            program.pushContainer('body', t.expressionStatement(t.callExpression(moduleRan, [text(file)])));
          },
        },
        CallExpression(call: Path) {
          const { node } = call;
          if (done.has(node) || node.callee.type !== 'Identifier' || !factories.has(node.callee.name)) return;
          if (call.scope.getBinding(node.callee.name)?.kind === 'param') return;
          const around = enclosing(call);
          // A view creates nothing. What it calls has its place elsewhere.
          if (around.length > 0 && !factories.has(nameOfFunction(around.at(-1)!))) return;
          done.add(node);
          const { line, column } = node.loc.start;
          const sid = createHash('sha256').update(`${file}:${line}:${column}`).digest('base64url').slice(0, 8);
          const keys = (around[0]?.node.params ?? []).filter((param: any) => param.type === 'Identifier');
          const facts = {
            sid: text(sid),
            file: text(file),
            name: text(takenBy(call)),
            method: text(node.callee.name),
            keys: t.arrayExpression(keys.map(({ name }: { name: string }) => t.identifier(name))),
            fn: t.arrowFunctionExpression([], node),
          };
          const properties = Object.entries(facts).map(([key, value]) => t.objectProperty(t.identifier(key), value));
          call.replaceWith(t.callExpression(withFactory, [t.objectExpression(properties)]));
        },
      },
    };
  };

interface Transformed {
  code: string;
  /** The source map, as JSON. */
  map: string;
}

/** What each transformation depends on, besides its file and the names of the factories. */
const MADE_BY = ['babel.ts', '../../package-lock.json'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file)),
);

/** A source file of the site with names and `sid`s for all that it creates. Results are kept: Babel takes its time. */
export const withNames = async (
  code: string,
  id: string,
  root: string,
  factories: ReadonlySet<string>,
): Promise<Transformed> => {
  const file = path.relative(root, id).replaceAll('\\', '/');
  const hash = createHash('sha256');
  for (const part of [...MADE_BY, file, [...factories].sort().join(), code]) hash.update(part).update('\0');
  const kept = path.join(root, '.cache/traced', hash.digest('hex').slice(0, 32));
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as Transformed;
  } catch {
    // Not made yet, or cut short by an end of the process.
  }
  const transformed = await transformAsync(code, {
    filename: id,
    root,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: parserOpts(id),
    plugins: [callsOfFactories(factories, file), ['effector/babel-plugin', { addLoc: true, addNames: true }]],
  });
  const result = { code: transformed!.code, map: JSON.stringify(transformed!.map) };
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(result));
  return result;
};
