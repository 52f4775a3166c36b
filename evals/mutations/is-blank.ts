import { isJsonObject } from '#contract/json/json.ts';

/** True for a value that nobody would miss on the screen: empty, off, or made of nothing but such values. */
export function isBlank(value: unknown): boolean {
  if (isJsonObject(value)) return Object.values(value).every(isBlank);
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
