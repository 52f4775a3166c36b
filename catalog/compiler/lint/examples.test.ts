import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { checkProps } from '#catalog/compiler/validate/check-props.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';

const childrenOf = ({ example }: Definition): readonly string[] => example.children ?? [];

/** The bindings of an example, verb by verb. */
const bindingsOf = ({ example }: Definition): [verb: string, binding: Json][] => Object.entries(example.on ?? {});

describe('an example', () => {
  test('is valid by its own definition', () => {
    const faults = COMPONENTS.flatMap((definition) =>
      checkProps(definition, definition.example.props, { childCount: childrenOf(definition).length }).map(
        ({ pointer, message }) => `${definition.name}${pointer}: ${message}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has props, and as many children as the component takes', () => {
    expect(COMPONENTS.filter(({ example }) => Object.keys(example.props).length === 0)).toEqual([]);
    const faults = COMPONENTS.filter((definition) => {
      const { length } = childrenOf(definition);
      const { children, minChildren = 0, maxChildren = 250 } = definition;
      return length < minChildren || length > (children === 'none' ? 0 : maxChildren);
    });
    expect(faults).toEqual([]);
    const ids = COMPONENTS.flatMap(childrenOf);
    expect(ids.filter((id) => !/^[A-Za-z][A-Za-z0-9_-]*$/.test(id))).toEqual([]);
  });

  test('wires only verbs that the component emits', () => {
    const faults = COMPONENTS.flatMap((definition) =>
      bindingsOf(definition)
        .filter(([verb]) => !Object.hasOwn(definition.events, verb))
        .map(([verb]) => `${definition.name} ${verb}`),
    );
    expect(faults).toEqual([]);
  });

  test('gives an action its params as scalars or by $state, since json-render hands no payload over', () => {
    const bindings = COMPONENTS.flatMap(bindingsOf).map(([, binding]) => binding);
    expect(bindings.length).toBeGreaterThan(30);
    expect(bindings.filter((binding) => !isPlainBinding(binding))).toEqual([]);
  });

  test('shows the binding of most write targets', () => {
    const withTargets = COMPONENTS.filter(({ props }) => Object.values(props).some(({ bind }) => bind === true));
    const bound = withTargets.filter(({ example }) => JSON.stringify(example.props).includes('"$bindState"'));
    expect(bound.length / withTargets.length).toBeGreaterThan(0.9);
  });
});

function isPlainBinding(binding: Json): boolean {
  if (!isJsonObject(binding) || typeof binding['action'] !== 'string') return false;
  const params = isJsonObject(binding['params']) ? Object.values(binding['params']) : [];
  return params.every((param) => !isJsonObject(param) || isStateRead(param));
}

function isStateRead(param: JsonObject): boolean {
  return Object.keys(param).length === 1 && typeof param['$state'] === 'string';
}
