import { part, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { isPictureKey } from '#builtin/understand/values/value-kind.ts';
import { plainKeys } from './cell.ts';
import { ROW } from './row-texts.ts';

const PEOPLE = /avatar|portrait|headshot|profile/i;
/** A lone picture in a section is as wide as the others. */
export const GALLERY = { columns: 3, gap: 'lg' } as const;

/** The picture of each record; undefined for records without one that can be read by its key. */
export function pictureOf(set: RecordSet): Column | undefined {
  const keys = plainKeys(set);
  return set.columns.find(({ key, kind }) => kind === 'picture' && keys.includes(key));
}

/** True for a list of pictures, such as photos: each is looked at, and what else is known of it stands below. */
export function isOfPictures(set: RecordSet): boolean {
  return isPictureKey(set.key) && pictureOf(set) !== undefined;
}

/** A picture with its caption, what is known of it and its buttons. */
export function galleryEntry(name: string, picture: Column, texts: Part[], buttons: Part[]): Part {
  const shown = part(`${name}Picture`, 'Image', {
    src: { $bindItem: picture.key },
    alt: { $bindItem: ROW.title },
    width: '100%',
    aspect: '4/3',
  });
  const row = part(`${name}Buttons`, 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons);
  return part(`${name}Row`, 'Stack', { gap: 'sm' }, [shown, ...texts, ...(buttons.length === 0 ? [] : [row])]);
}

/** What names a record, with its small picture before it. */
export function withThumbnail(name: string, picture: Column | undefined, told: Part): Part {
  if (picture === undefined) return told;
  const [src, alt] = [{ $bindItem: picture.key }, { $bindItem: ROW.title }];
  const shown = PEOPLE.test(picture.key)
    ? part(`${name}Avatar`, 'Avatar', { name: alt, src, size: 'lg' })
    : part(`${name}Thumbnail`, 'Thumbnail', { src, alt, size: 'lg' });
  const looks = { direction: 'horizontal', gap: 'md', align: 'start', wrap: false };
  return part(`${name}Told`, 'Stack', looks, [shown, told]);
}
