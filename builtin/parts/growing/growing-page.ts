import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { page, type PageWidth } from '#builtin/parts/page/page.ts';
import type { Part } from '#builtin/part.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { isAdding } from './record-fields.ts';

// What is done with a whole list now and then comes after adding to it.
const ASIDE = wordList(
  'export*|import*|print*|download*|share|csv|pdf|drucken|herunterladen|teilen|imprim*|telecharg*|partager|descarg*|compartir',
  'baixar|compartilhar|stampa*|scarica*|esporta*|condividi',
);

/** A page of what the user adds, with the buttons that a request names besides the one that adds. */
export function growingPage(
  u: Understanding,
  { many }: Starter,
  width: PageWidth,
  adding: Part[],
  content: Part[],
): Part {
  const onRows = new Set(u.parts.perRow);
  const named = namedButtons({
    ...u,
    buttonLabels: u.buttonLabels.filter((deed) => !isAdding(u, deed) && !onRows.has(deed)),
  });
  // What is asked for comes before what such a list has anyway.
  const isAsked = adding.some((one) => u.buttonLabels.includes(labelOf(one)));
  const isMain = (one: Part) => isPrimary(one) && !says(ASIDE, labelOf(one));
  const [leading, others] = isAsked || !named.some(isMain) ? [adding, named] : [named, adding];
  const calm = others.map((one) => (isPrimary(one) ? { ...one, props: { ...one.props, variant: 'secondary' } } : one));
  const buttons = leading.length === 0 ? others : [...calm, ...leading];
  return page(u, u.named.title ?? capitalized(many), width, buttons, content);
}

function isPrimary({ props }: Part): boolean {
  return props['variant'] === 'primary';
}

function labelOf({ props }: Part): string {
  return typeof props['label'] === 'string' ? props['label'] : '';
}
