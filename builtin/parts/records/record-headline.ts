import type { Json } from '#contract/json/json.ts';
import { isRecordItself } from '#builtin/parts/facts/context-line.ts';
import { factValue } from '#builtin/parts/facts/facts.ts';
import { type Part, definedOnly, part, read } from '#builtin/part.ts';
import type { Fact, Group } from '#builtin/understand/data/data-shape.ts';
import { personName } from '#builtin/understand/data/person-name.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { factQuery } from '#builtin/written-value.ts';
import { endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';

const PEOPLE = wordList(
  'profile|customer|employee|user|patient|contact|member|person|profil|kunde|perfil|doctor|student',
  'candidate',
);

/** The fact that names a record. */
export function namingFact({ facts }: Pick<Group, 'facts'>): Fact | undefined {
  return facts.find(({ key, kind }) => kind === 'text' && plays(key, 'title') && !plays(key, 'status'));
}

/**
 * The object of the data that a page is about: the only one, or the one that the title of the page names; all of the data if
 * that is one record, or if none is named.
 */
export function subjectOf(u: Understanding): Group {
  const { data, named } = u;
  const [only, ...others] = data.groups;
  // A day beside it says when it is looked at.
  if (only !== undefined && others.length === 0 && data.facts.every(isDay)) return only;
  if (isRecordItself(u)) return data;
  return data.groups.find(({ key, facts }) => facts.length > 1 && isNamedLike(named.title ?? '', key)) ?? data;
}

function isDay({ kind }: Fact): boolean {
  return kind === 'date' || kind === 'dateTime';
}

/**
 * What names a record: itself, or the object inside it that does, as the deceased names a funeral case: the only one with a name, or
 * the first that the request speaks of.
 */
export function namingGroup(u: Understanding, subject: Group): Group {
  if (subject === u.data || headlineName(subject) !== undefined) return subject;
  const named = subject.groups.filter((inner) => headlineName(inner) !== undefined);
  const [opening = ''] = u.prompt.split(/[.!?]\s/u, 1);
  const told = named.find(({ key }) => isNamedLike(opening, key));
  return told ?? (named.length === 1 ? named[0] : undefined) ?? subject;
}

function headlineName({ facts }: Group): Fact | undefined {
  return personName(facts)?.[0] ?? namingFact({ facts });
}

/** The name of a record as a title, and the facts that it is made of. */
export type Name = { facts: Fact[]; text: Json; views: NonNullable<Part['views']> };

/** What a record is called: a person by the first and the last name. */
export function nameOf(u: Understanding, { facts, pointer }: Group): Name | undefined {
  const person = personName(facts);
  if (person !== undefined) {
    const [first, last] = person;
    const both = [first, last];
    const path = viewPath(u, pointer, 'name');
    const query = `join(' ', [${both.map((fact) => factQuery(fact, u)).join(', ')}])`;
    return {
      facts: both,
      text: read(path),
      views: { [path]: { query, of: first.pointer, and: [last.pointer] } },
    };
  }
  const name = namingFact({ facts });
  return name === undefined ? undefined : { facts: [name], text: read(name.pointer), views: {} };
}

/** A page titled with the name of its record: "Expense report" stands above "Trade fair in Berlin", with the number of the report. */
export function withNameAsTitle(
  screen: Part,
  name: Name,
  number?: Fact,
  given: Pick<Understanding, 'given'> = NONE,
): Part {
  if (screen.type !== 'PageHeader')
    return { ...screen, children: screen.children.map((child) => withNameAsTitle(child, name, number, given)) };
  const { title, ...props } = screen.props;
  const above =
    number === undefined ? { text: title, views: {} } : numbered(typeof title === 'string' ? title : '', number, given);
  const named = definedOnly({ ...props, title: name.text, eyebrow: above.text });
  return { ...screen, props: named, views: { ...screen.views, ...name.views, ...above.views } };
}

const NONE = { given: {} };

function numbered(
  above: string,
  { pointer }: Fact,
  u: Pick<Understanding, 'given'>,
): { text: Json; views: NonNullable<Part['views']> } {
  const path = viewPath(u, pointer, 'numbered');
  const number = `to_string(${queryOf(pointer)})`;
  const query = `(${queryOf(pointer)} && concat(${textLiteral(`${above} · `)}, ${number})) || ${textLiteral(above)}`;
  return { text: read(path), views: { [path]: { query, of: pointer } } };
}

/** The number or code by which people know a record that has a name as well. */
export function numberOf({ facts }: Pick<Group, 'facts'>): Fact | undefined {
  return facts.find(
    ({ key, kind, hidden, refersTo, value }) =>
      hidden === undefined &&
      refersTo === undefined &&
      (kind === 'text' || kind === 'id') &&
      endsIn(NUMBERS, wordsOf(key).join(' ')) &&
      /^(?=.*\d)\S{2,24}$/u.test(String(value)),
  );
}

const NUMBERS = wordList(
  'id|no|nr|number|code|ref|reference|nummer|numero|num|referenz|aktenzeichen|kennzeichen|referencia|codigo|codice|riferimento|inventar|inventory|sku',
);

/** The facts of a record that are shown above the others: its name, its picture and its status. */
type Headline = { name: Fact; told: Name; status: Fact | undefined; picture: Fact | undefined; isPerson: boolean };

/** What is shown above the other facts of a record; undefined if nothing names it. */
export function headlineOf(u: Understanding, group: Group): Headline | undefined {
  const { facts } = group;
  const name =
    namingFact({ facts }) ??
    facts.find(({ key }) => /^(?:number|nummer|numero|nr|no|code|ref|reference|.*[nN]umber)$/.test(key));
  if (name === undefined) return undefined;
  const status = statusFact({ facts });
  const picture = facts.find(({ kind }) => kind === 'picture');
  const told = nameOf(u, group) ?? { facts: [name], text: read(name.pointer), views: {} };
  return { name, told, status, picture, isPerson: isSomebody(u, group) };
}

// An order is no person though its customer is named.
function isSomebody(u: Understanding, { key, facts, pointer }: Group): boolean {
  if (personName(facts) !== undefined) return true;
  const isNamed = namingFact({ facts }) !== undefined && says(PEOPLE, u.prompt);
  return isNamed && (pointer === '' || says(PEOPLE, wordsOf(key).join(' ')));
}

/** The fact that tells the state of a record. */
export function statusFact({ facts }: Pick<Group, 'facts'>): Fact | undefined {
  return facts.find(({ key, kind }) => kind === 'text' && plays(key, 'status'));
}

/** The state alone, for a record that nothing names. */
export function stateOf(u: Understanding, status: Fact | undefined): Part[] {
  if (status === undefined) return [];
  return [part('headline', 'Stack', { direction: 'horizontal', gap: 'md', align: 'center' }, badgeOf(u, status))];
}

/** The record's name, unless the title of the page is that name, with its picture and status, as far as the data has them. */
export function headline(u: Understanding, { told, status, picture, isPerson }: Headline, isTitle: boolean): Part[] {
  const { text, views } = told;
  const heading = isTitle ? [] : [part('recordName', 'Heading', { text, level: 'h2' }, [], { views })];
  // The picture of a thing stands beside what is told of it.
  const face = isTitle && !isPerson ? [] : faceOf({ told, picture, isPerson });
  const content = [...face, ...heading, ...badgeOf(u, status)];
  if (content.length === 0) return [];
  return [part('headline', 'Stack', { direction: 'horizontal', gap: 'md', align: 'center' }, content)];
}

function badgeOf(u: Understanding, status: Fact | undefined): Part[] {
  if (status === undefined) return [];
  const { value, views } = factValue(status, u);
  // Without a tone of its own it would look like a button.
  const tone = toneOf(String(status.value)) ?? 'neutral';
  return [part('statusBadge', 'Badge', { text: value, tone }, [], { views })];
}

function faceOf({ told, picture, isPerson }: Pick<Headline, 'told' | 'picture' | 'isPerson'>): Part[] {
  const [alt, src] = [told.text, picture === undefined ? undefined : read(picture.pointer)];
  if (isPerson) return [part('avatar', 'Avatar', definedOnly({ name: alt, src, size: 'lg' }))];
  return src === undefined ? [] : [part('picture', 'Image', { src, alt, width: '160px', aspect: '1/1' })];
}
