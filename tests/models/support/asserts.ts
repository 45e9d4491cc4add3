import ts from 'typescript';

/** `it(…)`, `it.each(…)(…)`, `test(…)` and similar calls, by the root name. */
const callsOf = (node: ts.Node): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node)
    ? callsOf('tag' in node ? node.tag : node.expression)
    : undefined;
};
const TESTS = ['it', 'test'];

const isIn = (node: ts.Node, isIt: (each: ts.Node) => boolean): boolean =>
  isIt(node) || Boolean(ts.forEachChild(node, (child) => isIn(child, isIt) || undefined));

/**
 * Whether a test in this source uses one of the wanted texts and asserts something. Comments and titles do not count, nor do
 * tests without an `expect`.
 */
export const asserts = (source: string, wanted: readonly string[]): boolean => {
  const file = ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, ts.Node>();
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  const isText = (node: ts.Node) =>
    (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && wanted.some((text) => node.text.includes(text));
  const isRegExp = (node: ts.Node) =>
    ts.isRegularExpressionLiteral(node) && wanted.some((text) => node.text.includes(text));
  /** The path of a text, as in `en.site.broken.late`. */
  const isWord = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node) && wanted.some((text) => node.getText(file).endsWith(`.${text}`));
  /** In the node itself, or in a constant of the file that the node names. */
  const holds = (node: ts.Node, seen = new Set<string>()): boolean =>
    isIn(node, (each) => {
      if (isText(each) || isRegExp(each) || isWord(each)) return true;
      if (!ts.isIdentifier(each) || seen.has(each.text)) return false;
      const constant = constants.get(each.text);
      return constant !== undefined && holds(constant, seen.add(each.text));
    });
  const doesExpect = (node: ts.Node, seen = new Set<string>()): boolean =>
    isIn(node, (each) => {
      if (!ts.isIdentifier(each) || seen.has(each.text)) return false;
      const constant = constants.get(each.text);
      return each.text === 'expect' || (constant !== undefined && doesExpect(constant, seen.add(each.text)));
    });
  /** All parts of a test except its title. */
  const partsOf = (call: ts.CallExpression): ts.Node[] => [call.expression, ...call.arguments.slice(1)];
  return isIn(file, (node) => {
    if (!ts.isCallExpression(node) || !TESTS.includes(callsOf(node.expression) ?? '')) return false;
    const parts = partsOf(node);
    return parts.some((part) => doesExpect(part)) && parts.some((part) => holds(part));
  });
};
