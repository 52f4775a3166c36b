import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { isExpression } from '../compiler/validate/expression.ts';
import type { Definition } from '../definition.ts';
import type { About } from './about.ts';
import { controlNodes } from './controls.ts';
import { type Column, listNodes } from './lists.ts';
import { type Node, rowOf, stackOf, textsOf } from './node.ts';
import { closingNodes, pressNodes } from './presses.ts';
import { isContent, isControl, kindsOf, propOf } from './prop-role.ts';

/** Props that are an element's heading. */
const HEADINGS = new Set(['title', 'heading', 'name', 'brand', 'caption']);
const CONDITIONS_MAX = 20;

/**
 * Replaces an element whose component a renderer cannot draw by Stack, Text, Button and Input: its texts and numbers, its
 * lists line by line, Inputs and Buttons for what is entered and selected, a Button for each wired event, and its children.
 *
 * There is no table of components: the definition, the contents of the props and the written paths determine the result.
 */
export function substituteFor(element: SpecElement, definition: Definition, about: About): Node {
  const controls = controlNodes(element, definition, about);
  const hasInput = controls.nodes.some(holdsInput);
  const presses = pressNodes(element, definition, about, hasInput);
  const shown = new Set([...controls.shown, ...presses.shown]);
  const contents = contentNodes(element, definition, about, { hasInput, shown });
  const held = element.children ?? [];
  const inner = element.repeat === undefined ? held : [stackOf(held, { gap: 'sm' }, { repeat: element.repeat })];
  const pieces = [...contents, ...controls.nodes, ...inner, ...closingNodes(element, about), ...presses.nodes];
  const envelope = visibleOf(element, about);
  const [only] = pieces;
  const isWhole = pieces.length === 1 && typeof only === 'object' && only.visible === undefined;
  if (isWhole) return { ...only, ...envelope };
  return { ...(isRow(element, definition) ? rowOf(pieces) : stackOf(pieces)), ...envelope };
}

function holdsInput(node: Node): boolean {
  return node.type === 'Input' || node.children.some((child) => typeof child === 'object' && holdsInput(child));
}

function isRow({ props }: SpecElement, { name }: Definition): boolean {
  return props['direction'] === 'horizontal' || name === 'Navbar';
}

function visibleOf({ visible, props }: SpecElement, { isOpened }: About): Pick<Node, 'visible'> {
  const { openPath } = props;
  if (typeof openPath !== 'string' || !isOpened(openPath)) return visible === undefined ? {} : { visible };
  const open = { $state: openPath };
  if (visible === undefined) return { visible: open };
  return {
    visible: [visible]
      .flat()
      .slice(0, CONDITIONS_MAX - 1)
      .concat(open),
  };
}

function contentNodes(
  { props }: SpecElement,
  definition: Definition,
  about: About,
  { hasInput, shown }: { hasInput: boolean; shown: ReadonlySet<string> },
): Node[] {
  const columns = columnsOf(props['columns']);
  const onlyWhile = conditionOf(props['active']);
  return Object.keys(definition.props).flatMap((name): Node[] => {
    const value = props[name];
    if (value === undefined || value === null || shown.has(name) || !isContent(definition, name)) return [];
    if (name === 'ariaLabel' && [...HEADINGS, 'label'].some((other) => props[other] !== undefined)) return [];
    // They are among the rows.
    if (name === 'selectedRows') return [];
    // The Input shows these itself.
    if (hasInput && isControl(definition) && (name === 'label' || name === 'helpText')) return [];
    const prop = propOf(definition, name);
    const isRecords = kindsOf(prop).some((kind) => kind === 'array' || kind === 'record' || kind === 'object');
    if (isRecords || (typeof value === 'object' && !isExpression(value))) {
      if (name === 'columns' && columns !== undefined) return textsOf(headOf(value), { weight: 'bold' });
      const of = prop?.of ?? prop?.items?.of;
      const isRows = name === 'rows';
      const items = listNodes(value, of, isRows ? columns : undefined, about, isRows ? pickedPath(props) : undefined);
      return items.length > 0 || name === 'columns' ? items : textsOf(props['emptyText'] ?? props['emptyLabel']);
    }
    const texts = textsOf(value, HEADINGS.has(name) ? { weight: 'bold' } : {});
    return onlyWhile === undefined ? texts : texts.map((text) => ({ ...text, visible: onlyWhile }));
  });
}

/** An overlay's substitute is shown while the overlay would be. */
function conditionOf(active: Json | undefined): JsonObject | undefined {
  const path = isJsonObject(active) ? (active['$state'] ?? active['$bindState']) : undefined;
  return typeof path === 'string' ? { $state: path } : undefined;
}

/** Where a table keeps the records that are picked in it. */
function pickedPath({ selectable, selectedRows }: JsonObject): string | undefined {
  const path = isJsonObject(selectedRows) ? selectedRows['$bindState'] : undefined;
  return selectable === true && typeof path === 'string' ? path : undefined;
}

function columnsOf(columns: Json | undefined): Column[] | undefined {
  if (!Array.isArray(columns)) return undefined;
  const keys = columns.flatMap((column) =>
    isJsonObject(column) && typeof column['key'] === 'string' ? [{ key: column['key'] }] : [],
  );
  return keys.length === columns.length && keys.length > 0 ? keys : undefined;
}

function headOf(columns: Json): string {
  if (!Array.isArray(columns)) return '';
  const labels = columns.map((column) => (isJsonObject(column) ? headingOf(column) : column));
  return labels.filter((label) => typeof label === 'string').join(' · ');
}

/** A column heading with the unit of its values. */
function headingOf({ label, key, prefix, suffix }: JsonObject): string {
  const words = (members: (Json | undefined)[]) => members.filter((one) => typeof one === 'string').join(' ');
  const unit = words([prefix, suffix]).trim();
  return words([label ?? key, unit === '' ? undefined : `(${unit})`]);
}
