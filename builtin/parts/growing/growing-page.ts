import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { page, type PageWidth } from '#builtin/parts/page/page.ts';
import type { Part } from '#builtin/part.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { isAdding } from './record-fields.ts';

/** A page of what the user adds, with the buttons that a request names besides the one that adds. */
export function growingPage(
  u: Understanding,
  { many }: Starter,
  width: PageWidth,
  adding: Part[],
  content: Part[],
): Part {
  const named = namedButtons({ ...u, deeds: u.deeds.filter((deed) => !isAdding(deed)) });
  const others = named.map((one) =>
    one.props['variant'] === 'primary' ? { ...one, props: { ...one.props, variant: 'secondary' } } : one,
  );
  return page(u, u.named.title ?? capitalized(many), width, [...others, ...adding], content);
}
