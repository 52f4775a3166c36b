import type { Definition } from '#catalog/definition.ts';
import { checkProps } from '#catalog/compiler/validate/check-props.ts';
import { fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import { LIMITS } from '#contract/limits.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { ELEMENT_ID } from '#contract/spec/spec.ts';
import { checkChartData } from './chart-data.ts';
import { checkChildren } from './children.ts';
import type { ElementContext } from './element-context.ts';
import { checkEvents } from './events.ts';
import { checkKeys } from './known-keys.ts';
import { checkReadKinds } from './read-kinds.ts';
import { checkRepeat } from './repeat.ts';
import { checkVisible } from './visible.ts';
import { badPointer, isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';

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
