import { definitionOf } from './components.ts';

/**
 * What every component profile must include: a container, a text, a button and an input. Everything else on a screen can be
 * expressed with these.
 */
const PROFILE_MINIMUM: readonly string[] = ['Stack', 'Text', 'Button', 'Input'];

/** The required components that a profile lacks. */
export function missingFromProfile(components: readonly string[]): string[] {
  return PROFILE_MINIMUM.filter((name) => !components.includes(name));
}

/** What is wrong with a component profile, in words; undefined when it is valid. */
export function profileFault(components: readonly string[]): string | undefined {
  const unknown = components.find((name) => definitionOf(name) === undefined);
  if (unknown !== undefined) return `"${unknown}" is no component of the catalog`;
  const missing = missingFromProfile(components);
  return missing.length > 0 ? `every screen needs ${missing.join(', ')} too; add what is missing` : undefined;
}
