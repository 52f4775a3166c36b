import type { JsonObject } from '#contract/json/json.ts';

/** One violation: the field, and a sentence that says what is wrong and how to fix it. */
export type ManifestFault = { field: string; message: string };

/** Reports a violation at a field. */
export type Report = (field: string, message: string) => void;

/** Reports every key that manifests do not have, with the allowed ones. */
export function refuseUnknownKeys(object: JsonObject, allowed: readonly string[], path: string, report: Report): void {
  for (const key of Object.keys(object)) {
    if (allowed.includes(key)) continue;
    report(`${path}.${key.slice(0, 40)}`, `is not allowed here; the keys are ${allowed.join(', ')}`);
  }
}
