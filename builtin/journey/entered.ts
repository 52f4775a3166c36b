import type { ActionContext } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject, memberOf } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isHosted } from '#builtin/parts/actions/lookups.ts';
import { endsIn, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

// State keys that control the screen and that no user entered.
const UI_STATE = wordList(
  'step|open|search|tab|page|selection|context|metrics|reviewing|shown month|ui|filters|decision|selected/active/is/show *',
);
const UI_STATE_ENDINGS = wordList('search|filters|selection');
// Secrets are not repeated in a summary.
const SECRET = /\b(?:password|passwort|secret|token|cvv|cvc|pin|otp|card number|iban|ssn)\b/;

/**
 * What the user has entered or chosen, by top-level key: the params of the fired action, or, without any, the state of
 * the screen they left. The values are those in the state of the next screen, which wins over a param of the same name.
 */
export function enteredValues({ params = {}, state = {} }: ActionContext, given: JsonObject): JsonObject {
  const fromParams = withoutRepeats(userValues(asInState(params, given)));
  return Object.keys(fromParams).length > 0 ? fromParams : userValues(asInState(state, given));
}

// A form may pass an object of all its fields in addition to single params with the same values.
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

function asInState(values: JsonObject, given: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(values).map((key): [string, Json] => [key, memberOf(given, key) ?? null]));
}

function userValues(values: JsonObject): JsonObject {
  const entries = Object.entries(values).flatMap(([key, value]): [string, Json][] => {
    const words = wordsOf(key).join(' ');
    if (isOneOf(UI_STATE, words) || endsIn(UI_STATE_ENDINGS, words) || SECRET.test(words) || isEmpty(value)) return [];
    if (!isJsonObject(value)) return [[key, value]];
    const inner = userValues(value);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: Json): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** True for the key of an identifier: it is passed on, but not shown to the user. */
export function isReference(key: string): boolean {
  return isHosted({ name: key, label: key, kind: 'text', required: false });
}
