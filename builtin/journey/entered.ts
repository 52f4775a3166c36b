import type { ActionContext } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject, memberOf } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isHosted } from '#builtin/parts/actions/lookups.ts';
import { endsIn, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

// State that steers a screen and that nobody entered; secrets that no summary repeats.
const STEERING = wordList(
  'step|open|search|tab|page|selection|context|metrics|reviewing|shown month|ui|filters|decision|selected/active/is/show *',
);
const STEERS = wordList('search|filters|selection');
const SECRET = /\b(?:password|passwort|secret|token|cvv|cvc|pin|otp|card number|iban|ssn)\b/;

/**
 * What the user has entered or chosen, under the top-level keys where the next screen's state holds it: the params of
 * the action that was fired, or, without any, the state of the screen they left. Where state or data say something else
 * under the same key, it is that which the screen holds.
 */
export function enteredValues({ params = {}, state = {} }: ActionContext, given: JsonObject): JsonObject {
  const told = withoutRepeats(kept(asGiven(params, given)));
  return Object.keys(told).length > 0 ? told : kept(asGiven(state, given));
}

// A form hands all its fields on beside the params that were wired from some of them.
function withoutRepeats(values: JsonObject): JsonObject {
  const entries = Object.entries(values).flatMap(([key, value]): [string, Json][] => {
    if (!isJsonObject(value)) return [[key, value]];
    const others = Object.entries(value).filter(
      ([name, inner]) => JSON.stringify(inner) !== JSON.stringify(memberOf(values, name)),
    );
    return others.length === 0 ? [] : [[key, Object.fromEntries(others)]];
  });
  return Object.fromEntries(entries);
}

function asGiven(values: JsonObject, given: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(values).map((key): [string, Json] => [key, memberOf(given, key) ?? null]));
}

function kept(values: JsonObject): JsonObject {
  const entries = Object.entries(values).flatMap(([key, value]): [string, Json][] => {
    const words = wordsOf(key).join(' ');
    if (isOneOf(STEERING, words) || endsIn(STEERS, words) || SECRET.test(words) || isBlank(value)) return [];
    if (!isJsonObject(value)) return [[key, value]];
    const inner = kept(value);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(entries);
}

function isBlank(value: Json): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** True for a key that only identifies something: it travels on, but tells the user nothing. */
export function isReference(key: string): boolean {
  return isHosted({ name: key, label: key, kind: 'text', required: false });
}
