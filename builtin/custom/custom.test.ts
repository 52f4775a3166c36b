import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { readManifests } from '#catalog/compiler/manifest/read-manifests.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const DESCRIPTION =
  'A piece of the shop window of this company. Shown wherever customers look at what we sell, in our own style.';

function manifest(name: string, props: JsonObject, more: JsonObject = {}): JsonObject {
  return { name, description: DESCRIPTION, props, example: {}, ...more };
}

function compose(prompt: string, manifests: JsonObject[], more: Partial<ComposeInput> = {}): Spec {
  const customComponents = readManifests(manifests);
  const input = briefOf(prompt, { customComponents, ...more });
  const spec = builtinSpec(input);
  expect(validateSpec(spec, { definitionOf: definitionLookup(customComponents), actions: input.actions })).toEqual([]);
  return spec;
}

function all(spec: Spec, type: string) {
  return Object.values(spec.elements).filter((element) => element.type === type);
}

const BADGE = manifest(
  'LoyaltyBadge',
  {
    level: { kind: 'string', doc: 'Name of the loyalty level that the customer has reached so far.', required: true },
    points: { kind: 'number', doc: 'Points that the customer has collected with all purchases so far.' },
  },
  { example: { level: 'Gold', points: 10 } },
);
const PRODUCT = manifest(
  'ProductCard',
  {
    name: { kind: 'string', doc: 'Name of the product as it is printed on the price tag.', required: true },
    price: { kind: 'number', doc: 'Price of the product in the currency of the shop window.', required: true },
  },
  { example: { name: 'Tent', price: 10 } },
);
const SEATS = manifest(
  'SeatPicker',
  {
    value: { kind: 'string', doc: 'The seats that the customer has chosen in the plan, by their names.', bind: true },
  },
  { example: { value: 'A1' } },
);

describe("a caller's own component", () => {
  test('is on the screen, filled from the data, when the request is about it', () => {
    const spec = compose('Loyalty status of a customer', [BADGE], {
      data: { level: 'Gold', points: 120, city: 'Graz' },
    });
    expect(all(spec, 'LoyaltyBadge')[0]?.props).toEqual({ level: { $state: '/level' }, points: { $state: '/points' } });
    expect(JSON.stringify(all(spec, 'DescriptionList'))).not.toContain('/points');
    expect(JSON.stringify(all(spec, 'DescriptionList'))).toContain('/city');
  });

  test('is left out when the request is about something else, or when a required prop has no truthful value', () => {
    expect(all(compose('Weather in Graz', [BADGE], { data: { level: 'Gold' } }), 'LoyaltyBadge')).toEqual([]);
    expect(all(compose('Loyalty status', [BADGE], { data: { points: 3 } }), 'LoyaltyBadge')).toEqual([]);
  });

  test('is repeated over the records that fill it', () => {
    const products = [
      { name: 'Tent', price: 90 },
      { name: 'Stove', price: 25 },
    ];
    const spec = compose('Our products', [PRODUCT], { data: { products } });
    const [list] = Object.values(spec.elements).filter(({ repeat }) => repeat !== undefined);
    expect(list?.repeat).toEqual({ statePath: '/products' });
    expect(all(spec, 'ProductCard')[0]?.props).toEqual({ name: { $bindItem: 'name' }, price: { $bindItem: 'price' } });
    expect(all(spec, 'DataTable')).toEqual([]);
  });

  test('replaces the control of its field and is submitted with the form', () => {
    const params = {
      type: 'object',
      properties: { name: { type: 'string' }, seats: { type: 'string' } },
    };
    const spec = compose('Book seats in a cinema, with name and seats', [SEATS], {
      uiType: 'form',
      actions: [{ name: 'book', required: true, params }],
    });
    expect(all(spec, 'SeatPicker')[0]?.props).toEqual({ value: { $bindState: '/form/seats' } });
    expect(JSON.stringify(spec.elements['form']?.on)).toContain('/form/seats');
    expect(spec.state).toMatchObject({ form: { seats: '' } });
  });

  test('that shows all of the data is the only content of the page besides the actions', () => {
    const spec = compose('Loyalty', [BADGE], {
      data: { level: 'Gold' },
      actions: [{ name: 'redeem', required: true }],
    });
    expect(all(spec, 'LoyaltyBadge')).toHaveLength(1);
    expect(all(spec, 'EmptyState')).toEqual([]);
    expect(JSON.stringify(all(spec, 'Button'))).toContain('redeem');
  });
});
