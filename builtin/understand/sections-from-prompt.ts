import type { Field } from './field.ts';
import { fieldsFromPhrases } from './fields-from-prompt.ts';
import { foldText } from './fold-text.ts';
import { capitalized } from './identifier.ts';
import type { Listing } from './listings.ts';
import { readPhrase, type Phrase } from './phrase.ts';
import { splitItems } from './split-items.ts';

/** A titled part of a form: a section of settings, a step of a wizard. */
export type NamedSection = { title: string; fields: Field[] };

const TAIL = /\s+(?:sections?|steps?|settings?|tabs?|groups?|stages?|page|screen|panel|schritt|étape|paso)$/iu;
const NUMBERED = /^(?:step|schritt|étape|etape|paso|stage|part|page)\s*\d+\s*[:.)-]?\s*|^\d+[.)]\s*/iu;
const NO_SECTION =
  /\b(?:buttons?|progress (?:bar|indicator)|stepper|navigation|back|next|save|validation|indicator)\b/iu;

/**
 * Sections that a prompt names: items of one enumeration, each with the fields in its parentheses ("contact (name,
 * email)"), or several enumerations that each begin with a title ("Contact: name, email. Shipping: address.").
 *
 * Or numbered sentences ("Step 1: contact (name, email). Step 2: …").
 *
 * @param leads words that announce sections, such as "steps"
 */
export function sectionsFromPrompt(prompt: string, listings: readonly Listing[], leads: RegExp): NamedSection[] {
  const numbered = numberedSections(prompt);
  if (numbered.length >= 2) return numbered;
  const announced =
    listings.find(
      ({ lead, items }) => leads.test(lead) && items.length >= 2 && (listings.length === 1 || !isTitle(lead)),
    ) ?? listings.find(({ items }) => items.filter(({ source }) => source.includes('(')).length >= 2);
  const titled = listings.filter(({ lead }) => isTitle(lead));
  if (titled.length >= 2)
    return titled.map(({ lead, items }) => ({ title: titleOf(lead), fields: fieldsFromPhrases(items) }));
  if (announced === undefined) return [];
  const sections = announced.items.filter(({ label }) => !NO_SECTION.test(label)).map(sectionOf);
  // "steps account, profile with name and email": the inner enumeration belongs to the section before it.
  const inner = listings.slice(listings.indexOf(announced) + 1);
  for (const { lead, items } of inner) {
    const owner = sections.find(
      ({ title, fields }) => fields.length === 0 && foldText(lead).startsWith(foldText(title)),
    );
    if (owner !== undefined) owner.fields.push(...fieldsFromPhrases(items));
  }
  return sections;
}

const NUMBERED_SECTION =
  /\b(?:step|schritt|étape|etape|paso)\s*\d+\s*[:.)–-]?\s*([^.(:;,\n]+?)\s*(?:\(([^()]*)\)|:\s*([^.;\n]+))?(?=[.;,\n]|$)/giu;

function numberedSections(prompt: string): NamedSection[] {
  return [...prompt.matchAll(NUMBERED_SECTION)].map(([, title = '', inside, behind]) => ({
    title: titleOf(title),
    fields: fieldsFromPhrases(splitItems(inside ?? behind ?? '').flatMap((item) => readPhrase(item) ?? [])),
  }));
}

function sectionOf(phrase: Phrase): NamedSection {
  const inside = /\(([^()]*)\)/u.exec(phrase.source)?.[1];
  const phrases = inside === undefined ? [] : splitItems(inside).flatMap((item) => readPhrase(item) ?? []);
  return {
    title: titleOf(ownWords(phrase)),
    fields: isOneChoice(phrase) ? fieldsFromPhrases([phrase]) : fieldsFromPhrases(phrases),
  };
}

// "language (English, German)" is one question with answers, not a section with fields.
function isOneChoice({ label, choices }: Phrase): boolean {
  return (
    choices.length > 0 &&
    /\b(?:language|theme|currency|time ?zone|units?|format|frequency|size|colou?r|mode|density|region|country|first day|sprache|langue|idioma|tema|schriftgröße|font)\b/iu.test(
      label,
    )
  );
}

// A short lead without a word for the whole is the title of what follows it.
function isTitle(lead: string): boolean {
  const words = lead.replace(NUMBERED, '').trim();
  return (
    words !== '' &&
    words.split(/\s+/).length <= 3 &&
    !/\b(?:with|form|wizard|settings|page|panel|screen|sections?|steps?|preferences|onboarding|process|flow|checkout|setup|application|fields?|mit|avec|con|including|show|assistent|\w*einstellungen|reglages|parametres|ajustes|configuracion|panneau)\b/u.test(
      words,
    )
  );
}

// "your home" keeps its "your" in a title.
function ownWords({ source, label }: Phrase): string {
  const words = source
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/^\s*(?:the|an?|and)\s+/iu, '')
    .trim();
  return /^(?:your|my|our|ihre?|votre|su)\s/iu.test(words) && words.length <= 40 ? words : label;
}

function titleOf(label: string): string {
  const bare = label
    .replace(/[\s:]+$/u, '')
    .replace(NUMBERED, '')
    .replace(TAIL, '')
    .trim();
  return capitalized(bare === '' ? label : bare);
}
