import { type Findings, NONE, each, fault, join, show, under } from '#catalog/compiler/validate/finding.ts';
import { checkPlainJson } from '#catalog/compiler/validate/plain-json.ts';
import { fullEffort, type Scope } from '#catalog/compiler/validate/scope.ts';
import { type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Definition } from '#catalog/definition.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';

// Data may be nested deeper than props, since it is the caller's.
const STATE_DEPTH_MAX = 500;

/** A spec whose outer structure is valid; its elements are not checked yet. */
export type Document = {
  state: JsonObject;
  root: string;
  elements: ReadonlyMap<string, unknown>;
  /** Undefined when it is not an object. */
  actions: JsonObject | undefined;
};

const KEYS = new Set(['state', 'root', 'elements', 'actions']);

/**
 * Reads the outer structure of a spec and its faults; the document is undefined when nothing more can be checked.
 *
 * Source: service spec, "Spec (the generated document)".
 */
export function readDocument(spec: unknown, scope: Scope): { document: Document | undefined; findings: Findings } {
  if (!isJsonObject(spec)) return { document: undefined, findings: fault('not_an_object', 'A spec is a JSON object.') };
  const { state = {}, root, elements, actions = {} } = spec;
  let findings = checkKeys(spec, KEYS, 'A spec');
  if (!Object.hasOwn(spec, 'state') && scope.tolerance === 'emitted') findings = join(findings, missing('state', {}));
  if (typeof root !== 'string')
    findings = join(findings, under('root', fault('missing_root', 'The root is an element id.')));
  if (!isJsonObject(state)) findings = join(findings, notAnObject('state', state));
  if (!isJsonObject(actions)) findings = join(findings, notAnObject('actions', actions));
  if (!isJsonObject(elements))
    return { document: undefined, findings: join(findings, notAnObject('elements', elements)) };

  const ids = Object.keys(elements);
  if (ids.length > LIMITS.specElementsMaxItems) {
    const message = `The spec has ${ids.length} elements; ${LIMITS.specElementsMaxItems} are allowed.`;
    const tooMany = fault('too_many_elements', message);
    return { document: undefined, findings: join(findings, under('elements', tooMany)) };
  }
  if (typeof root !== 'string' || !isJsonObject(state)) return { document: undefined, findings };
  findings = join(findings, stateFaults(state, scope));
  return {
    document: {
      state,
      root,
      elements: new Map(ids.map((id) => [id, elements[id]])),
      actions: isJsonObject(actions) ? actions : undefined,
    },
    findings,
  };
}

function stateFaults(state: JsonObject, scope: Scope): Findings {
  return under('state', checkPlainJson(state, { ...scope, effort: { ...fullEffort(), depth: STATE_DEPTH_MAX } }));
}

function missing(key: string, value: JsonObject): Findings {
  return under(key, fault('missing_key', `The spec has no ${key}.`, { op: 'add', value }));
}

function notAnObject(key: string, value: unknown): Findings {
  return under(key, fault('not_an_object', `Expected an object, not ${show(value)}.`));
}

/** Reports the keys of an object that the format does not define. `owner` begins the sentence, as in "A binding". */
export function checkKeys(object: JsonObject, known: ReadonlySet<string>, owner: string): Findings {
  for (const key in object) if (!known.has(key)) return foreignKeys(object, known, owner);
  return NONE;
}

function foreignKeys(object: JsonObject, known: ReadonlySet<string>, owner: string): Findings {
  const foreign = Object.keys(object).filter((key) => !known.has(key));
  return each(foreign, (key) => fault('unknown_key', `${owner} has no key ${show(key)}.`, { op: 'remove' }));
}

/** What the checks of one element depend on. */
export type ElementContext = {
  readonly definitionOf: (type: string) => Definition | undefined;
  /** The actions that the request declares, by name. */
  readonly declared: ReadonlyMap<string, ActionDeclaration>;
  /** The scope of the element itself; its tolerance says whose spec this is. */
  readonly scope: Scope;
  /** The value seeded at a state path; undefined when there is none, or while the state is not known yet. */
  readonly seededAt: (pointer: string) => unknown;
  /** False while elements still stream in: then unseeded paths are not reported. */
  readonly isWhole: boolean;
};
