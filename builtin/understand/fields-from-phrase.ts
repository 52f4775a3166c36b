import { choiceOf } from './choice.ts';
import type { Field, FieldKind } from './field.ts';
import { fieldKindOf, namedControl } from './field-kind.ts';
import { capitalized, identifier } from './identifier.ts';
import type { Phrase } from './phrase.ts';

// Named in a form's enumeration, but nothing to fill in.
const NO_FIELD =
  /\b(?:buttons?|links?|validation|header|footer|logo|layout|design|styling|progress bar|summary|confirmation|drag(?: and | & |-and-)drop|knopf|schaltfl|bouton|boton|everything|nothing|fields?|inputs?)\b/iu;
// "Two items in the cart" and "show the progress" are there to be seen.
const SHOWN =
  /^(?:(?:two|three|four|five|six|several|many|some|\d+)\s+\p{L}+\s+(?:in|on|of|from)|(?:show|display(?! (?:name|size|mode|options))|see|view)(?:ing)?)\s/iu;
const JUST_CONTROLS = /^(?:switch(?:es)?|toggles?|sliders?|check ?boxes|drop ?downs?|radio buttons?)$/iu;
// With words in quotes, a title is one to show; without, one to type.
const QUOTABLE = /\b(?:title|headline|heading|subtitle|text|label|called|named|saying|says)\b/iu;
const LEADING_VERB =
  /^(?:to\s+)?(?:enter|choose|pick|select|provide|upload|leave|add|set|write|specify|type(?!\s+of\b)|give|fill in|indicate|ask(?:ing)?(?: \w+)? for|where to|whether(?: or not)?(?: (?:they|you|he|she|we|it))?)\s+(?=\S)/iu;
// "whether animations are on" asks about animations.
const ON_OR_OFF = /\s+(?:is|are)\s+(?:on|off|enabled|shown|visible|allowed)(?:\s+or\s+not)?$/iu;
const TRAILING = /\s+(?:fields?|inputs?|box|entry|selection|selector|feld|champ|campo)$/iu;
const OPTIONAL_BY_NATURE: ReadonlySet<FieldKind> = new Set([
  'yesNo',
  'tags',
  'file',
  'choices',
  'records',
  'color',
  'slider',
  'phone',
  'url',
]);
const OPTIONAL_WORDS =
  /\b(?:notes?|comments?|remarks?|special|requests?|company|website|middle|optional|anmerkung|kommentar|notiz|instructions|dietary|allerg|additional|other|preferences?)/iu;
const CONSENT = /\b(?:terms|conditions|agree|agb|consent|gdpr|datenschutz|conditions generales|terminos)\b/iu;
const TERMS = /^(?:terms(?: (?:and|&) conditions| of (?:service|use))?|privacy policy)$/iu;

/**
 * The field that a phrase names: two for a date with its time, none for what is no field.
 *
 * @param shared the control that was named for several phrases at once
 */
export function fieldsFromPhrase(phrase: Phrase, shared: FieldKind | undefined): Field[] {
  const upload = /^upload\s/iu.test(phrase.label);
  const asksWhether = /^(?:whether|if)\b/iu.test(phrase.label);
  const bare = phrase.label
    .replace(LEADING_VERB, '')
    .replace(ON_OR_OFF, '')
    .replace(/^(?:an?|the|their|your|my|our)\s+/iu, '');
  const control = namedControl(bare);
  const label = capitalized(control.label.replace(TRAILING, '').trim());
  if (
    label === '' ||
    JUST_CONTROLS.test(label) ||
    SHOWN.test(phrase.label) ||
    (control.kind === undefined && !upload && NO_FIELD.test(label)) ||
    (/["“„«]/u.test(phrase.source) && QUOTABLE.test(label))
  )
    return [];
  const byWord = upload ? 'file' : asksWhether ? 'yesNo' : (control.kind ?? shared ?? fieldKindOf(label));
  const kind = kindFor(byWord, phrase);
  if (kind === 'dateTime') return [dateOf(label, phrase), timeOf(phrase)];
  return [fieldOf(label, kind, phrase)];
}

function kindFor(kind: FieldKind, { choices, range, several, unit }: Phrase): FieldKind {
  if (choices.length > 0)
    return several || kind === 'choices' || kind === 'tags' ? 'choices' : isYesNo(choices) ? 'yesNo' : 'choice';
  if (unit !== undefined && kind === 'text') return 'number';
  if (range !== undefined && (kind === 'text' || kind === 'number')) return range.max <= 99 ? 'quantity' : 'number';
  // A drop-down that nobody named the entries of can't be filled; a box to type in can.
  return kind === 'choice' ? 'text' : kind === 'choices' ? 'tags' : kind;
}

function fieldOf(label: string, kind: FieldKind, { choices, range, optional, required, unit }: Phrase): Field {
  const isConsent = kind === 'yesNo' && CONSENT.test(label);
  const field: Field = {
    name: identifier(label, 'field'),
    label: isConsent && TERMS.test(label) ? `I accept the ${label.toLowerCase()}` : label,
    kind,
    required: required || isConsent || (!optional && !OPTIONAL_BY_NATURE.has(kind) && !OPTIONAL_WORDS.test(label)),
  };
  if ((kind === 'choice' || kind === 'choices') && choices.length > 0) field.choices = choices.map(choiceOf);
  if (range !== undefined) Object.assign(field, { min: range.min, max: range.max });
  if (unit !== undefined) field.suffix = ` ${unit}`;
  return field;
}

function dateOf(label: string, phrase: Phrase): Field {
  return fieldOf(label.replace(/\s*(?:and|&)?\s*time\b/iu, '').trim() || label, 'date', phrase);
}

function timeOf(phrase: Phrase): Field {
  return fieldOf('Time', 'time', phrase);
}

function isYesNo(choices: readonly string[]): boolean {
  return choices.length === 2 && /^(?:yes|ja|oui|si|sí|on|true)$/iu.test(choices[0] ?? '');
}
