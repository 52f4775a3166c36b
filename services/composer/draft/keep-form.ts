import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';

/** Keys that models are never asked to write; one that an answer leaves out is kept. */
const NEVER_ASKED_FOR = ['watch', 'slots'];
/** What `type` goes by. */
const TYPE_KEYS = ['type', 'component', 'componentType'];
const NEVER_ASKED_OF_BINDINGS = ['onSuccess', 'onError', 'preventDefault', 'live'];

/**
 * An element that an answer wrote anew, without the differences to the one before it that say nothing: `children` that
 * are spelled out empty or left out, and keys that only a caller's own spec holds and that no model is asked to repeat.
 * An answer without `type` is a part of the element, and is put into it.
 *
 * @param before the element as it stands
 * @param written the element as the answer has it
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

/** Bindings of the same action keep what follows it. */
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
