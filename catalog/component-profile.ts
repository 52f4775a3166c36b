import { definitionOf } from './components.ts';

/**
 * What every component profile has to name: something that holds others, something that says a text, something to press,
 * something to type into. Whatever a screen would show else can be said with these.
 */
const PROFILE_MINIMUM: readonly string[] = ['Stack', 'Text', 'Button', 'Input'];

/** What of the minimum a component profile lacks. */
export function missingFromProfile(components: readonly string[]): string[] {
  return PROFILE_MINIMUM.filter((name) => !components.includes(name));
}

/** What is wrong with a component profile, in words; undefined when a key may carry it. */
export function profileFault(components: readonly string[]): string | undefined {
  const unknown = components.find((name) => definitionOf(name) === undefined);
  if (unknown !== undefined) return `"${unknown}" is no component of the catalog`;
  const missing = missingFromProfile(components);
  return missing.length > 0 ? `every screen needs ${missing.join(', ')} too; add what is missing` : undefined;
}
