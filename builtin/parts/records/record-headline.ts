import { factValue } from '#builtin/parts/facts/facts.ts';
import { type Part, definedOnly, part, read } from '#builtin/part.ts';
import type { Fact, Group } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const PEOPLE = wordList(
  'profile|customer|employee|user|patient|contact|member|person|profil|kunde|perfil|doctor|student',
  'candidate',
);

/** The fact that names a record. */
export function namingFact({ facts }: Pick<Group, 'facts'>): Fact | undefined {
  return facts.find(({ key, kind }) => kind === 'text' && plays(key, 'title') && !plays(key, 'status'));
}

/** The facts of a record that are shown above the others: its name, its picture and its status. */
type Headline = { name: Fact; status: Fact | undefined; picture: Fact | undefined; isPerson: boolean };

/** What is shown above the other facts of a record; undefined if nothing names it. */
export function headlineOf(u: Understanding, { facts }: Group): Headline | undefined {
  const name =
    namingFact({ facts }) ?? facts.find(({ key }) => /^(?:number|nummer|code|reference|.*[nN]umber)$/.test(key));
  if (name === undefined) return undefined;
  const status = facts.find(({ key, kind }) => kind === 'text' && plays(key, 'status'));
  const picture = facts.find(({ kind }) => kind === 'picture');
  return { name, status, picture, isPerson: says(PEOPLE, u.prompt) };
}

/** The record's name, unless the title of the page is that name, with its picture and status, as far as the data has them. */
export function headline(u: Understanding, { name, status, picture, isPerson }: Headline, isTitle: boolean): Part[] {
  const heading = isTitle ? [] : [part('recordName', 'Heading', { text: read(name.pointer), level: 'h2' })];
  const content = [...faceOf({ name, picture, isPerson }), ...heading, ...badgeOf(u, status)];
  if (content.length === 0) return [];
  return [part('headline', 'Stack', { direction: 'horizontal', gap: 'md', align: 'center' }, content)];
}

function badgeOf(u: Understanding, status: Fact | undefined): Part[] {
  if (status === undefined) return [];
  const { value, views } = factValue(status, u);
  const tone = toneOf(String(status.value));
  return [part('statusBadge', 'Badge', definedOnly({ text: value, tone }), [], { views })];
}

function faceOf({ name, picture, isPerson }: Pick<Headline, 'name' | 'picture' | 'isPerson'>): Part[] {
  const [alt, src] = [read(name.pointer), picture === undefined ? undefined : read(picture.pointer)];
  if (isPerson) return [part('avatar', 'Avatar', definedOnly({ name: alt, src, size: 'lg' }))];
  return src === undefined ? [] : [part('picture', 'Image', { src, alt, width: '160px', aspect: '1/1' })];
}
