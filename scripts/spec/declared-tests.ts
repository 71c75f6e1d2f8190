import { type CallExpression, type Expression, type Node, parseSync } from 'oxc-parser';
import { childrenOf } from '../syntax-tree.ts';

/** The name as it is written: of a template its source, with the places of its values. */
function nameOf(
  argument: CallExpression['arguments'][number] | undefined,
  source: string,
): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral')
    return source.slice(argument.start + 1, argument.end - 1);
  return undefined;
}

const calleeOf = (callee: Expression, source: string): string =>
  source.slice(callee.start, callee.end);

/** `{ skip: true }` or `{ todo: '…' }` between the name and the function. */
const isSetAside = ({ arguments: given }: CallExpression): boolean =>
  given.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (one) =>
          one.type === 'Property' &&
          one.key.type === 'Identifier' &&
          /^(?:skip|todo)$/.test(one.key.name),
      ),
  );

/** `test.skip()` or `test.fixme()` in the function, without a condition. */
function skipsItself(call: CallExpression, source: string): boolean {
  const run = call.arguments.at(-1);
  if (run?.type !== 'ArrowFunctionExpression' && run?.type !== 'FunctionExpression') return false;
  const statements =
    run.body && 'body' in run.body && Array.isArray(run.body.body) ? run.body.body : [];
  return statements.some(
    (statement) =>
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'CallExpression' &&
      /^\w+\.(?:skip|fixme|todo)$/.test(calleeOf(statement.expression.callee, source)) &&
      (statement.expression.arguments.length === 0 ||
        (statement.expression.arguments[0]?.type === 'Literal' &&
          statement.expression.arguments[0].value !== false)),
  );
}

/** The tests that a file registers when it runs. What is skipped, put off or commented out is none. */
export function findDeclaredTests(source: string, file: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression') {
      const callee = calleeOf(node.callee, source);
      if (/\.(?:skip|fixme|todo)$/.test(callee)) return;
      const isTest = callee === 'test' || callee === 'it';
      if (/^(?:test|it|describe|suite|test\.describe(?:\.\w+)?)$/.test(callee) && isSetAside(node))
        return;
      const name = isTest ? nameOf(node.arguments[0], source) : undefined;
      if (name !== undefined && !skipsItself(node, source)) names.add(name);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return names;
}
