import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { FINDING_CODES, type FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { type Corruption, corrupted } from './corruption.ts';
import { goodScreens } from './good-specs.ts';
import { HARMFUL_KINDS } from './kinds/harmful-kinds.ts';
import { HARMLESS_KINDS } from './kinds/harmless-kinds.ts';

const SEEDS_PER_SCREEN = 2;
const screens = goodScreens();
const kinds = [...HARMFUL_KINDS, ...HARMLESS_KINDS];
const tried = new Map(kinds.map((kind) => [kind.name, 0]));

describe('A corruption of a good spec', () => {
  test.each(kinds)('is found if and only if it is harmful: $name', (kind) => {
    for (const [index, screen] of screens.entries()) {
      for (let seed = 1; seed <= SEEDS_PER_SCREEN; seed += 1) {
        const spec = corrupted(screen, kind, index * 97 + seed);
        if (spec === undefined) continue;
        tried.set(kind.name, (tried.get(kind.name) ?? 0) + 1);
        const codes = validateSpec(spec, { definitionOf, actions: screen.actions }).map(({ code }) => code);
        expect(isAsExpected(kind, codes), `${screen.name}, seed ${seed}: found ${codes.join(', ') || 'nothing'}`).toBe(
          true,
        );
      }
    }
  });

  test.each(HARMFUL_KINDS)('has repairs that each remove their finding: $name', (kind) => {
    for (const [index, screen] of screens.entries()) {
      const spec = corrupted(screen, kind, index);
      if (spec === undefined) continue;
      const options = { definitionOf, actions: screen.actions };
      const repairable = validateSpec(spec, options).filter(({ repair }) => repair !== undefined);
      const repaired = foldOperations(spec as unknown as Json, repairs(repairable));
      const left = validateSpec(repaired, options).map(placeOf);
      for (const finding of repairable) expect(left, screen.name).not.toContain(placeOf(finding));
    }
  });

  // No corruption makes a small document too large, and a key's component profile is not part of the spec.
  test('covers every finding code of the gate that a spec of ordinary size can have', () => {
    const shown = new Set(kinds.flatMap(({ found }) => found));
    const missing = Object.keys(FINDING_CODES).filter((code) => !shown.has(code as FindingCode));
    expect(missing.toSorted()).toEqual(['not_in_profile', 'too_large']);
  });

  test('is tried in at least 40 kinds, each at least once, and more than 5,000 times in all', () => {
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
    expect(kinds.length).toBeGreaterThanOrEqual(40);
    expect([...tried].filter(([, times]) => times === 0)).toEqual([]);
    expect([...tried.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(5000);
  });
});

function isAsExpected({ found }: Corruption, codes: readonly string[]): boolean {
  return found.length === 0 ? codes.length === 0 : found.some((code) => codes.includes(code));
}

// From the last to the first, so that indices do not shift.
function repairs(findings: readonly Finding[]): Operation[] {
  return findings
    .flatMap(({ pointer, repair }) => (repair === undefined ? [] : [{ path: pointer, ...repair }]))
    .reverse();
}

function placeOf({ pointer, code }: Finding): string {
  return `${code} at ${pointer}`;
}
