import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { checkProps } from '#catalog/compiler/validate/check-props.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { goodScreens } from '#evals/corruption/good-specs.ts';
import { specSchema } from './spec-schema.ts';

const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
ajv.addSchema({ ...specSchema(COMPONENTS), $id: 'spec' });
const validate = ajv.getSchema('spec')!;

function faultsOf(judge: typeof validate, value: unknown): unknown[] {
  return judge(value) === true ? [] : (judge.errors ?? []);
}

describe('the JSON Schema of specs', () => {
  test.each(COMPONENTS.map(({ name }) => name))('fits the example of %s', (name) => {
    expect(faultsOf(validate, exampleSpec(name))).toEqual([]);
  });

  test.each(goodScreens())('fits the composed screen $name', ({ spec }) => {
    expect(faultsOf(validate, spec)).toEqual([]);
  });

  test('refuses for every prop of every component what the service refuses for its kind', () => {
    const missed: string[] = [];
    for (const definition of COMPONENTS) {
      const judge = ajv.getSchema(`spec#/$defs/${definition.name}Props`)!;
      for (const name of Object.keys(definition.props)) {
        for (const wrong of [{ nothing: 'of the kind' }, ['', {}], 'x'.repeat(200), -1.5, true, { $unknown: 1 }]) {
          const props = { ...definition.example.props, [name]: wrong };
          const isRefused = checkProps(definition, props).some(({ code }) => SAID.has(code));
          if (isRefused && judge(props) === true) missed.push(`${definition.name}.${name} ${JSON.stringify(wrong)}`);
          if (!isRefused && checkProps(definition, props).length === 0 && judge(props) !== true) {
            missed.push(`${definition.name}.${name} is stricter about ${JSON.stringify(wrong)}`);
          }
        }
      }
    }
    expect(missed).toEqual([]);
  });

  test('refuses an unknown prop, an event that the component does not emit, and a missing prop', () => {
    const button = { type: 'Button', props: { label: 'Go' }, children: [] };
    const spec = (element: object) => ({ state: {}, root: 'a', elements: { a: element } });
    expect(faultsOf(validate, spec(button))).toEqual([]);
    expect(validate(spec({ ...button, props: { label: 'Go', href: '/x' } }))).toBe(false);
    expect(validate(spec({ ...button, on: { sort: { action: 'a' } } }))).toBe(false);
    expect(validate(spec({ type: 'Heading', props: {}, children: [] }))).toBe(false);
    expect(validate(spec({ type: 'Callout', props: {}, children: [] }))).toBe(false);
  });

  test("takes a caller's own component as it is", () => {
    const own = { type: 'Gauge9', props: { anything: 1 }, children: [] };
    expect(faultsOf(validate, { state: {}, root: 'a', elements: { a: own } })).toEqual([]);
  });

  test('describes every prop, with its default and whether it is written to', () => {
    const schemas = specSchema(COMPONENTS)['$defs'] as { [name: string]: { properties: { [prop: string]: object } } };
    for (const { name, props } of COMPONENTS) {
      for (const [prop, { doc, default: fallback, bind }] of Object.entries(props)) {
        expect(schemas[`${name}Props`]?.properties[prop]).toMatchObject({
          ...(doc !== undefined && { description: doc }),
          ...(fallback !== undefined && { default: fallback }),
          ...(bind === true && { 'x-writeTarget': true }),
        });
      }
    }
  });
});

/** What a schema can say of a value; the grammar of addresses and colours it only sketches. */
const SAID: ReadonlySet<string> = new Set([
  'wrong_kind',
  'unknown_prop',
  'not_in_menu',
  'unknown_icon',
  'wrong_length',
]);
