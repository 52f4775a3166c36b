import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { appendTo } from '#builtin/parts/growing/add-dialog.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { addLabel, emptyText } from '#builtin/parts/growing/record-fields.ts';
import { part, type Part } from '#builtin/part.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** A guest book, a notice board or the like: a form with a card for each entry below it. */
export function wallScreen(u: Understanding, starter: Starter): Part {
  const list = `/${ownKey(u, starter.key)}`;
  const base = `/${ownKey(u, 'newEntry')}`;
  const placed = placeFields(starter.has, base);
  const send = submitButton(starter.sends ?? addLabel(u));
  const form = formPart('addForm', fieldControls(placed, controlContext(u)), [send], appendTo({ list }, placed, base));
  const nothing = { title: emptyText(u, starter.many), size: 'sm', titleLevel: 'h2' };
  return growingPage(
    u,
    starter,
    'md',
    [],
    [
      part('addCard', 'Card', {}, [form]),
      part('nothingYet', 'EmptyState', nothing, [], { visible: { $state: `${list}/0`, not: true } }),
      part('entries', 'Stack', { gap: 'md' }, [entryCard(starter.has)], {
        repeat: { statePath: list },
        seeds: { [list]: [] },
      }),
    ],
  );
}

// The first value is the heading; short values are muted, a long text is not.
function entryCard([first, ...others]: readonly Field[]): Part {
  const text = { $bindItem: first?.name ?? 'name' };
  const heading = part('entryName', 'Heading', { text, level: 'h2', size: 'xs' });
  const lines = others.map(({ name, kind }) =>
    part(`${name}Text`, 'Text', { text: { $bindItem: name }, variant: kind === 'longText' ? undefined : 'muted' }, [], {
      visible: { $item: name },
    }),
  );
  return part('entry', 'Card', {}, [part('entryLines', 'Stack', { gap: 'sm' }, [heading, ...lines])]);
}
