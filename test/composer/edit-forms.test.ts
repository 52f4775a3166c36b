import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { diffOperations } from '#contract/json/diff.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { compose } from '#services/composer/compose.ts';
import { newStats } from '#services/composer/stats.ts';
import { leavesClient, wiresOf } from '#contract/spec/spec-bindings.ts';
import { childIds, documentOrder } from '#contract/spec/spec-tree.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { writtenScreens } from '#evals/corruption/written-screens.ts';
import { sayingModel } from '#test/dry-run/compose-with.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';

/** The ways in which models answer an edit: the screen before and the one that is wanted, as text. */
const FORMS: { readonly [name: string]: (prior: Spec, wanted: Spec) => string } = {
  'a patch': (prior, wanted) => lines(diffOperations(prior, wanted)),
  'a patch in one list': (prior, wanted) => JSON.stringify(diffOperations(prior, wanted)),
  'the whole spec': (_, wanted) => JSON.stringify(wanted),
  'the whole spec, wrapped, fenced and indented': (_, wanted) =>
    `Here it is:\n\`\`\`json\n${JSON.stringify({ spec: wanted }, null, 2)}\n\`\`\`\nDone.`,
  'the whole spec with every envelope filled': (_, wanted) =>
    JSON.stringify({ ...wanted, elements: mapElements(wanted, filled) }),
  'the whole spec without what models are not asked for': (_, wanted) =>
    JSON.stringify({ ...wanted, elements: mapElements(wanted, plain) }),
  'the changed elements, one a line': (prior, wanted) =>
    lines(changedIds(prior, wanted).map((id) => ({ op: 'add', path: `/elements/${id}`, value: element(wanted, id) }))),
  'a map of the changed elements': (prior, wanted) =>
    JSON.stringify({
      elements: Object.fromEntries(changedIds(prior, wanted).map((id) => [id, element(wanted, id)])),
    }),
  'a map of the changed parts': (prior, wanted) =>
    JSON.stringify({
      elements: Object.fromEntries(changedIds(prior, wanted).map((id) => [id, part(prior, wanted, id)])),
    }),
  'every element again, one a line': (_, wanted) =>
    lines(documentOrder(wanted).map((id) => ({ op: 'replace', path: `/elements/${id}`, value: element(wanted, id) }))),
  'one nested tree with ids': (_, wanted) => JSON.stringify(nested(wanted, wanted.root)),
};

