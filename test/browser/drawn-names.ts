import { readFileSync } from 'node:fs';

const REGISTRY = new URL('../../packages/react/src/generated/registry.ts', import.meta.url);

/** The components that the package draws. */
export function drawnNames(): ReadonlySet<string> {
  const rows = readFileSync(REGISTRY, 'utf8').split('export const REGISTRY')[1] ?? '';
  return new Set([...rows.matchAll(/^ {2}(\w+)[,:]/gm)].map(([, name]) => name!));
}
