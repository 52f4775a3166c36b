import { each, fault, type Findings, NONE, show } from '#catalog/compiler/validate/finding.ts';
import type { JsonObject } from '#contract/json/json.ts';

/** Reports the keys of an object that the format does not define. `owner` begins the sentence, as in "A binding". */
export function checkKeys(object: JsonObject, known: ReadonlySet<string>, owner: string): Findings {
  for (const key in object) if (!known.has(key)) return foreignKeys(object, known, owner);
  return NONE;
}

function foreignKeys(object: JsonObject, known: ReadonlySet<string>, owner: string): Findings {
  const foreign = Object.keys(object).filter((key) => !known.has(key));
  return each(foreign, (key) => fault('unknown_key', `${owner} has no key ${show(key)}.`, { op: 'remove' }));
}
