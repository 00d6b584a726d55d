import ts from 'typescript';

/** The titles of a file of tests, with the rows of `it.each` and `eachInTurn` filled in where they are written out. */
export function testTitles(text: string): Set<string> {
  const file = ts.createSourceFile(
    'x.test.tsx',
    text,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first) && isTest(node.expression)) {
        for (const row of rowsOf(node.expression)) titles.add(filled(first.text, row));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function isTest(callee: ts.Expression): boolean {
  return /^(?:(?:it|test)(?:\.each\b|$)|eachInTurn\b)/.test(callee.getText());
}

/** What each row of `it.each([…])` gives the title, as far as it is written out. */
function rowsOf(callee: ts.Expression): (readonly string[])[] {
  if (!ts.isCallExpression(callee)) return [[]];
  const [table] = callee.arguments;
  if (!table || !ts.isArrayLiteralExpression(table)) return [[]];
  return table.elements.map((row) =>
    (ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]).map((cell) =>
      ts.isStringLiteralLike(cell) ? cell.text : cell.getText(),
    ),
  );
}

function filled(title: string, row: readonly string[]): string {
  let next = 0;
  return title.replace(/%([sdifjo])/g, (placeholder, kind) => {
    const text = row[next++];
    return text !== undefined && kind === 'j' ? JSON.stringify(text) : (text ?? placeholder);
  });
}
