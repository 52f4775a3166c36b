import { createSpecStreamCompiler, type Spec as PeerSpec, validateSpec as validatePeerSpec } from '@json-render/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { corrupted } from '#evals/corruption/corruption.ts';
import { goodScreens } from '#evals/corruption/good-specs.ts';
import { HARMFUL_KINDS } from '#evals/corruption/kinds/harmful-kinds.ts';
import { HARMLESS_KINDS } from '#evals/corruption/kinds/harmless-kinds.ts';
import { operationsOf } from '#tools/bench/bench-spec.ts';

const screens = goodScreens();
const kinds = [...HARMFUL_KINDS, ...HARMLESS_KINDS];

/** Whether json-render takes the spec; it throws on some that are beyond it. */
function peerTakes(spec: unknown): boolean {
  try {
    return validatePeerSpec(spec as PeerSpec, { checkOrphans: true }).issues.length === 0;
  } catch {
    return false;
  }
}

describe('json-render core', () => {
  test.each(screens)('finds nothing, not even a warning, in $name', ({ spec }) => {
    expect(validatePeerSpec(spec as unknown as PeerSpec, { checkOrphans: true })).toEqual({ valid: true, issues: [] });
  });

  test('takes every spec that the gate passes, however it was changed', () => {
    let passed = 0;
    for (const kind of kinds) {
      for (const [index, screen] of screens.entries()) {
        const spec = corrupted(screen, kind, index);
        if (spec === undefined || validateSpec(spec, { definitionOf, actions: screen.actions }).length > 0) continue;
        passed += 1;
        expect(peerTakes(spec), `${screen.name}: ${kind.name}`).toBe(true);
      }
    }
    expect(passed).toBeGreaterThan(100);
  });

  test('compiles the operations of each good spec to the same document, in chunks of any size', () => {
    fc.assert(
      fc.property(fc.constantFrom(...screens), fc.integer({ min: 1, max: 300 }), ({ spec }, chunkChars) => {
        const operations = operationsOf(structuredClone(spec));
        const text = operations.map((operation) => `${JSON.stringify(operation)}\n`).join('');
        const compiler = createSpecStreamCompiler({});
        for (let at = 0; at < text.length; at += chunkChars) compiler.push(text.slice(at, at + chunkChars));
        expect(compiler.getResult()).toEqual(spec);
        expect(foldOperations({}, operations)).toEqual(spec);
      }),
      { numRuns: 120 },
    );
  });
});
