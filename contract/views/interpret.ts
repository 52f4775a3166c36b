import { compile } from '@jmespath-community/jmespath';
import { sameJson } from '../json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { calculate, calculationSteps, isLess, isRatio, type Sign, textOf } from './arithmetic.ts';
import { callFunction, type Lambda } from './call-function.ts';

type Node = ReturnType<typeof compile>;
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;
type Projecting = { readonly type: Node['type']; readonly left: Node; readonly right: Node; readonly condition?: Node };
type Comparison = NodeOf<'Comparator'>['name'];

/** What an evaluation reads and counts. */
type Run = {
  root: JsonObject;
  stepsLeft: number;
  /** Names that were asked for, by whether anything had them. */
  names: Map<string, boolean>;
};
type Scope = { run: Run; variables: ReadonlyMap<string, Json> };

/** What an expression gave, and the names in it that nothing in the state has. */
export type Interpreted = { value: Json; missing: string[] };

/** An expression that takes more steps than it may. */
class TooManySteps extends Error {}

/** An expression that failed, with the names in it that nothing in the state has. */
export class ExpressionFailed extends Error {
  readonly missing: readonly string[];

  constructor(cause: unknown, missing: readonly string[]) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.missing = missing;
  }
}

/**
 * Evaluates a JMESPath expression over a state: the standard, and beyond it what writers expect. A name that an item of a
 * list does not have is that of the state; a member read of a list is read of each item; texts are compared and added; null
 * calculates to null.
 *
 * @param stepsMax each part of the expression that is evaluated, each item that is copied or calculated, each hundred
 *   characters that a function takes, is a step
 * @throws TooManySteps; ExpressionFailed for a wrong expression; Error for a syntax error
 */
export function interpret(expression: string, state: JsonObject, stepsMax = Infinity): Interpreted {
  const node = compile(expression);
  const run: Run = { root: state, stepsLeft: stepsMax, names: new Map() };
  try {
    const value = visit(node, state, { run, variables: new Map() });
    return { value, missing: missingNames(run) };
  } catch (thrown) {
    if (thrown instanceof TooManySteps || thrown instanceof RangeError || !(thrown instanceof Error)) throw thrown;
    throw new ExpressionFailed(thrown, missingNames(run));
  }
}

