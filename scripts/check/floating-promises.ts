import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { CallExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isExpressionStatement,
  isParenthesizedExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';

/**
 * Calls whose promise is neither awaited nor handled: an error in it would be lost. `void call()` marks it as intended.
 * The types come from the compiler itself, so that calls into packages are covered as well, such as a query that is not
 * awaited.
 */
export function floatingPromisesIn(configs: string[]): string[] {
  const api = new API({ cwd: process.cwd() });
  try {
    return configs.flatMap((config) => {
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
      if (!project) throw new Error(`${config} is no project.`);
      return project.rootFiles.flatMap((file) => floatingIn(project, file));
    });
  } finally {
    api.close();
  }
}

function floatingIn({ program, checker }: Project, name: string): string[] {
  const file = program.getSourceFile(name);
  if (!file) return [];
  const calls = discardedCalls(file);
  const types = checker.getTypeAtLocation(calls);
  return calls.flatMap((call, index) => {
    const type = types[index];
    if (!type || !isPromise(checker, type)) return [];
    const { line } = file.getLineAndCharacterOfPosition(call.getStart(file));
    return `${relative(process.cwd(), name)}:${line + 1}: nobody waits for this promise`;
  });
}

/** Calls that stand as a statement and whose rejection is not handled in place. */
function discardedCalls(file: SourceFile): CallExpression[] {
  const calls: CallExpression[] = [];
  const visit = (node: Node): void => {
    if (isExpressionStatement(node)) {
      const call = bare(node.expression);
      if (isCallExpression(call) && !isHandled(call)) calls.push(call);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return calls;
}

const bare = (expression: Expression): Expression =>
  isParenthesizedExpression(expression) ? bare(expression.expression) : expression;

/** `.catch(handler)`, `.then(done, handler)`, and `.finally()` after one of them. */
function isHandled({ expression, arguments: given }: CallExpression): boolean {
  if (!isPropertyAccessExpression(expression)) return false;
  const { text } = expression.name;
  if (text === 'finally' && isCallExpression(expression.expression)) return isHandled(expression.expression);
  return (text === 'catch' && given.length > 0) || (text === 'then' && given.length > 1);
}

/** A promise, one of several types of which one is a promise, or a list of promises. */
function isPromise(checker: Checker, type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().some((one) => isPromise(checker, one));
  if (type.getSymbol()?.name === 'Promise') return true;
  return type.isTypeReference() && checker.isArrayType(type)
    ? checker.getTypeArguments(type).some((one) => isPromise(checker, one))
    : false;
}

/** The projects that a solution refers to. */
function projectsOf(solution: string): string[] {
  const { references }: { references: { path: string }[] } = JSON.parse(readFileSync(solution, 'utf8'));
  return references.map(({ path }) => resolve(path.endsWith('.json') ? path : join(path, 'tsconfig.json')));
}

if (import.meta.main) {
  const projects = projectsOf('tsconfig.json');
  const found = floatingPromisesIn(projects);
  for (const line of found) console.error(line);
  if (projects.length === 0) console.error('no projects seen');
  process.exitCode = projects.length === 0 || found.length > 0 ? 1 : 0;
}
