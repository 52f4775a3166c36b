import { checkProps } from '#catalog/compiler/validate/check-props.ts';
import { type Findings, NONE, fault, join, show, under } from '#catalog/compiler/validate/finding.ts';
import { badPointer, isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import type { Definition, Prop } from '#catalog/definition.ts';
import { type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { ELEMENT_ID } from '#contract/spec/spec.ts';
import { checkChildren } from './tree.ts';
import { checkKeys, type ElementContext } from './document.ts';
import { checkEvents } from './events.ts';
import { checkVisible } from './visible.ts';

const KEYS: ReadonlySet<string> = new Set(['type', 'props', 'children', 'on', 'repeat', 'visible']);
/** Keys of json-render that a prior spec may contain; they are kept byte for byte. */
const PRIOR_KEYS: ReadonlySet<string> = new Set([...KEYS, 'watch', 'slots']);

/**
 * The faults of one element, with pointers relative to it: everything that can be checked without the other elements.
 *
 * Source: docs/catalog/conventions.md, "Element envelope".
 */
export function checkElement(id: string, element: unknown, context: ElementContext): Findings {
  const badId = idFaults(id);
  if (!isJsonObject(element))
    return join(badId, fault('not_an_object', `An element is an object, not ${show(element)}.`));
  const definition = typeof element.type === 'string' ? context.definitionOf(element.type) : undefined;
  const found = join(badId, join(envelopeFaults(element, context), under('visible', visibleFaults(element, context))));
  if (definition === undefined) {
    return join(
      found,
      under('type', fault('unknown_component', `${show(element.type)} is no component of the catalog.`)),
    );
  }
  return join(found, contentFaults(element, definition, context));
}

function contentFaults(element: JsonObject, definition: Definition, context: ElementContext): Findings {
  const childCount = Array.isArray(element.children) ? element.children.length : 0;
  const isEmitted = context.scope.tolerance === 'emitted';
  let found = checkChildren(element, definition, context.scope);
  if (isJsonObject(element.props)) {
    found = join(found, under('props', checkProps(definition, element.props, { scope: context.scope, childCount })));
    found = join(found, under('props', checkOverlayPath(element.props, context)));
    if (isEmitted) found = join(found, under('props', checkChartData(definition.name, element.props)));
    if (isEmitted && context.isWhole)
      found = join(found, under('props', checkReadKinds(definition, element.props, context)));
  }
  if (element.on !== undefined) found = join(found, under('on', checkEvents(element.on, definition, context)));
  if (element.repeat !== undefined) found = join(found, checkRepeat(element.repeat, definition, childCount, context));
  return found;
}

function visibleFaults({ visible }: JsonObject, { scope }: ElementContext): Findings {
  return visible === undefined ? NONE : checkVisible(visible, scope);
}

function envelopeFaults(element: JsonObject, { scope }: ElementContext): Findings {
  const known = scope.tolerance === 'prior' ? PRIOR_KEYS : KEYS;
  const found = checkKeys(element, known, 'An element');
  if (isJsonObject(element.props)) return found;
  if (element.props !== undefined) {
    return join(found, under('props', fault('not_an_object', `Props are an object, not ${show(element.props)}.`)));
  }
  return join(found, under('props', fault('missing_key', 'An element has props.', { op: 'add', value: {} })));
}

function idFaults(id: string): Findings {
  // A host sends the id back in `action_context`, and a renderer uses it as a key of plain objects.
  if (id.length <= LIMITS.contextElementIdMaxChars && ELEMENT_ID.test(id) && !(id in Object.prototype)) return NONE;
  return fault('bad_id', `${show(id)} is no element id: letters, digits, "_" and "-", a letter first, at most 120.`);
}

/**
 * The faults of `openPath`, the one prop that names a state path as plain text: the boolean that opens the overlay.
 *
 * Source: docs/catalog/conventions.md, "Overlays".
 */
function checkOverlayPath({ openPath }: JsonObject, { seededAt, isWhole, scope }: ElementContext): Findings {
  if (typeof openPath !== 'string') return NONE;
  if (!isStatePointer(openPath)) return under('openPath', badPointer(openPath));
  // The host of a prior spec may provide the boolean when it renders.
  const seeded = seededAt(openPath);
  if (!isWhole || typeof seeded === 'boolean' || (scope.tolerance === 'prior' && seeded === undefined)) return NONE;
  return under('openPath', fault('unseeded_path', `Seed ${show(openPath)} with true or false.`));
}

/** Charts whose series share positions: the props with the numbers of a series and the names of the positions. */
const SERIES_CHARTS: { readonly [type: string]: { numbers: string; names: string; lengthMin: number } } = {
  AreaChart: { numbers: 'points', names: 'xLabels', lengthMin: 2 },
  LineChart: { numbers: 'points', names: 'xLabels', lengthMin: 2 },
  BarChart: { numbers: 'values', names: 'labels', lengthMin: 1 },
};

/**
 * The faults of a chart whose literal data cannot be drawn: series, names and rows that share positions must have the same
 * length. Data read by an expression is not checked.
 *
 * Source: docs/catalog/conventions.md, "Charts".
 */
function checkChartData(type: string, props: JsonObject): Findings {
  if (type === 'Heatmap') return under('cells', unevenRows(props.cells, 1));
  const chart = Object.hasOwn(SERIES_CHARTS, type) ? SERIES_CHARTS[type] : undefined;
  if (chart === undefined || !Array.isArray(props.series)) return NONE;
  const rows = props.series.map((series) => (isJsonObject(series) ? series[chart.numbers] : undefined));
  const found = under('series', unevenRows(rows, chart.lengthMin, chart.numbers));
  const length = rows.find(Array.isArray)?.length;
  const names = props[chart.names];
  if (found !== NONE || length === undefined || !Array.isArray(names) || names.length === length) return found;
  return under(chart.names, fault('wrong_length', `There are ${names.length} names for ${length} positions.`));
}

function unevenRows(rows: unknown, lengthMin: number, member?: string): Findings {
  if (!Array.isArray(rows)) return NONE;
  const length = Math.max(lengthMin, rows.find(Array.isArray)?.length ?? 0);
  let found = NONE;
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length === length) continue;
    const uneven = fault('wrong_length', `The list has ${row.length} numbers where ${length} are wanted.`);
    found = join(found, under(index, member === undefined ? uneven : under(member, uneven)));
    if (found.length > 10) break;
  }
  return found;
}

