import type { Definition } from '#catalog/definition.ts';
import { onceADefinition } from '#catalog/once-a-definition.ts';
import type { Findings } from './finding.ts';
import { formOnlyScope, type Scope } from './scope.ts';
import { compileShape } from './shape.ts';
import { compileValue } from './value.ts';

// Compiled on first use: startup pays for no component, a request only for those it uses.
const shapeCheck = onceADefinition((definition) =>
  compileShape(definition.props, definition, (prop) =>
    compileValue(prop, definition.props, prop.bind ? 'write' : 'read'),
  ),
);

/**
 * The faults of an element's props against the definition of its component, with pointers relative to the props. Without a
 * scope only the form of expressions is checked. `childCount` is the number of the element's children, for components whose
 * content may be in either.
 */
export function checkProps(
  definition: Definition,
  props: unknown,
  { scope = formOnlyScope(), childCount = 0 }: { scope?: Scope; childCount?: number } = {},
): Findings {
  return shapeCheck(definition)(props, scope, childCount);
}