function missingNames({ names }: Run): string[] {
  return [...names].flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

function spend(run: Run, steps: number): void {
  run.stepsLeft -= steps;
  if (run.stepsLeft < 0) throw new TooManySteps('The expression takes too many steps.');
}

/** @param ofItem the node stands behind a dot or a bracket, so that its first name is a member and never one of the state */
function visit(node: Node, value: Json, scope: Scope, ofItem = false): Json {
  spend(scope.run, 1);
  switch (node.type) {
    case 'Field':
      return field(node.name, value, scope, ofItem);
    case 'Literal':
      return node.value;
    case 'Current':
    case 'Identity':
      return value;
    case 'Root':
      return scope.run.root;
    case 'Variable':
      return variable(node.name, scope);
    case 'Index':
      return Array.isArray(value) ? (value.at(node.value) ?? null) : null;
    case 'Slice':
      return slice(node, value, scope);
    case 'Subexpression': {
      const left = visit(node.left, value, scope, ofItem);
      return left === null ? null : visit(node.right, left, scope, true);
    }
    case 'IndexExpression':
    case 'Pipe':
      return visit(node.right, visit(node.left, value, scope, ofItem), scope, true);
    case 'Projection':
    case 'ValueProjection':
    case 'FilterProjection':
      return project(node, value, scope, ofItem);
    case 'Flatten':
      return flatten(visit(node.child, value, scope, ofItem), scope);
    case 'Ternary':
      return visit(isSet(visit(node.condition, value, scope)) ? node.trueExpr : node.falseExpr, value, scope);
    case 'OrExpression':
    case 'AndExpression': {
      const left = visit(node.left, value, scope);
      return isSet(left) === (node.type === 'OrExpression') ? left : visit(node.right, value, scope);
    }
    case 'NotExpression':
      return !isSet(visit(node.child, value, scope));
    case 'Comparator':
      return compare(node.name, visit(node.left, value, scope), visit(node.right, value, scope));
    case 'Arithmetic':
      return calculated(node, value, scope);
    case 'Unary':
      return calculate(node.operator === 'Minus' ? '-' : '+', 0, visit(node.operand, value, scope));
    case 'MultiSelectList':
      return node.children.map((child) => visit(child, value, scope));
    case 'MultiSelectHash':
      return record(node, value, scope);
    case 'LetExpression':
      return visit(node.expression, value, withVariables(node.bindings, value, scope));
    case 'Function':
      return call(node, value, scope);
    default:
      throw new TypeError('an expression with & stands only in a function');
  }
}

const SIGNS: { readonly [operator in NodeOf<'Arithmetic'>['operator']]: Sign } = {
  Plus: '+',
  Minus: '-',
  Multiply: '*',
  Star: '*',
  Divide: '/',
  Modulo: '%',
  Div: '//',
};

function field(name: string, value: Json, { run }: Scope, ofItem: boolean): Json {
  if (isJsonObject(value) && Object.hasOwn(value, name)) return found(run, name, value[name]);
  if (Array.isArray(value) && ofItem) {
    if (name === 'length') return value.length;
    spend(run, value.length);
    const members = value.filter((item) => isJsonObject(item) && Object.hasOwn(item, name));
    if (members.length > 0)
      return found(
        run,
        name,
        members.flatMap((item) => (item as JsonObject)[name] ?? []),
      );
  }
  if (!ofItem && Object.hasOwn(run.root, name)) return found(run, name, run.root[name]);
  if (!run.names.has(name)) run.names.set(name, false);
  return null;
}

function found(run: Run, name: string, value: Json | undefined): Json {
  run.names.set(name, true);
  return value ?? null;
}

function variable(written: string, { run, variables }: Scope): Json {
  const name = written.replace(/^\$/, '');
  const value = variables.get(name);
  if (value !== undefined) return value;
  if (Object.hasOwn(run.root, name)) return run.root[name] ?? null;
  throw new TypeError(`there is no variable $${name}`);
}

function withVariables(bindings: NodeOf<'LetExpression'>['bindings'], value: Json, scope: Scope): Scope {
  const variables = new Map(scope.variables);
  for (const { variable: name, reference } of bindings) {
    variables.set(name.replace(/^\$/, ''), visit(reference, value, { ...scope, variables }));
  }
  return { ...scope, variables };
}

function record({ children }: NodeOf<'MultiSelectHash'>, value: Json, scope: Scope): JsonObject {
  return Object.fromEntries(children.map((pair) => [pair.name, visit(pair.value, value, scope)]));
}

/** The values of an object's members; null for anything else. */
function valuesOf(value: Json): Json[] | null {
  return isJsonObject(value) ? Object.values(value) : null;
}

/** Applies the right side to each item of the left; what gives null is left out. */
function project(node: Projecting, value: Json, scope: Scope, ofItem: boolean): Json {
  const { left, right } = node;
  const base = visit(left, value, scope, ofItem);
  const items = node.type === 'ValueProjection' ? valuesOf(base) : base;
  // A part of a text is one.
  if (typeof items === 'string' && left.type === 'IndexExpression') return visit(right, items, scope, true);
  if (!Array.isArray(items)) return null;
  const { condition } = node;
  const kept = condition === undefined ? items : items.filter((item) => isSet(visit(condition, item, scope)));
  // `list[?…][0]` asks each item for its first, which only lists have: what is meant is the first item.
  if (items.length > 0 && startsWithIndex(right) && !items.some(Array.isArray)) {
    return visit(right, kept, scope, true);
  }
  return kept.map((item) => visit(right, item, scope, true)).filter((result) => result !== null);
}

function startsWithIndex(node: Node): boolean {
  if (node.type === 'IndexExpression') {
    return node.left.type === 'Identity' ? node.right.type === 'Index' : startsWithIndex(node.left);
  }
  return node.type === 'Subexpression' && startsWithIndex(node.left);
}

function calculated(node: NodeOf<'Arithmetic'>, value: Json, scope: Scope): Json {
  const { operator, left, right } = node;
  // `list[].a / b` means the b of each item where nothing else is called so.
  if (isProjection(left) && right.type === 'Field' && !isNamed(right.name, value, scope)) {
    const each = visit({ ...left, right: { ...node, left: left.right } } as Node, value, scope);
    if (Array.isArray(each) && each.length > 0) return each;
  }
  const [one, other] = [visit(left, value, scope), visit(right, value, scope)];
  spend(scope.run, calculationSteps(one, other));
  const result = calculate(SIGNS[operator], one, other);
  // An item may lack a member; a name at the top that nothing has is wrong.
  if (result === null && value === scope.run.root && missingNames(scope.run).length > 0) {
    throw new TypeError('there is nothing to calculate with');
  }
  return result;
}

function isProjection(node: Node): node is Node & Projecting {
  return node.type === 'Projection' || node.type === 'FilterProjection' || node.type === 'ValueProjection';
}

function isNamed(name: string, value: Json, { run }: Scope): boolean {
  return Object.hasOwn(run.root, name) || (isJsonObject(value) && Object.hasOwn(value, name));
}

function flatten(list: Json, { run }: Scope): Json {
  if (!Array.isArray(list)) return null;
  const flat: Json[] = list.flat();
  spend(run, flat.length);
  return flat;
}

function slice({ start, stop, step }: NodeOf<'Slice'>, value: Json, { run }: Scope): Json {
  const items = typeof value === 'string' ? Array.from(value) : value;
  if (!Array.isArray(items)) return null;
  const by = step ?? 1;
  if (by === 0) throw new TypeError('the step of a part of a list cannot be 0');
  const { length } = items;
  const [lowest, highest] = by > 0 ? [0, length] : [-1, length - 1];
  const [first, past] = by > 0 ? [lowest, highest] : [highest, lowest];
  const inside = (place: number): number => Math.min(Math.max(place < 0 ? place + length : place, lowest), highest);
  const from = start === null ? first : inside(start);
  const to = stop === null ? past : inside(stop);
  const part: Json[] = [];
  for (let place = from; by > 0 ? place < to : place > to; place += by) part.push(items[place] ?? null);
  spend(run, part.length);
  return typeof value === 'string' ? part.map(textOf).join('') : part;
}

function compare(name: Comparison, left: Json, right: Json): boolean | null {
  if (name === 'EQ') return sameJson(left, right);
  if (name === 'NE') return !sameJson(left, right);
  const isOther = name === 'GT' || name === 'LTE' ? isLess(right, left) : isLess(left, right);
  if (isOther === null) return null;
  return name === 'LT' || name === 'GT' ? isOther : !isOther;
}

function call(node: NodeOf<'Function'>, value: Json, scope: Scope): Json {
  const lambdaOf =
    (child: Node): Lambda =>
    (item) =>
      child.type === 'Literal' && typeof child.value === 'string'
        ? field(child.value, item, scope, true)
        : visit(child.type === 'ExpressionReference' ? child.child : child, item, scope);
  const args = node.children.map((child) => ({
    isLambda: child.type === 'ExpressionReference',
    isRatio: isRatio(child),
    lambda: lambdaOf(child),
    value: (): Json => visit(child, value, scope),
  }));
  const isInItem = value !== scope.run.root;
  return callFunction(node.name, args, { isInItem, spend: (steps) => spend(scope.run, steps) });
}

/** False for null, false and what is empty, as in JMESPath: 0 is a value. */
function isSet(value: Json): boolean {
  if (value === null || value === false || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isJsonObject(value) || Object.keys(value).length > 0;
}
