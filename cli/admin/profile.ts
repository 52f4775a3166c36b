import { existsSync, readFileSync } from 'node:fs';
import { profileFault } from '#catalog/component-profile.ts';
import { Refusal } from '#contract/refusal.ts';

/**
 * The components of a profile, from a list with commas or a file with one name a line, or a JSON array.
 *
 * @throws Refusal BAD_REQUEST for a name that the catalog does not know, or a profile that lacks what every screen needs
 */
export function readProfile(listOrFile: string): string[] {
  const text = existsSync(listOrFile) ? readFileSync(listOrFile, 'utf8') : listOrFile;
  const names = text.split(/[\s,"[\]]+/).filter((name) => name !== '');
  const fault = profileFault(names);
  if (fault === undefined) return names;
  throw new Refusal('BAD_REQUEST', `\`component_profile\`: ${fault}.`, { field: 'component_profile' });
}