describe('an edit', () => {
  const screens = writtenScreens()
    .map(({ spec }) => spec)
    .filter((spec) => validateSpec(spec, { definitionOf, tolerance: 'prior' }).length === 0);

  test.each(Object.keys(FORMS))('is the same minimal patch when a model answers with %s', async (form) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...screens),
        fc.constantFrom(...CHANGES),
        fc.uniqueArray(fc.constantFrom(...ODDITIES), { maxLength: 3 }),
        fc.nat(),
        async (screen, change, oddities, seed) => {
          const prior = oddities.reduce(madeOdd, screen);
          const wanted = change(structuredClone(prior), seed);
          fc.pre(JSON.stringify(wanted) !== JSON.stringify(prior));
          const operations = await patchFor(prior, FORMS[form]?.(prior, wanted) ?? '');
          const edited = withHandlers(wanted);
          expect(foldOperations(structuredClone(prior), structuredClone(operations))).toEqual(edited);
          expect(sorted(operations)).toEqual(sorted(diffOperations(prior, edited)));
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each(Object.keys(FORMS))(
    'that changes nothing gives no operation except for missing handlers, when a model answers with %s',
    async (form) => {
      for (const screen of screens) {
        const prior = ODDITIES.reduce(madeOdd, screen);
        const answer = FORMS[form]?.(prior, prior) ?? '';
        if (!saysSomething(answer)) continue;
        expect(await patchFor(prior, answer)).toEqual(diffOperations(prior, withHandlers(prior)));
      }
    },
  );
});

/** The spec with an oddity, where it is a valid one with it. */
function madeOdd(spec: Spec, make: (spec: Spec) => Spec): Spec {
  const odd = make(structuredClone(spec));
  return validateSpec(odd, { definitionOf, tolerance: 'prior' }).length === 0 ? odd : spec;
}

/** The spec with a handler for every action that leaves the client. */
function withHandlers(spec: Spec): Spec {
  const fired = documentOrder(spec).flatMap((id) => wiresOf(element(spec, id)).map(({ binding }) => binding));
  const missing = fired.filter(leavesClient).filter(({ action }) => !Object.hasOwn(spec.actions ?? {}, action));
  if (missing.length === 0) return spec;
  const handlers = Object.fromEntries(missing.map(({ action }) => [action, { kind: 'agent' } as const]));
  return { ...spec, actions: { ...spec.actions, ...handlers } };
}

/** False for an answer that mentions no change, which no model gives. */
function saysSomething(answer: string): boolean {
  return !['', '[]', '{"elements":{}}'].includes(answer);
}

async function patchFor(priorSpec: Spec, answer: string): Promise<Operation[]> {
  const input = briefOf('Change the screen', { mode: 'edit', priorSpec });
  const operations: Operation[] = [];
  const signal = new AbortController().signal;
  for await (const event of compose(input, {
    tiers: [sayingModel(answer)],
    stats: newStats(),
    signal,
    now: Date.now,
  })) {
    if (event.type === 'operation') operations.push(event.operation);
  }
  return operations;
}

type Change = (spec: Spec, seed: number) => Spec;

const CHANGES: readonly Change[] = [
  // A text says something else.
  (spec, seed) => {
    const texts = documentOrder(spec).flatMap((id) =>
      ['title', 'text', 'label'].flatMap((prop) =>
        typeof element(spec, id).props[prop] === 'string' ? [{ id, prop }] : [],
      ),
    );
    const chosen = texts[seed % texts.length];
    if (chosen !== undefined) element(spec, chosen.id).props[chosen.prop] = 'Said anew';
    return spec;
  },
  // Something is added at the end.
  (spec) => {
    const holder = documentOrder(spec).find((id) =>
      ['Stack', 'Card', 'Section', 'Grid'].includes(element(spec, id).type),
    );
    if (holder === undefined || element(spec, holder).repeat !== undefined) return spec;
    element(spec, holder).children = [...(element(spec, holder).children ?? []), 'added-note'];
    spec.elements['added-note'] = { type: 'Text', props: { text: 'Added' }, children: [] };
    return spec;
  },
  // The first becomes the last.
  (spec, seed) => {
    const rows = documentOrder(spec).filter((id) => (element(spec, id).children ?? []).length > 1);
    const row = rows[seed % Math.max(rows.length, 1)];
    if (row === undefined) return spec;
    const [first = '', ...others] = element(spec, row).children ?? [];
    element(spec, row).children = [...others, first];
    return spec;
  },
  // A text is removed.
  (spec, seed) => {
    const texts = documentOrder(spec).filter((id) =>
      ['Text', 'Badge', 'Stat', 'Separator'].includes(element(spec, id).type),
    );
    const text = texts[seed % Math.max(texts.length, 1)];
    const parent = documentOrder(spec).find((id) => text !== undefined && childIds(element(spec, id)).includes(text));
    if (text === undefined || parent === undefined || childIds(element(spec, parent)).length < 3) return spec;
    element(spec, parent).children = childIds(element(spec, parent)).filter((id) => id !== text);
    return { ...spec, elements: Object.fromEntries(Object.entries(spec.elements).filter(([id]) => id !== text)) };
  },
];

/** Properties that callers' specs may have and ours never have. */
const ODDITIES: readonly ((spec: Spec) => Spec)[] = [
  // Leaves without `children`.
  (spec) => ({
    ...spec,
    elements: mapElements(spec, withoutEmptyChildren),
  }),
  // Keys in another order.
  (spec) => ({
    ...spec,
    elements: mapElements(spec, (one) => Object.fromEntries(Object.entries(one).toReversed()) as SpecElement),
  }),
  // Handlers that the host knows by itself.
  ({ state, root, elements }) => ({ state, root, elements }),
  // Keys of json-render that we never write.
  (spec) => ({
    ...spec,
    elements: mapElements(spec, (one) => ({ ...one, watch: {} }) as SpecElement),
  }),
  // Bindings that say what happens next.
  (spec) => ({ ...spec, elements: mapElements(spec, withFollowUps) }),
  // A list that the host injects.
  (spec) => ({
    ...spec,
    elements: {
      ...spec.elements,
      [spec.root]: {
        ...element(spec, spec.root),
        children: [...(element(spec, spec.root).children ?? []), 'injected'],
      },
      injected: { type: 'Stack', props: {}, children: ['injected-item'], repeat: { statePath: '/injected_by_host' } },
      'injected-item': { type: 'Text', props: { text: { $bindItem: 'name' } }, children: [] },
    },
  }),
];

function withoutEmptyChildren(one: SpecElement): SpecElement {
  const { children, ...rest } = one;
  return children.length === 0 ? (rest as SpecElement) : one;
}

function withFollowUps(one: SpecElement): SpecElement {
  const { commit } = one.on ?? {};
  if (commit === undefined || Array.isArray(commit)) return one;
  return { ...one, on: { ...one.on, commit: { ...commit, onSuccess: { navigate: '/done' } } } } as SpecElement;
}

function filled(one: SpecElement): SpecElement {
  return { ...one, children: childIds(one) };
}

function plain(one: SpecElement): SpecElement {
  const { watch: _, ...rest } = one as SpecElement & { watch?: Json };
  const on = Object.entries(rest.on ?? {}).map(([verb, bound]): [string, Json] => {
    if (Array.isArray(bound)) return [verb, bound];
    const { action, params, confirm } = bound;
    return [verb, { action, ...(params && { params }), ...(confirm && { confirm }) }];
  });
  return rest.on === undefined ? rest : { ...rest, on: Object.fromEntries(on) };
}

/** Only what is new in an element, without its type where it stood before. */
function part(prior: Spec, wanted: Spec, id: string): JsonObject {
  const [before, after] = [prior.elements[id], element(wanted, id)];
  if (before === undefined) return after;
  const props = Object.entries(after.props).filter(([name, value]) => before.props[name] !== value);
  return {
    ...(props.length > 0 && { props: Object.fromEntries(props) }),
    ...(JSON.stringify(after.children) !== JSON.stringify(before.children) && { children: after.children ?? [] }),
  };
}

function nested(spec: Spec, id: string): JsonObject {
  const { children: _, ...one } = element(spec, id);
  const children = childIds(element(spec, id)).map((child) => nested(spec, child));
  return { id, ...one, children };
}

function changedIds(prior: Spec, wanted: Spec): string[] {
  return Object.keys(wanted.elements).filter(
    (id) => JSON.stringify(prior.elements[id]) !== JSON.stringify(wanted.elements[id]),
  );
}

function mapElements(spec: Spec, map: (one: SpecElement) => SpecElement): Spec['elements'] {
  return Object.fromEntries(Object.entries(spec.elements).map(([id, one]) => [id, map(one)]));
}

function element({ elements }: Spec, id: string): SpecElement {
  const found = elements[id];
  if (found === undefined) throw new Error(`no element ${id}`);
  return found;
}

function lines(operations: readonly object[]): string {
  return operations.map((operation) => `${JSON.stringify(operation)}\n`).join('');
}

function sorted(operations: readonly Operation[]): string[] {
  return operations.map((operation) => JSON.stringify(operation)).toSorted();
}
