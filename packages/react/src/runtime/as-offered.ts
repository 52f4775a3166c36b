import { isMembers } from './place.ts';

/**
 * What a control picked, as its options hold it. Components get the values of options as texts; an option whose value is a number
 * or a boolean in the state is chosen as that, so that an action receives what its schema asks for.
 *
 * @param props the element's props as they are resolved, before they are fitted to its definition
 */
export function asOffered(props: Readonly<Record<string, unknown>>, picked: unknown): unknown {
  if (typeof picked !== 'string' && !Array.isArray(picked)) return picked;
  const offered = offeredIn(props);
  if (offered.size === 0) return picked;
  const own = (text: unknown): unknown => (typeof text === 'string' ? (offered.get(text) ?? text) : text);
  return Array.isArray(picked) ? picked.map(own) : own(picked);
}

// The values of options that are no texts, by how they are written. A text that is written the same is meant first.
function offeredIn(props: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const offered = new Map<string, unknown>();
  for (const list of Object.values(props).filter(Array.isArray)) {
    for (const option of list as unknown[]) {
      const value = isMembers(option) ? option['value'] : undefined;
      if (typeof value === 'string') offered.set(value, value);
      if (typeof value !== 'number' && typeof value !== 'boolean') continue;
      if (!offered.has(String(value))) offered.set(String(value), value);
    }
  }
  return offered;
}