const RECORDS: ReadonlySet<string> = new Set(['array', 'object', 'record']);

/**
 * The faults of props that read a state value they could never show: an object where a text or number is shown, a single
 * value where a list is. Not checked: unseeded paths, null and empty lists, controls, and expressions inside a list or
 * object.
 *
 * Source: docs/catalog/conventions.md, "Value grammars", `any`.
 */
function checkReadKinds(
  definition: Definition,
  props: { readonly [name: string]: unknown },
  { seededAt }: ElementContext,
): Findings {
  let found = NONE;
  for (const name in props) {
    const value = props[name];
    const path = isJsonObject(value) ? value['$state'] : undefined;
    const prop = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
    if (!isStatePointer(path) || prop === undefined) continue;
    const problem = problemOf(seededAt(path), prop, definition);
    if (problem !== undefined) {
      found = join(found, under(name, fault('wrong_kind', `At ${show(path)} stands ${problem}.`)));
    }
  }
  return found;
}

function problemOf(value: unknown, prop: Prop, { name }: Definition): string | undefined {
  const kinds = [prop.kind].flat();
  const takesRecords = kinds.some((kind) => RECORDS.has(kind)) || (kinds.includes('any') && name === 'JsonView');
  if (!takesRecords) {
    if (isJsonObject(value)) return 'an object, and no text or number that could be shown';
    return Array.isArray(value) && value.some(isJsonObject) ? 'a list of records, and no text or number' : undefined;
  }
  const isScalar =
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
  return isScalar && kinds.every((kind) => RECORDS.has(kind)) ? 'a single value, and no list or object' : undefined;
}

const REPEAT_KEYS: ReadonlySet<string> = new Set(['statePath']);
/** `key` names the item field that identifies rows. */
const PRIOR_REPEAT_KEYS: ReadonlySet<string> = new Set([...REPEAT_KEYS, 'key']);

/**
 * The faults of an element's `repeat`: it belongs on a container whose one child is the template, over a list.
 *
 * Source: docs/catalog/conventions.md, "Element envelope"; service spec, "Spec", repeat rule.
 */
function checkRepeat(repeat: unknown, definition: Definition, childCount: number, context: ElementContext): Findings {
  const isPrior = context.scope.tolerance === 'prior';
  if (!isJsonObject(repeat)) return under('repeat', fault('bad_repeat', 'A repeat is {"statePath": pointer}.'));
  const keys = checkKeys(repeat, isPrior ? PRIOR_REPEAT_KEYS : REPEAT_KEYS, 'A repeat');
  let found = under('repeat', join(keys, under('statePath', pathFaults(repeat.statePath, context))));
  if (isPrior) return found;
  if (definition.children === 'none') {
    found = join(
      found,
      under('repeat', fault('bad_repeat', `${definition.name} takes no children; repeat a Stack around it.`)),
    );
  } else if (childCount !== 1) {
    found = join(
      found,
      under('children', fault('wrong_template', `A repeated container has one child, not ${childCount}.`)),
    );
  }
  return found;
}

function pathFaults(path: unknown, context: ElementContext): Findings {
  const isPrior = context.scope.tolerance === 'prior';
  // A nested repeat over a list in each item.
  if (isPrior && isJsonObject(path) && typeof path.$item === 'string' && Object.keys(path).length === 1) return NONE;
  if (!isStatePointer(path)) return badPointer(path);
  if (!context.isWhole) return NONE;
  const list = context.seededAt(path);
  if (Array.isArray(list)) return NONE;
  if (list !== undefined) return fault('not_a_list', `At ${show(path)} stands no list.`);
  // The host of a prior spec may provide the list when it renders.
  return isPrior ? NONE : fault('unseeded_path', `Seed ${show(path)} with a list: without it nothing is shown.`);
}
