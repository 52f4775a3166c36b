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
export function namingFact({ facts }: Group): Fact | undefined {
  return facts.find(({ key, kind }) => kind === 'text' && plays(key, 'title') && !plays(key, 'status'));
}

/** The record's name with its picture and status, as far as the data has them. */
export function headline(u: Understanding, subject: Group): Part[] {
  const name =
    namingFact(subject) ?? subject.facts.find(({ key }) => /^(?:number|nummer|code|reference|.*[nN]umber)$/.test(key));
  const status = subject.facts.find(({ key, kind }) => kind === 'text' && plays(key, 'status'));
  const picture = subject.facts.find(({ kind }) => kind === 'picture');
  if (name === undefined) return [];
  const badge =
    status === undefined
      ? []
      : [part('statusBadge', 'Badge', definedOnly({ text: read(status.pointer), tone: toneOf(String(status.value)) }))];
  const isPerson = says(PEOPLE, u.prompt);
  const face = isPerson
    ? [
        part(
          'avatar',
          'Avatar',
          definedOnly({
            name: read(name.pointer),
            src: picture === undefined ? undefined : read(picture.pointer),
            size: 'lg',
          }),
        ),
      ]
    : picture === undefined
      ? []
      : [
          part('picture', 'Image', {
            src: read(picture.pointer),
            alt: read(name.pointer),
            width: '160px',
            aspect: '1/1',
          }),
        ];
  const heading = part('recordName', 'Heading', { text: read(name.pointer), level: 'h2' });
  return [
    part('headline', 'Stack', { direction: 'horizontal', gap: 'md', align: 'center' }, [...face, heading, ...badge]),
  ];
}
