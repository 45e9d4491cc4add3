import ts from 'typescript';

/** One text of a file: its key within the file, what it says, and where the literal stands. */
export interface Entry {
  key: string;
  text: string;
  start: number;
  end: number;
  /** Written with backticks: the values in it are `${name}`. */
  isTemplate: boolean;
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();

/** Finds the texts of a file with texts: literals in its exported objects, also in what its functions return. */
export const readTexts = (source: string): Entry[] => {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  const entries: Entry[] = [];
  const take = (node: ts.Expression, key: readonly string[]): void => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) take(property.initializer, [...key, nameOf(property.name)]);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, index) => take(element, [...key, String(index)]));
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const isTemplate = !ts.isStringLiteral(node);
      const text = isTemplate ? source.slice(node.getStart() + 1, node.getEnd() - 1) : node.text;
      // Nothing to say in any language.
      if (text !== '')
        entries.push({ key: key.join('.'), text, start: node.getStart(), end: node.getEnd(), isTemplate });
    } else if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)) {
      take(node.expression, key);
    } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      take(node.body, key);
    }
  };
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) take(statement.expression, []);
    else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name))
          take(initializer, /^([a-z]{2}|texts)$/.test(name.text) ? [] : [name.text]);
  }
  return entries;
};
