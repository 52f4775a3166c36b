import { readChoices } from '#builtin/understand/fields/choices.ts';
import { humanize } from './humanize.ts';
import { capitalized } from './identifier.ts';
import { says, withoutLead, wordList } from './word-list.ts';
import { unitIn } from '#builtin/understand/data/units.ts';

/** One thing that a prompt names: a field, a metric, a column, a section, a step. */
export type Phrase = {
  /** The words for it, without articles and remarks, its first letter in upper case. */
  label: string;
  /** The words as they stand in the prompt, without what is in parentheses. */
  text: string;
  /** Everything said about it, as written. */
  source: string;
  /** Alternatives named with it, such as "(small, medium, large)". */
  choices: string[];
  /** A range named with it, such as "1-8" or "from 1 to 5". */
  range: { min: number; max: number } | undefined;
  optional: boolean;
  required: boolean;
  /** More than one of the alternatives may be taken. */
  several: boolean;
  /** The unit of the answer, as it is shown beside it: " kg" for "weight in kg". */
  unit: string | undefined;
};

const DETERMINERS = wordList(
  'a|an|the|their|your|his|her|its|my|our|some|any|each|every|all|also|then|optionally|and|or|both|ein|eine|einem|einen',
  'einer|eines|der|die|das|den|dem|ihr|ihre|ihren|le|la|les|un|une|des|du|leur|votre|el|los|las|una|unos|unas|su|tu|um|uma',
  'uns|umas|os|seu|sua|nosso|nossa|il|lo|gli|uno|dei|delle|degli|della|suo|tuo|tua|nostro|nostra|l|d',
);
const FLAG = 'optional(?:er|es|e)?|required|mandatory|pflichtfeld|obligatoire|obligatorio|facultatif|opcional';
const FLAGS = new RegExp(String.raw`\b(?:${FLAG})\b:?`, 'giu');
const OPTIONAL = wordList('optionaler|optionales|optionale|optionally|optional|facultatif|facultative|opcional');
const REQUIRED = wordList('required|mandatory|pflichtfeld|obligatoire|obligatorio|obligatoria');
const RANGE = new RegExp(
  [
    String.raw`(?:\b(?:from|between|von|zwischen|de|entre|desde)\s+)?`,
    String.raw`(?<![\w.-])(\d{1,6})\s*(?:-|–|to|and|bis|und|à|et|hasta|y)\s*(\d{1,6})(?![\w-])`,
  ].join(''),
  'iu',
);
const ON_SCREEN = new RegExp(
  [
    String.raw`\s+(?:on|in|auf|sur|en)\s+(?:an?|the|one|my|our|einem|un)\s+`,
    String.raw`(?:single\s+)?(?:dashboard|screen|page|overview|view)\b.*$`,
  ].join(''),
  'iu',
);
// "who gets which alert" and "by which channel" ask for an alert and a channel.
const WHICH = /^.*\bwhich\s+(\p{L}+)$/iu;
// "topics to choose several from" is asked as "topics".
const TO_CHOOSE = new RegExp(
  [
    String.raw`\s+(?:to|(?:you|they|users?|people) can)\s+(?:choose|pick|select)`,
    String.raw`(?:\s+(?:several|multiple|many|some|any|one))?(?:\s+(?:from|of))?$`,
  ].join(''),
  'iu',
);
const SEVERAL = wordList(
  'several|multiple|more than one|check boxes|checkboxes|multi select|multiselect|all that apply|mehrere',
  'plusieurs|varios|varias',
);
const LABEL_MAX_CHARS = 60;

/** Reads one phrase of a list; undefined when no word is left of it. */
export function readPhrase(source: string): Phrase | undefined {
  const { text, choices } = readChoices(source.trim());
  const range = rangeIn(source);
  const measured = unitIn(text);
  const bare = measured.text
    .replace(TO_CHOOSE, '')
    .replace(WHICH, '$1')
    .replace(ON_SCREEN, '')
    .replace(RANGE, ' ')
    .replaceAll(FLAGS, ' ')
    .replaceAll(/["“”„«»`*]/g, ' ');
  const label = withoutDeterminers(bare.replaceAll(/[\s]+/g, ' ').trim()).replaceAll(/^[\s:,.!?-]+|[\s:,.!?-]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(label)) return undefined;
  return {
    label: labelled(label.slice(0, LABEL_MAX_CHARS).trim()),
    text: withoutDeterminers(bare.replaceAll(/\s+/g, ' ').trim()),
    source,
    choices,
    range,
    optional: says(OPTIONAL, source),
    required: says(REQUIRED, source),
    several: says(SEVERAL, source),
    unit: measured.unit,
  };
}

// A single word may be an acronym, "id" or "vat".
function labelled(label: string): string {
  return /^[a-z]+$/.test(label) ? humanize(label) : capitalized(label);
}

/** A phrase without the articles and pronouns that it begins with. */
export function withoutDeterminers(text: string): string {
  const shorter = withoutLead(DETERMINERS, text);
  return shorter === text ? text : withoutDeterminers(shorter);
}

function rangeIn(text: string): { min: number; max: number } | undefined {
  const found = RANGE.exec(text);
  if (found === null) return undefined;
  const [min, max] = [Number(found[1]), Number(found[2])];
  return min < max ? { min, max } : undefined;
}
