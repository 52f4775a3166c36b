import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { page, type PageWidth } from '#builtin/parts/page/page.ts';
import type { Part } from '#builtin/part.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { isAddLabel } from './record-fields.ts';

// Buttons for the whole list, which are used less often than the one that adds an entry.
const OCCASIONAL = wordList(
  'export*|import*|print*|download*|share|csv|pdf|drucken|herunterladen|teilen|imprim*|telecharg*|partager|descarg*|compartir',
  'baixar|compartilhar|stampa*|scarica*|esporta*|condividi',
);

/** A page of entries that the user adds, with the add button and the other buttons that a request names. */
export function growingPage(
  u: Understanding,
  { many }: Starter,
  width: PageWidth,
  addButtons: Part[],
  content: Part[],
): Part {
  const onRows = new Set(u.parts.rowButtons);
  const named = namedButtons({
    ...u,
    buttonLabels: u.buttonLabels.filter((command) => !isAddLabel(u, command) && !onRows.has(command)),
  });
  // A requested button is primary; the add button that such a list has by default comes second.
  const isAddRequested = addButtons.some((one) => u.buttonLabels.includes(labelOf(one)));
  const isMain = (one: Part) => isPrimary(one) && !says(OCCASIONAL, labelOf(one));
  const [primary, others] = isAddRequested || !named.some(isMain) ? [addButtons, named] : [named, addButtons];
  const secondary = others.map((one) =>
    isPrimary(one) ? { ...one, props: { ...one.props, variant: 'secondary' } } : one,
  );
  const buttons = primary.length === 0 ? others : [...secondary, ...primary];
  return page(u, u.named.title ?? capitalized(many), width, buttons, content);
}

function isPrimary({ props }: Part): boolean {
  return props['variant'] === 'primary';
}

function labelOf({ props }: Part): string {
  return typeof props['label'] === 'string' ? props['label'] : '';
}
