import { existsSync, readFileSync } from 'node:fs';
import { definitionOf } from '#catalog/components.ts';
import { missingFromProfile } from '#catalog/component-profile.ts';
import { Refusal } from '#contract/refusal.ts';

/**
 * The components of a profile, from a list with commas or a file with one name a line, or a JSON array.
 *
 * @throws Refusal BAD_REQUEST for a name that the catalog does not know, or a profile that lacks what every screen needs
 */
export function readProfile(listOrFile: string): string[] {
  const text = existsSync(listOrFile) ? readFileSync(listOrFile, 'utf8') : listOrFile;
  const names = text.split(/[\s,"[\]]+/).filter((name) => name !== '');
  const unknown = names.find((name) => definitionOf(name) === undefined);
  if (unknown !== undefined) throw bad(`"${unknown}" is no component of the catalog`);
  const missing = missingFromProfile(names);
  if (missing.length > 0) throw bad(`every screen needs ${missing.join(', ')} too; add what is missing`);
  return names;
}

function bad(why: string): Refusal {
  return new Refusal('BAD_REQUEST', `\`component_profile\`: ${why}.`, { field: 'component_profile' });
}
