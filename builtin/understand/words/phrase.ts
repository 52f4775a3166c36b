import { readChoices } from '#builtin/understand/fields/choices.ts';
import { humanize } from './humanize.ts';
import { capitalized } from './identifier.ts';
import { says, withoutLead, wordList } from './word-list.ts';
import { unitIn } from '#builtin/understand/values/units.ts';

/** One item that a prompt lists: a field, a metric, a column, a section, a step. */
export type Phrase = {
  /** Its label, capitalized, without articles and remarks. */
  label: string;
  /** Its words as written, without choices, range, unit and leading articles. */
  text: string;
  /** The whole item as written. */
  source: string;
  /** The choices given with it, such as "(small, medium, large)". */
  choices: string[];
  /** The range given with it, such as "1-8" or "from 1 to 5". */
  range: { min: number; max: number } | undefined;
  isOptional: boolean;
  isRequired: boolean;
  /** True when more than one of the choices can be selected. */
  hasSeveralAnswers: boolean;
  /** The unit of the answer: "kg" for "weight in kg". */
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
// "Who gets which alert" and "by which channel" ask for an alert and a channel.
const WHICH = /^.*\bwhich\s+(\p{L}+)$/iu;
// "Topics to choose several from" is labelled "Topics".
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

/** Reads one item of a list; undefined when nothing is left of it but articles and signs. */
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
    isOptional: says(OPTIONAL, source),
    isRequired: says(REQUIRED, source),
    hasSeveralAnswers: says(SEVERAL, source),
    unit: measured.unit,
  };
}

// A single word may be an acronym, such as "id" or "vat".
function labelled(label: string): string {
  return /^[a-z]+$/.test(label) ? humanize(label) : capitalized(label);
}

/** A phrase without its leading articles and pronouns. */
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
