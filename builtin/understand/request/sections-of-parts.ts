import { choiceOf } from '#builtin/understand/fields/choice.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { ownerOf, type Titled } from '#builtin/understand/words/owner-of.ts';
import { smallNumber } from '../amounts/stated-counts.ts';
import { withoutOrdinal } from './steps/counted-steps.ts';
import type { NamedFact, LocatedFact } from './facts-of-parts.ts';
import type { LocatedField } from './fields-of-parts.ts';
import { isShortGap, type TaggedPart } from './tagged-part.ts';

/** A titled section or step with its content. `count` is the stated number of what the title names: "3 testimonials". */
export type NamedSection = { title: string; fields: Field[]; facts?: NamedFact[]; count?: number };

const MIN_LISTED = 2;
// In "the data of the child, then those of the parents", "those" stands for the first word of the title before.
const BACK_REFERENCE =
  /^(?:those|die|ceux|celles|los|las|os|as|quelli|quelle)\s(?=(?:of|der|des|d[eiu]|del|de[il]|dell[ae]|d[ao]s?)\s)/iu;

// In "choice of the course, of the day", only the first has the noun that all share.
const SHARED_LEAD = /^(?:dell['’]|(?:del|dell[aoe]|dei|degli|du|d[ao]s)\s)/iu;

/** Choice fields for columns and facts that are followed directly by their choices: "status paid or overdue". */
export function choiceColumnsOf(prompt: string, parts: readonly TaggedPart[]): Field[] {
  return parts.flatMap((one, at): Field[] => {
    const end = parts.findIndex(({ tag: name }, next) => next > at && name !== 'option');
    const options = parts.slice(at + 1, end < 0 ? parts.length : end);
    const isNext = !/[\p{L}\p{N}.;]/u.test(prompt.slice(one.end, options[0]?.start));
    if ((one.tag !== 'column' && one.tag !== 'fact') || options.length < MIN_LISTED || !isNext) return [];
    const { label, value: name } = choiceOf(one.text);
    return [
      {
        name: identifier(name, 'field'),
        label,
        kind: 'choice',
        required: false,
        choices: options.map((each) => choiceOf(each.text)),
      },
    ];
  });
}

/** The titled parts with the tag `name`, each with the fields and facts that belong to it. */
export function sectionsOf(
  prompt: string,
  parts: readonly TaggedPart[],
  name: Tag,
  locatedFields: readonly LocatedField[],
  locatedFacts: readonly LocatedFact[],
): NamedSection[] {
  const titled: (Titled & Required<Omit<NamedSection, 'count'>>)[] = parts
    .filter((one) => one.tag === name)
    .map(({ text, start, end }, at, all) => ({
      title: capitalized(
        withoutOrdinal(text)
          .replace(BACK_REFERENCE, () => `${all[at - 1]?.text.split(' ', 1)[0] ?? text.split(' ', 1)[0]} `)
          .replace(at === 0 ? '' : SHARED_LEAD, ''),
      ),
      fields: [],
      facts: [],
      start,
      end,
    }));
  const counts = new Map(
    parts.flatMap((one, at) => {
      const before = parts[at - 1];
      const isCounted = before?.tag === 'count' && isShortGap(prompt.slice(before.end, one.start));
      return isCounted ? [[one.start, smallNumber(before.text)]] : [];
    }),
  );
  const distinct = titled.filter((one, index) => titled.findIndex(({ title }) => title === one.title) === index);
  for (const { field, start } of locatedFields) {
    const owner = ownerOf(prompt, distinct, start);
    // Choices right after a step are the question of that step.
    const own =
      field.label === ''
        ? { ...field, name: identifier(owner?.title ?? '', 'choice'), label: owner?.title ?? '' }
        : field;
    owner?.fields.push({ ...own, required: own === field ? field.required : true });
  }
  for (const { start, ...fact } of locatedFacts) ownerOf(prompt, distinct, start)?.facts.push(fact);
  return distinct.map(({ title, fields, facts, start }) => {
    const count = counts.get(start) ?? 0;
    return {
      title,
      fields: uniqueFields(fields),
      ...(facts.length > 0 ? { facts } : {}),
      ...(count > 0 ? { count } : {}),
    };
  });
}

/** Fields without those that repeat an earlier label. */
export function uniqueFields(fields: readonly Field[]): Field[] {
  return fields.filter(
    (field, index) => fields.findIndex(({ label }) => labelKey(label) === labelKey(field.label)) === index,
  );
}

// "E-mail" and "Email" are the same label.
function labelKey(label: string): string {
  return joinedWords(label) || label;
}
