import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { isBuiltinAction, type Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { leavesOf } from '#evals/mutations/shown-contents.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { shownBy } from '#evals/quality/shown.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { linesOf } from '#builtin/spec-lines.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { RequestParts } from '#builtin/understand/request/request-parts.ts';
import { understand, type Understanding } from '#builtin/understand/understanding.ts';
import { fittingScreen } from './choosing/fitting-screen.ts';

const SYLLABLES = 'ba ce di fo gu ka le mi no pu ra se ti vo zu'.split(' ');

/** A made-up word that occurs nowhere else on a screen. */
function nameOf(number: number): string {
  const [one, two, three] = [number, Math.floor(number / 15), Math.floor(number / 225)].map(
    (digit) => SYLLABLES[digit % SYLLABLES.length] ?? '',
  );
  return `Q${one}${two}${three}x`;
}

type Counts = { [part in keyof Omit<RequestParts, 'title' | 'rowButtons' | 'choiceColumns'>]: number } & {
  inSections: boolean;
  withChoices: boolean;
};

function partsOf(counts: Counts): RequestParts {
  let used = 0;
  const next = () => nameOf((used += 1));
  const some = <One>(count: number, make: () => One): One[] => Array.from({ length: count }, make);
  const field = (): Field => {
    const label = next();
    const choices = counts.withChoices ? some(3, next).map((value) => ({ label: value, value })) : undefined;
    return {
      name: label.toLowerCase(),
      label,
      kind: choices ? 'choice' : 'text',
      required: false,
      ...(choices && { choices }),
    };
  };
  const fact = (value: string | undefined) => ({ label: next(), value, lead: '' });
  const fields = some(counts.fields, field);
  const facts = [fact(undefined), fact('12')].slice(0, counts.facts);
  const section = (at: number) => ({ title: next(), fields: counts.inSections && at === 0 ? fields : [] });
  return {
    title: next(),
    buttons: some(counts.buttons, next),
    rowButtons: [],
    choiceColumns: [],
    quotes: some(counts.quotes, next),
    columns: some(counts.columns, next),
    lanes: some(counts.lanes, next),
    fields,
    options: some(counts.options, next),
    steps: Array.from({ length: counts.steps }, (_, at) => section(at)),
    sections: Array.from({ length: counts.sections }, (_, at) => section(at)),
    plans: some(counts.plans, () => ({ name: next(), price: next(), features: [next(), next()] })),
    features: some(counts.features, next),
    facts,
    events: some(counts.events, () => ({ time: next(), title: next() })),
  };
}

function textsIn({
  title,
  fields,
  steps,
  sections,
  plans,
  facts,
  events,
  ...lists
}: Omit<RequestParts, 'choiceColumns'>): string[] {
  return [
    title ?? [],
    Object.entries(lists).flatMap(([name, texts]) => (name === 'choiceColumns' ? [] : texts)),
    fields.map(({ label, choices = [] }) => [label, choices.map((choice) => choice.label)]),
    [...steps, ...sections].map((one) => one.title),
    plans.map(({ name, price, features }) => [name, price ?? [], features]),
    facts.map(({ label, value = [] }) => [label, value]),
    events.map(({ time, title: happening }) => [time, happening]),
  ].flat(4);
}

function specOf(u: Understanding): Spec {
  const lines = [...linesOf(fittingScreen(u))].map((line) => JSON.parse(line) as Operation);
  const spec = foldOperations({ root: 'root', state: {}, elements: {} }, lines) as unknown as Spec;
  const used = Object.values(spec.elements).flatMap((element) => wiresOf(element).map(({ binding }) => binding.action));
  const own = used.filter((name) => !isBuiltinAction(name)).map((name) => [name, { kind: 'agent' as const }]);
  return { ...spec, actions: Object.fromEntries(own) };
}

const few = fc.nat({ max: 3 });
const counts: fc.Arbitrary<Counts> = fc.record({
  buttons: few,
  quotes: few,
  columns: few,
  lanes: few,
  fields: fc.nat({ max: 6 }),
  options: few,
  steps: few,
  sections: few,
  plans: few,
  features: few,
  facts: fc.nat({ max: 2 }),
  events: few,
  inSections: fc.boolean(),
  withChoices: fc.boolean(),
});

test.each(UI_TYPES)('everything that a request names is on the screen, each control once: %s', (uiType) => {
  fc.assert(
    fc.property(counts, (some) => {
      const parts = partsOf(some);
      const u = understand(briefOf('Screen', { uiType }));
      const named = { ...u.named, title: parts.title, statedTitle: parts.title ?? '' };
      const spec = specOf({ ...u, parts, named, fields: parts.fields, buttonLabels: parts.buttons });
      expect(validateSpec(spec, { definitionOf })).toEqual([]);
      const shown = shownBy(spec);
      const state: JsonObject = spec.state;
      const words = [...shown.words, ...[...shown.paths].flatMap((path) => leavesOf(readPointer(state, path) ?? null))];
      const missing = textsIn(parts).filter((text) => !words.some((one) => one.includes(text)));
      expect(missing).toEqual([]);
      const pressed = Object.values(spec.elements).flatMap(({ type, props }) =>
        type === 'Button' ? [props['label']] : [],
      );
      for (const label of parts.buttons) expect(pressed.filter((one) => one === label).length).toBeLessThanOrEqual(1);
      const asked = Object.values(spec.elements).flatMap(({ props }) => ('name' in props ? [props['label']] : []));
      for (const { label } of parts.fields) expect(asked.filter((one) => one === label).length).toBeLessThanOrEqual(1);
      // Parts that the layout did not place are added inside the page's container, not beside it.
      const framed = Object.values(spec.elements).flatMap(({ children }) => children);
      expect(framed.filter((id) => spec.elements[id]?.type === 'Container')).toEqual([]);
    }),
    { numRuns: 60, seed: 1 },
  );
});
