import { choiceOf } from './choice.ts';
import type { Field, FieldKind } from './field.ts';
import { fieldsFromPhrase } from './fields-from-phrase.ts';
import { namedControl } from './field-kind.ts';
import { capitalized, identifier } from './identifier.ts';
import type { Listing } from './listings.ts';
import type { Phrase } from './phrase.ts';

// "star ratings for room, breakfast and staff": one word for the controls of all that follow.
const SHARED =
  /^(?:star )?(?:ratings|toggles|switches|check ?boxes|sliders|drop ?downs|date ?pickers|steppers|counters|uploads)\s+(?:for|of)\s+/iu;
// One word before an "and" that borrows the noun behind it: "first and last name".
const BORROWS =
  /^(?:first|last|middle|start|end|begin|from|to|billing|shipping|delivery|home|work|min(?:imum)?|max(?:imum)?|old|new|current|check-?in|arrival|departure|pickup|return|opening|closing|preferred|primary|secondary|pick-?up|drop-?off|issue|due|vor|nach)$/iu;
const ANSWERS =
  /\b(?:options|answers|choices|choose from|one of|values|antworten|optionen|reponses|respuestas|opciones)\W*$/u;
// "Email, push and SMS toggles".
const SWITCHES = /^(?:toggles|switches|check ?boxes)$/;
/** Most fields that one prompt names. */
export const MAX_FIELDS = 40;

/** The fields that the enumerations of a prompt name, each once. */
export function fieldsFromListings(listings: readonly Listing[]): Field[] {
  const fields: Field[] = [];
  for (const { lead, noun, items } of listings) {
    if (ANSWERS.test(lead)) {
      const labels = items.map((item) => item.label);
      const asked = fields.pop() ?? questionIn(lead);
      fields.push(withChoices(asked, labels));
      continue;
    }
    const named = fieldsFromPhrases(items);
    fields.push(...(SWITCHES.test(noun ?? '') ? named.map(asSwitch) : named));
  }
  return unique(fields).slice(0, MAX_FIELDS);
}

function asSwitch(field: Field): Field {
  return { ...field, kind: 'yesNo', required: false };
}

// The question itself, where the answers are all that is listed: "quiz question with four answers: …".
function questionIn(lead: string): Field {
  const label = capitalized(
    lead
      .replace(/\s*\b(?:with|and|mit|avec|con)\b.*$/u, '')
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim() || lead,
  );
  return { name: identifier(label, 'answer'), label, kind: 'choice', required: true };
}

function withChoices(field: Field, choices: string[]): Field {
  return { ...field, kind: field.kind === 'tags' ? 'choices' : 'choice', choices: choices.map(choiceOf) };
}

/** The fields that phrases name. */
export function fieldsFromPhrases(phrases: readonly Phrase[]): Field[] {
  let shared: FieldKind | undefined;
  return phrases.flatMap((phrase, index) => {
    const noun = BORROWS.test(phrase.label) ? phrases[index + 1]?.label.split(' ').slice(1).join(' ') : undefined;
    const whole = noun === undefined || noun === '' ? phrase : { ...phrase, label: `${phrase.label} ${noun}` };
    const opens = SHARED.exec(whole.label);
    if (opens !== null) {
      shared = namedControl(opens[0].trim()).kind;
      return fieldsFromPhrase({ ...whole, label: whole.label.slice(opens[0].length) }, shared);
    }
    if (/^\s*(?:an?|the|one)\s/iu.test(whole.source)) shared = undefined;
    return fieldsFromPhrase(whole, shared);
  });
}

function unique(fields: readonly Field[]): Field[] {
  const byName = new Map<string, Field>();
  for (const field of fields) {
    // Labels in other scripts share the fallback name, and still are different fields.
    const key = field.name === 'field' ? field.label : field.name;
    if (!byName.has(key)) byName.set(key, field);
  }
  return [...byName.values()];
}
