import type { Definition } from '#catalog/definition.ts';
import { type Finding, type Findings, join, NONE, under } from '#catalog/compiler/validate/finding.ts';
import { formOnlyScope, type Scope } from '#catalog/compiler/validate/scope.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { checkChildTypes, type Place, walkTree } from './tree.ts';
import { type Document, type ElementContext, readDocument } from './document.ts';
import { checkElement } from './element.ts';
import { checkHandlers } from './handlers.ts';
import { itemScopes } from './item-fields.ts';
import { statePaths } from './state-paths.ts';

/** What a spec is checked against. */
export type ValidateOptions = {
  /** Finds a component by type, in the catalog and among the custom ones. */
  definitionOf: (type: string) => Definition | undefined;
  /** The declared actions; their params are checked, and that the required ones are wired. */
  actions?: readonly ActionDeclaration[];
  /** `emitted` (default): a spec that we send. `prior`: a caller's `prior_spec`, which may contain more. */
  tolerance?: Scope['tolerance'];
};

const FINDINGS_MAX = 500;

/**
 * Everything that is wrong with a spec: its outer structure, its tree, each element, its handlers. An empty list means
 * that it may be sent. It accepts any JSON value, never throws, and its effort is bounded whatever it is given; at most
 * 500 faults are reported.
 *
 * Source: docs/catalog/conventions.md; service spec, "Spec (the generated document)".
 */
export function validateSpec(spec: unknown, options: ValidateOptions): Finding[] {
  const base = formOnlyScope(options.tolerance);
  const { document, findings } = readDocument(spec, base);
  if (document === undefined) return [...findings];
  const tree = walkTree(document);
  const declared = byName(options.actions);
  const elements = elementFaults(document, tree.places, { ...options, declared, base });
  const handlers = checkHandlers(document, declared, base);
  return [findings, tree.findings, elements, handlers].flat().slice(0, FINDINGS_MAX);
}

/**
 * Checks elements one by one while they stream in: everything that can be checked in an element alone, with pointers
 * relative to it. State, parents and children are not examined, so the cost does not grow with the spec.
 */
export function elementChecker(options: ValidateOptions): (id: string, element: unknown) => Findings {
  const declared = byName(options.actions);
  const { definitionOf } = options;
  return (id, element) => {
    const scope = formOnlyScope(options.tolerance);
    const context = { definitionOf, declared, scope, seededAt: () => undefined, isWhole: false };
    return checkElement(id, element, context);
  };
}

function byName(actions: readonly ActionDeclaration[] = []): Map<string, ActionDeclaration> {
  return new Map(actions.map((action) => [action.name, action]));
}

type Setting = Pick<ElementContext, 'declared' | 'definitionOf'> & { base: Scope };

function elementFaults(document: Document, places: ReadonlyMap<string, Place>, setting: Setting): Findings {
  const { base, definitionOf, declared } = setting;
  const { canRead, seededAt } = statePaths(document);
  const scopeOf = itemScopes(document, { ...base, canRead, itemHas: undefined }, seededAt);
  let found = NONE;
  for (const [id, element] of document.elements) {
    if (found.length >= FINDINGS_MAX) break;
    const context = { definitionOf, declared, scope: scopeOf(id, places.get(id)), seededAt, isWhole: true };
    let faults = checkElement(id, element, context);
    if (base.tolerance === 'emitted') faults = join(faults, childTypeFaults(element, document, definitionOf));
    if (faults !== NONE) found = join(found, under('elements', under(id, faults)));
  }
  return found;
}

function childTypeFaults(element: unknown, document: Document, definitionOf: Setting['definitionOf']): Findings {
  if (!isJsonObject(element) || typeof element.type !== 'string') return NONE;
  const definition = definitionOf(element.type);
  return definition === undefined ? NONE : checkChildTypes(element.children, definition, document);
}
