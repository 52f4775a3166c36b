/**
 * What every component profile has to name: something that holds others, something that says a text, something to press,
 * something to type into. Whatever a screen would show else can be said with these.
 */
const PROFILE_MINIMUM: readonly string[] = ['Stack', 'Text', 'Button', 'Input'];

/** What of the minimum a component profile lacks. */
export function missingFromProfile(components: readonly string[]): string[] {
  return PROFILE_MINIMUM.filter((name) => !components.includes(name));
}
