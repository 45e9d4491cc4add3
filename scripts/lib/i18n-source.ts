import ts from 'typescript';

const parse = (source: string, name: string) =>
  ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
};
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the keys that a source uses in `t(…)` and `exists(…)`; a template becomes a pattern, with one key segment per
 * placeholder.
 */
export const findKeyUses = (source: string, name: string): { keys: string[]; patterns: RegExp[] } => {
  const keys: string[] = [];
  const patterns: RegExp[] = [];
  const take = (node: ts.Expression): void => {
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) take(node.expression);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(take);
    else if (ts.isStringLiteralLike(node)) keys.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(({ literal }) => escape(literal.text));
      patterns.push(new RegExp(`^${escape(node.head.text)}${parts.map((part) => `[^.]+${part}`).join('')}$`));
    }
  };
  walk(parse(source, name), (node) => {
    if (!ts.isCallExpression(node) || !node.arguments[0]) return;
    const called = node.expression;
    if (
      ts.isIdentifier(called) ? called.text === 't' : ts.isPropertyAccessExpression(called) && called.name.text === 't'
    ) {
      take(node.arguments[0]);
    }
  });
  return { keys, patterns };
};

/** Attributes whose value is shown or read aloud. */
const READ = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'text',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);
/** Roles that assistive technology translates itself. */
const ROLES = new Set(['carousel', 'slide']);
const hasText = (text: string) => /\p{L}{2,}/u.test(text);

/** Finds texts that a view contains instead of the catalogues: as text, as a string child, or in one of these attributes. */
export const findStrings = (source: string, name: string): { text: string; line: number }[] => {
  const file = parse(source, name);
  const found: { text: string; line: number }[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!hasText(text) || ROLES.has(text)) return;
    found.push({ text: text.trim(), line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };
  const inExpression = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node))
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].forEach((part) => add(part, part.text));
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(inExpression);
    else if (ts.isBinaryExpression(node)) [node.left, node.right].forEach((side) => isJoin(node) && inExpression(side));
    else if (ts.isParenthesizedExpression(node)) inExpression(node.expression);
  };
  const isJoin = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
    [
      ts.SyntaxKind.PlusToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.AmpersandAmpersandToken,
    ].includes(kind);
  walk(file, (node) => {
    if (ts.isJsxText(node)) add(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) inExpression(node.expression);
    if (!ts.isJsxAttribute(node) || !READ.has(node.name.getText()) || !node.initializer) return;
    if (ts.isStringLiteral(node.initializer)) add(node, node.initializer.text);
    else if (ts.isJsxExpression(node.initializer) && node.initializer.expression)
      inExpression(node.initializer.expression);
  });
  return found;
};
