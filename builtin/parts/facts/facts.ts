import type { Json } from '#contract/json/json.ts';
import { part, type Part, read } from '#builtin/part.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { writtenFact } from '#builtin/written-value.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { allRecords, type Fact, type ValueList } from '#builtin/understand/data/data-shape.ts';
import { referenceOf, withoutIds, type Reference } from '#builtin/understand/data/references.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { progressOf } from './progress.ts';
import { textList } from './text-lists.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { onlyCurrency } from '#builtin/understand/values/currency.ts';
import { labelOf } from '#builtin/understand/data/label.ts';
import { areProgramTexts } from '#builtin/understand/data/program-texts.ts';
import { formatOf } from '#builtin/understand/values/value-format.ts';
import { valueKindOf } from '#builtin/understand/values/value-kind.ts';

/** A description list of facts, whose values are read live from the state; bars of progress stand above it, addresses are links below. */
export function factList(id: string, facts: readonly Fact[], u: Understanding): Part {
  const { bars, others } = progressOf(facts, u);
  if (bars.length === 0) return pairsAndLinks(id, facts, u);
  const rest = others.some(({ hidden }) => hidden === undefined) ? [pairsAndLinks(id, others, u)] : [];
  return part(`${id}Progress`, 'Stack', { gap: 'md' }, [...bars, ...rest]);
}

function pairsAndLinks(id: string, facts: readonly Fact[], u: Understanding): Part {
  const shown = facts.filter(({ hidden }) => hidden === undefined);
  const addresses = shown.filter(({ kind }) => kind === 'url');
  if (addresses.length === 0) return pairsOf(id, shown, u);
  const links = addresses.map((fact) =>
    linkTo(identifier(fact.key, 'address'), withoutUrl(fact.label), read(fact.pointer)),
  );
  const row = part(`${id}Links`, 'Stack', { direction: 'horizontal', gap: 'md' }, links);
  if (addresses.length === shown.length) return row;
  return part(`${id}WithLinks`, 'Stack', { gap: 'md' }, [
    pairsOf(
      id,
      shown.filter((fact) => !addresses.includes(fact)),
      u,
    ),
    row,
  ]);
}

/** A link to another page, which opens beside this one. */
export function linkTo(id: string, label: Json, href: Json): Part {
  return part(`${id}Link`, 'Link', { label, href, external: true });
}

/** The label of an address as that of what it leads to: "Receipt URL" gives "Receipt". */
export function withoutUrl(label: string): string {
  return label.replace(/\s+(?:URLs?|links?|hrefs?)$/iu, '');
}

function pairsOf(id: string, shown: readonly Fact[], u: Understanding): Part {
  const values = shown.map((fact) => factValue(fact, u));
  const items = shown.map(({ label }, at) => ({ term: label, description: values[at]?.value ?? '' }));
  const props = { items, layout: shown.length > 3 ? 'grid' : 'inline' };
  return part(`${id}Facts`, 'DescriptionList', props, [], {
    views: Object.assign({}, ...values.map(({ views }) => views)),
  });
}

/** A value as people write it, and the view that writes it where the value itself would not do. */
export function factValue(
  fact: Fact,
  u: Pick<Understanding, 'given' | 'copy' | 'language'>,
): { value: Json; views: NonNullable<Part['views']> } {
  const query =
    fact.isGap === true ? `${queryOf(fact.pointer)} || ${textLiteral(u.copy.noValue)}` : writtenFact(fact, u);
  if (query === undefined) return { value: read(fact.pointer), views: {} };
  const pointer = viewPath(u, fact.pointer, 'shown');
  return { value: read(pointer), views: { [pointer]: { query, of: fact.pointer } } };
}

/** A field that edits a value of the caller's data in place. */
export function placedFact({ key, label, value, pointer }: Fact): Placed {
  const byWord = fieldKindOf(label);
  const kind =
    typeof value === 'boolean'
      ? 'yesNo'
      : typeof value === 'number'
        ? 'number'
        : ['email', 'phone', 'url', 'longText', 'time', 'date'].includes(byWord)
          ? byWord
          : 'text';
  return { field: { name: key, label, kind, required: false }, pointer };
}

/** So many texts of one list are shown; what is beyond is counted as left out. */
export const LIST_MAX = 40;
const MAX_CHARS = 40;

/** A card for a list of values: pictures as a gallery, short texts and numbers as chips, sentences as {@link textList} has them. */
export function valueTags(list: ValueList, u: Understanding): Part[] {
  const title = withoutUrl(list.label);
  const pictures = gallery(list);
  if (pictures !== undefined) return [part(`${identifier(list.key, 'pictures')}Card`, 'Card', { title }, [pictures])];
  if (list.values.length === 0) return [];
  const refersTo = referenceOf({ key: list.key, kind: 'text' }, list.values, allRecords(u.data));
  if (refersTo !== undefined) return [otherTags(list, u, refersTo)];
  if (list.values.some((value) => typeof value !== 'string') || areKeys(list)) return [otherTags(list, u)];
  const name = identifier(list.key, 'values');
  const paths = list.values.slice(0, LIST_MAX).map((_, index) => `${list.pointer}/${index}`);
  const areLong = list.values.some((value) => String(value).length > MAX_CHARS);
  const sentences = textList(list, title, paths, areLong);
  if (sentences !== undefined) return sentences;
  const tags = paths.map((path) => part(`${name}Tag`, 'Tag', { label: read(path) }));
  const row = part(`${name}Tags`, 'Stack', { direction: 'horizontal', gap: 'sm' }, tags);
  return [part(`${name}Card`, 'Card', { title }, [row])];
}

/** A gallery for a list of addresses of pictures; undefined for other lists. */
export function gallery({ key, label, pointer, values }: ValueList): Part | undefined {
  if (valueKindOf(key, values) !== 'picture') return undefined;
  const items = values.slice(0, LIST_MAX).map((_, index) => ({ src: read(`${pointer}/${index}`), alt: label }));
  return part(`${identifier(key, 'pictures')}Gallery`, 'Gallery', { items });
}

// "TWO_PERSON_LIFT" is for programs; "brass" is read as it is.
function areKeys({ key, values }: ValueList): boolean {
  const isWritten = values.some((text) => /[_\p{Lu}]/u.test(String(text)));
  return isWritten && areProgramTexts(singular(key), values.map(String));
}

function otherTags({ key, label, pointer, values }: ValueList, u: Understanding, refersTo?: Reference): Part {
  const [name, kind] = [identifier(key, 'values'), valueKindOf(key, values)];
  const format = formatOf(singular(key), kind, values, { own: onlyCurrency(u.given) });
  const tags = values.slice(0, LIST_MAX).map((value, at) => {
    const own = refersTo === undefined ? {} : { refersTo };
    const told = factValue({ key, label, value, kind, format, pointer: `${pointer}/${at}`, ...own }, u);
    return part(`${name}Tag`, 'Tag', { label: told.value }, [], { views: told.views });
  });
  const row = part(`${name}Tags`, 'Stack', { direction: 'horizontal', gap: 'sm' }, tags);
  const title = refersTo === undefined ? labelOf(key, format) : withoutIds(label);
  return part(`${name}Card`, 'Card', { title }, [row]);
}
