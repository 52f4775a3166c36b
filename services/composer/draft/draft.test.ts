import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { diffOperations } from '#contract/json/diff.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { copyJson, createDraft } from './draft.ts';

const element = (gap: string, children: string[] = []) => ({ type: 'Stack', props: { gap }, children });
const opening: Operation[] = [
  { op: 'add', path: '/state', value: { rows: [1] } },
  { op: 'add', path: '/root', value: 'root' },
  { op: 'add', path: '/elements', value: {} },
];
const adding = (count: number): Operation[][] => [
  [
    {
      op: 'add',
      path: '/elements/root',
      value: element(
        'md',
        Array.from({ length: count }, (_, index) => `e${index}`),
      ),
    },
  ],
  ...Array.from({ length: count }, (_, index): Operation[] => [
    { op: 'add', path: `/elements/e${index}`, value: element('sm') },
  ]),
];

/** Plays a whole composition: what the caller was sent, and the spec it must come to. */
function compose({ patchOf, maxOperations, steps }: { patchOf?: Spec; maxOperations?: number; steps: Operation[][] }) {
  const draft = createDraft({ patchOf, maxOperations });
  const sent = steps.flatMap((step) => draft.apply(step));
  const finished: Spec = { ...draft.spec(), actions: { save: { kind: 'agent' } } };
  sent.push(...draft.close(finished));
  return { sent, finished, draft };
}

describe('a draft', () => {
  test('sends every operation at once when there is no cap', () => {
    const draft = createDraft({ patchOf: undefined, maxOperations: undefined });
    expect(draft.apply(opening)).toEqual(opening);
    const [first = []] = adding(1);
    expect(draft.apply(first)).toEqual(first);
  });

  test('nothing of a new screen is put into the middle of a list, which a client may take for a replacement', () => {
    const items = fc.array(fc.record({ label: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.nat(3) }), { maxLength: 8 });
    fc.assert(
      fc.property(items, items, items, (first, second, third) => {
        const draft = createDraft({ patchOf: undefined, maxOperations: undefined });
        const at = '/elements/root/props/items';
        const sent = draft.apply([
          ...opening,
          { op: 'add', path: '/elements/root', value: { props: { items: first } } },
        ]);
        sent.push(...draft.apply(diffOperations(first, second, ['elements', 'root', 'props', 'items'])));
        const finished = { ...draft.spec(), elements: { root: { props: { items: third } } } } as unknown as Spec;
        sent.push(...draft.close(finished));
        let document: Json = {};
        for (const operation of sent) {
          const list = operation.path.startsWith(`${at}/`) ? readPointer(document, at) : undefined;
          const isAtEnd = Array.isArray(list) && operation.path === `${at}/${list.length}`;
          if (list !== undefined && (operation.op === 'add' || operation.op === 'move')) expect(isAtEnd).toBe(true);
          document = foldOperations(document, [structuredClone(operation)]);
        }
        expect(document).toEqual(finished);
      }),
    );
  });

  test('a sent operation does not change with the document', () => {
    const draft = createDraft({ patchOf: undefined, maxOperations: undefined });
    const sent = draft.apply(opening);
    draft.apply([{ op: 'add', path: '/elements/root', value: element('md') }]);
    expect(sent[2]).toEqual({ op: 'add', path: '/elements', value: {} });
  });

  test('whatever the cap, the operations fold to the spec and are never more than it allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 40 }), (maxOperations, count) => {
        const { sent, finished, draft } = compose({ maxOperations, steps: [opening, ...adding(count)] });
        expect(sent.length).toBeLessThanOrEqual(maxOperations);
        expect(draft.sent()).toBe(sent.length);
        expect(foldOperations({}, structuredClone(sent))).toEqual(finished);
      }),
    );
  });

  test('streams until the rest must be collected into whole members', () => {
    const { sent } = compose({ maxOperations: 10, steps: [opening, ...adding(20)] });
    expect(sent.slice(0, 5).map(({ path }) => path)).toEqual([
      '/state',
      '/root',
      '/elements',
      '/elements/root',
      '/elements/e0',
    ]);
    expect(sent.at(-1)?.path === '/actions' || sent.at(-1)?.path === '/elements').toBe(true);
  });

  test('uses the whole-document path only where whole members are still too many', () => {
    const pathsFor = (maxOperations: number) =>
      compose({ maxOperations, steps: [opening, ...adding(5)] }).sent.map(({ path }) => path);
    expect(pathsFor(1)).toEqual(['']);
    expect(pathsFor(3)).toEqual(['']);
    expect(pathsFor(4).toSorted()).toEqual(['/actions', '/elements', '/root', '/state']);
  });

  test('an edit sends only the difference to the prior spec, at the end', () => {
    const patchOf: Spec = { state: {}, root: 'root', elements: { root: element('md', ['a']), a: element('sm') } };
    const before = structuredClone(patchOf);
    const steps: Operation[][] = [
      [{ op: 'replace', path: '/elements/a/props/gap', value: 'lg' }],
      [{ op: 'replace', path: '/elements/a/props/gap', value: 'xl' }],
    ];
    const draft = createDraft({ patchOf, maxOperations: undefined });
    expect(steps.flatMap((step) => draft.apply(step))).toEqual([]);
    expect(draft.close(draft.spec())).toEqual([{ op: 'replace', path: '/elements/a/props/gap', value: 'xl' }]);
    expect(patchOf).toEqual(before);
  });

  test('an edit keeps to its cap too', () => {
    const patchOf: Spec = { state: {}, root: 'root', elements: { root: element('md') } };
    const { sent, finished } = compose({ patchOf, maxOperations: 2, steps: adding(8) });
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(foldOperations(structuredClone(patchOf) as Json, structuredClone(sent))).toEqual(finished);
  });

  test('closing that is interrupted and done again counts its operations once', () => {
    const patchOf: Spec = { state: {}, root: 'root', elements: { root: element('md') } };
    const draft = createDraft({ patchOf, maxOperations: undefined });
    draft.apply([{ op: 'replace', path: '/elements/root/props/gap', value: 'xl' }]);
    expect(draft.close(draft.spec())).toEqual(draft.close(draft.spec()));
    expect(draft.sent()).toBe(1);
  });
});

test('a copy equals any JSON value, `__proto__` members included, and shares no container with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = value as Json;
      const copy = copyJson(json);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(json));
      const originals = new Set(containersIn(json));
      expect(containersIn(copy).some((container) => originals.has(container))).toBe(false);
    }),
  );
  const hostile = JSON.parse('{"__proto__":{"polluted":true}}') as Json;
  expect(JSON.stringify(copyJson(hostile))).toBe('{"__proto__":{"polluted":true}}');
  expect(Object.getPrototypeOf(copyJson(hostile))).toBe(Object.prototype);
});

function containersIn(value: Json): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containersIn)];
}
