import { readChoices } from '#builtin/understand/fields/choices.ts';
import { humanize } from './humanize.ts';
import { capitalized } from './identifier.ts';
import { unitIn } from './unit-in-phrase.ts';

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

const DETERMINERS =
  /^(?:an?|the|their|your|his|her|its|my|our|some|any|each|every|all|also|then|optionally|and|or|both|ein(?:e[mnrs]?)?|der|die|das|den|dem|ihre?n?|le|la|les|une?|des|du|leur|votre|el|los|las|una|unos|unas|su|tu|um|uma|uns|umas|os|seu|sua|nosso|nossa|il|lo|gli|uno|dei|delle|degli|della|suo|tuo|tua|nostro|nostra|l['’]|d['’])(?:\s+|(?<=['’]))/iu;
const FLAGS =
  /\b(?:optional(?:er|es|e)?|required|mandatory|pflichtfeld|obligatoire|obligatorio|facultatif|opcional)\b:?/giu;
const OPTIONAL = /\b(?:optional(?:er|es|e|ly)?|facultatif|facultative|opcional)\b/iu;
const REQUIRED = /\b(?:required|mandatory|pflichtfeld|obligatoire|obligatorio|obligatoria)\b/iu;
const RANGE =
  /(?:\b(?:from|between|von|zwischen|de|entre|desde)\s+)?(?<![\w.-])(\d{1,6})\s*(?:-|–|to|and|bis|und|à|et|hasta|y)\s*(\d{1,6})(?![\w-])/iu;
const ON_SCREEN =
  /\s+(?:on|in|auf|sur|en)\s+(?:an?|the|one|my|our|einem|un)\s+(?:single\s+)?(?:dashboard|screen|page|overview|view)\b.*$/iu;
// "who gets which alert" and "by which channel" ask for an alert and a channel.
const WHICH = /^.*\bwhich\s+(\p{L}+)$/iu;
// "topics to choose several from" is asked as "topics".
const TO_CHOOSE =
  /\s+(?:to|(?:you|they|users?|people) can)\s+(?:choose|pick|select)(?:\s+(?:several|multiple|many|some|any|one))?(?:\s+(?:from|of))?$/iu;
const SEVERAL =
  /\b(?:several|multiple|more than one|check ?boxes|multi-?select|all that apply|mehrere|plusieurs|varios|varias)\b/iu;
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
    optional: OPTIONAL.test(source),
    required: REQUIRED.test(source),
    several: SEVERAL.test(source),
    unit: measured.unit,
  };
}

// A single word may be an acronym, "id" or "vat".
function labelled(label: string): string {
  return /^[a-z]+$/.test(label) ? humanize(label) : capitalized(label);
}

/** A phrase without the articles and pronouns that it begins with. */
export function withoutDeterminers(text: string): string {
  const shorter = text.replace(DETERMINERS, '');
  return shorter === text ? text : withoutDeterminers(shorter);
}

function rangeIn(text: string): { min: number; max: number } | undefined {
  const found = RANGE.exec(text);
  if (found === null) return undefined;
  const [min, max] = [Number(found[1]), Number(found[2])];
  return min < max ? { min, max } : undefined;
}
