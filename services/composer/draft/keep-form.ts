import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';

/** Keys that models are never asked to write; kept when an answer omits them. */
const NEVER_ASKED_FOR = ['watch', 'slots'];
/** Spellings of `type`. */
const TYPE_KEYS = ['type', 'component', 'componentType'];
const NEVER_ASKED_OF_BINDINGS = ['onSuccess', 'onError', 'preventDefault', 'live'];

/**
 * A rewritten element without meaningless differences to the previous version: `children` that are written as empty or
 * omitted, and keys that only callers' own specs have and no model is asked to repeat. An answer without `type` is a part
 * of the element and is merged into it.
 *
 * @param before the current element
 * @param written the element as answered
 */
export function keepForm(before: JsonObject, written: JsonObject): JsonObject {
  const isPart = !TYPE_KEYS.some((key) => Object.hasOwn(written, key));
  const after: JsonObject = isPart ? merged(before, written) : { ...written };
  if (after['type'] !== before['type']) return after;
  for (const key of NEVER_ASKED_FOR) keep(key, before, after);
  if (isEmptyList(after['children']) && before['children'] === undefined) delete after['children'];
  if (after['children'] === undefined && isEmptyList(before['children'])) after['children'] = [];
  if (isJsonObject(before['on']) && isJsonObject(after['on'])) after['on'] = keepWiring(before['on'], after['on']);
  return after;
}

function merged(before: JsonObject, part: JsonObject): JsonObject {
  const { props } = part;
  if (!isJsonObject(props) || !isJsonObject(before['props'])) return { ...before, ...part };
  return { ...before, ...part, props: { ...before['props'], ...props } };
}

function keep(key: string, before: JsonObject, after: JsonObject): void {
  if (Object.hasOwn(before, key) && !Object.hasOwn(after, key)) after[key] = before[key] ?? null;
}

/** Bindings of the same action keep their follow-ups. */
function keepWiring(before: JsonObject, after: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(after).map(([verb, bound]): [string, Json] => {
      const known = before[verb];
      if (!isJsonObject(known) || !isJsonObject(bound) || known['action'] !== bound['action']) return [verb, bound];
      const kept = { ...bound };
      for (const key of NEVER_ASKED_OF_BINDINGS) keep(key, known, kept);
      return [verb, kept];
    }),
  );
}

function isEmptyList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}
