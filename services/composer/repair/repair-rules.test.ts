import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REPAIR_RULES } from './repair-rules.ts';

/** Names that the passes and the repairer count repairs under, read from their source. */
function countedRules(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return [...source.matchAll(/(?:rule: |note\()'([a-z-]+)'/g)].flatMap(([, name]) => name ?? []);
  });
}

describe('REPAIR_RULES', () => {
  test('names each rule once, with one sentence', () => {
    const names = REPAIR_RULES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { says } of REPAIR_RULES) expect(says).toMatch(/^[A-Z`].*\.$/);
  });

  test('has every rule that a repair is counted under', () => {
    const names = new Set(REPAIR_RULES.map(({ name }) => name));
    const counted = countedRules();
    expect(counted.length).toBeGreaterThan(20);
    expect(counted.filter((name) => !names.has(name))).toStrictEqual([]);
  });
});
