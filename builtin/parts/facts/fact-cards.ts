import { freshId } from '#builtin/fresh-id.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { textLiteral, viewPath } from '#builtin/view-query.ts';
import { factQuery } from '#builtin/written-value.ts';
import type { Fact, Group } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { isPresentMoment } from '#builtin/understand/data/hidden-values.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { factList } from './facts.ts';
import { progressOf } from './progress.ts';
import { isCoordinate, placeMap, SMALL_MAP } from './place.ts';

/** Facts of one object of the data. */
export type FactsOfGroup = { group: Group; facts: readonly Fact[] };

/** Up to as many facts an object inside another is a section of its card. */
const SECTION_MAX = 4;

/**
 * Cards for the facts of objects, each titled like its object. Small objects inside an object are sections of its card; single facts that
 * belong to no card stand in one without a title.
 */
export function factCards(u: Understanding, objects: readonly FactsOfGroup[]): Part[] {
  const within = (one: FactsOfGroup) =>
    objects.find(({ group }) => group !== u.data && group !== one.group && group.groups.includes(one.group));
  const inner = objects.filter((one) => within(one) !== undefined && isSection(u, one.group));
  const outer = objects.filter((one) => !inner.includes(one));
  const isLoose = ({ group, facts }: FactsOfGroup) =>
    group === u.data || (facts.length === 1 && !inner.some((one) => within(one)?.group === group));
  const loose = outer.filter(isLoose);
  const cards = outer
    .filter((one) => !loose.includes(one))
    .flatMap((one) => {
      const sections = inner.filter((section) => within(section) === one);
      return objectCard(u, one, one.group.label, sections);
    });
  const facts = loose.flatMap(({ group, facts: own }) => own.map((fact) => ({ ...fact, label: labelIn(group, fact) })));
  return sideBySide([...looseFacts(u, facts), ...cards]);
}

const LINE_FACTS = 2;
const LINE_MAX_CHARS = 80;

// A card around a value or two would be lonely: they are a quiet line.
function looseFacts(u: Understanding, loose: readonly Fact[]): Part[] {
  const facts = loose.filter(({ key }) => !isPresentMoment(key));
  const [first, ...others] = facts;
  if (first === undefined) return [];
  const areBrief = facts.every(({ kind, value }) => kind !== 'url' && String(value).length <= LINE_MAX_CHARS);
  if (others.length >= LINE_FACTS || !areBrief || progressOf(facts, u).bars.length > 0)
    return [part('detailsCard', 'Card', {}, [factList('details', facts, u)])];
  const pointer = viewPath(u, first.pointer, 'told');
  // "Greenhouse: Firmware" has its colon before the value, and people know that a name is one.
  const told = facts.map((fact) => {
    const label = `${fact.label.replace(': ', ' ')}: `;
    return isName(fact) ? factQuery(fact, u) : `concat(${textLiteral(label)}, ${factQuery(fact, u)})`;
  });
  const view = { query: `join(' · ', [${told.join(', ')}])`, of: first.pointer, and: others.map((one) => one.pointer) };
  return [part('detailsLine', 'Text', { text: read(pointer), variant: 'muted' }, [], { views: { [pointer]: view } })];
}

// The person or place of an object that holds nothing else: the reader's own name.
function isName({ key, pointer, kind }: Fact): boolean {
  const [holder = ''] = parsePointer(pointer).slice(-2, -1);
  return kind === 'text' && plays(key, 'title') && holder !== '' && !WRAPPERS.has(holder.toLowerCase());
}

/** A card with the facts of an object, its place on a map, and the small objects inside it under headings; empty without any. */
export function objectCard(
  u: Understanding,
  one: FactsOfGroup,
  title: string,
  sections: readonly FactsOfGroup[],
): Part[] {
  const { group, facts: all } = one;
  const map = mapOf(u, one);
  // An applicant of whom only the name is known is a fact of the application.
  const names = sections.filter(({ facts: told }) => isOnlyNamed(told));
  const facts = [
    ...visible(all).filter((fact) => map === undefined || !isCoordinate(fact)),
    ...names.flatMap(({ group: inner, facts: told }) =>
      visible(told).map((fact) => ({ ...fact, label: labelIn(inner, fact) })),
    ),
  ];
  const name = identifier(group.key, 'given');
  const told = sections.filter((section) => !names.includes(section));
  const own = facts.length === 0 ? [] : [factList(name, facts, u)];
  const areBrief = facts.every(({ value }) => String(value).length <= COLUMN_CHARS);
  const [above, below] = inLine(own, sectionsOf(u, name, told), areBrief ? told.length : Math.min(told.length, 1));
  const content = [...above, ...(map === undefined ? [] : [map]), ...below];
  return content.length === 0 ? [] : [part(`${name}Card`, 'Card', title === '' ? {} : { title }, content)];
}

