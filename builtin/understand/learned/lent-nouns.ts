import { setOf } from './connectives.ts';

/** Words that can borrow the noun behind an "and": "first and last name", "start and end date". */
export const BORROWS = setOf(
  [
    'first last middle given family start end begin from to billing shipping delivery home work min minimum max maximum old new',
    'current arrival departure opening closing preferred primary secondary issue due private public front back left right breakfast',
  ].join(' '),
);

/** The names in one that lends its last word to both sides: "first and last name" gives "first name" and "last name". */
export function lentNouns(name: string): string[] {
  const [left = '', conjunction = '', right = '', ...noun] = name.split(' ');
  const isLent =
    noun.length > 0 &&
    noun.length <= 2 &&
    (conjunction === 'and' || conjunction === '&') &&
    BORROWS.has(left.toLowerCase()) &&
    BORROWS.has(right.toLowerCase());
  return isLent ? [[left, ...noun].join(' '), [right, ...noun].join(' ')] : [name];
}