/** True for an object of a few facts, without a map. */
export function isSection(u: Understanding, group: Group): boolean {
  const { length } = visible(group.facts);
  return length > 0 && length <= SECTION_MAX && mapOf(u, { group, facts: group.facts }) === undefined;
}

const COLUMN_CHARS = 32;

// Facts have their names where those of the sections below have them: one section is like the card, several are columns.
function inLine(own: readonly Part[], sections: readonly Part[], count: number): [readonly Part[], readonly Part[]] {
  const [facts] = own;
  if (facts?.type !== 'DescriptionList' || count === 0) return [own, sections];
  if (count === 1)
    return [own, sections.map((one) => withLayout(one, facts.props['layout'] === 'grid' ? 'grid' : 'inline'))];
  const grid = withLayout(facts, 'grid');
  return [[{ ...grid, props: { ...grid.props, columns: columnsFor(count) } }], sections];
}

// Three stand beside each other, others in twos: none alone.
function columnsFor(sections: number): number {
  return sections === 3 ? 3 : 2;
}

function sectionsOf(u: Understanding, name: string, sections: readonly FactsOfGroup[]): Part[] {
  const parts = sections.map(({ group, facts }) => {
    const own = identifier(group.key, 'section');
    return part(`${own}Section`, 'Stack', { gap: 'sm' }, [
      part(`${own}Heading`, 'Heading', { text: group.label, level: 'h3', size: 'xs' }),
      factList(own, facts, u),
    ]);
  });
  if (parts.length < 2) return parts;
  const columns = columnsFor(parts.length);
  const shown = parts.map((one) => withLayout(one, columns === 3 ? 'grid' : 'inline'));
  return [part(`${name}Sections`, 'Grid', { columns, gap: 'lg' }, shown)];
}

// Facts in columns are as high as those beside them only if all of them have their names above, or all beside.
function withLayout(one: Part, layout: 'grid' | 'inline'): Part {
  if (one.type === 'DescriptionList') return { ...one, props: { ...one.props, layout } };
  return { ...one, children: one.children.map((child) => withLayout(child, layout)) };
}

function isOnlyNamed(facts: readonly Fact[]): boolean {
  const [only, ...others] = visible(facts);
  return only !== undefined && others.length === 0 && plays(only.key, 'title');
}

function visible(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ hidden, kind }) => hidden === undefined && kind !== 'picture');
}

function mapOf(u: Understanding, { group, facts }: FactsOfGroup): Part | undefined {
  return placeMap(facts, group.label || u.copy.overview, SMALL_MAP);
}

// Objects that only hold the others together.
const WRAPPERS: ReadonlySet<string> = new Set(
  'data form values params payload result details info meta summary item record'.split(' '),
);

// The name of the clinic is the clinic; its time zone is the "Clinic time zone".
function labelIn({ key, label }: Group, fact: Fact): string {
  if (label === '' || WRAPPERS.has(key.toLowerCase())) return fact.label;
  if (plays(fact.key, 'title') && wordsOf(fact.key).length === 1) return label;
  const words = wordsOf(fact.label);
  const isInLabel = wordsOf(key).some((word) => words.some((one) => one.startsWith(word)));
  return isInLabel ? fact.label : `${label}: ${fact.label}`;
}

const PAIRED_MAX = 6;
const UNLIKE_MAX = 1;

/** Puts cards that hold nothing but about as many facts, and that follow each other, side by side. */
export function sideBySide(parts: readonly Part[]): Part[] {
  const placed: Part[] = [];
  const taken = new Set<string>();
  for (const one of parts) {
    const before = placed.at(-1);
    if (before === undefined || !areAlike(before, one)) placed.push(one);
    else {
      const id = freshId('factsBeside', taken);
      taken.add(id);
      const pair = [before, one].map((each) => withLayout(each, 'inline'));
      placed.splice(-1, 1, part(id, 'Grid', { columns: 2, gap: 'lg' }, pair));
    }
  }
  return placed;
}

// Cards of very different heights leave a hole.
function areAlike(one: Part, other: Part): boolean {
  if (isOfTags(one) && isOfTags(other)) return true;
  const [count, otherCount] = [factsIn(one), factsIn(other)];
  if (count === undefined || otherCount === undefined) return false;
  return Math.max(count, otherCount) <= PAIRED_MAX && Math.abs(count - otherCount) <= UNLIKE_MAX;
}

const BESIDE_MAX_TAGS = 4;

function isOfTags({ type, children: [row] }: Part): boolean {
  const tags = row?.children ?? [];
  const areFew = tags.length > 0 && tags.length <= BESIDE_MAX_TAGS;
  return type === 'Card' && areFew && tags.every((one) => one.type === 'Tag');
}

function factsIn({ type, children }: Part): number | undefined {
  const [only, ...more] = children;
  const items = only?.type === 'DescriptionList' ? only.props['items'] : undefined;
  return type === 'Card' && more.length === 0 && Array.isArray(items) ? items.length : undefined;
}
