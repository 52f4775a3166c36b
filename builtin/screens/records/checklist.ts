import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { page } from '#builtin/parts/page/page.ts';
import { usualStarter, type Starter } from '#builtin/starters/starter.ts';
import { ticksScreen } from '#builtin/screens/starters/tick-lists.ts';
import { bind, part, type Part } from '#builtin/part.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { listTableScreen } from './list-table.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

const DONE = wordList(
  'done|complete|completed|checked|finished|bought|packed|erledigt|fait|hecho|is done/complete/completed',
);
const MAX_ITEMS = 60;

/** Things to tick off: one box for each record, ticked in place. */
export function checklistScreen(u: Understanding): Part {
  const [set] = allRecords(u.data);
  const done = set?.columns.find(({ key, kind }) => kind === 'boolean' && isOneOf(DONE, wordsOf(key).join(' ')));
  const title = set === undefined ? undefined : titleColumn(set);
  const [list] = u.data.lists;
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  if (set !== undefined && done !== undefined && title !== undefined) {
    const box = part('itemCheckbox', 'Checkbox', {
      label: { $bindItem: title.key },
      name: 'item',
      checked: { $bindItem: done.key },
    });
    const items = part(`${identifier(set.key, 'items')}List`, 'Stack', { gap: 'sm' }, [box], {
      repeat: { statePath: set.pointer },
    });
    return page(u, u.named.title ?? set.label, 'md', top.buttons, [
      part('listCard', 'Card', {}, [items]),
      ...top.dialogs,
    ]);
  }
  if (set !== undefined) return listTableScreen(u);
  const words = list?.values.map(String) ?? itemsNamed(u);
  if (words.length === 0) return u.started === undefined ? listTableScreen(u) : ticksScreen(u, ticksOf(u));
  return page(u, u.named.title ?? list?.label ?? u.copy.overview, 'md', top.buttons, [
    part('listCard', 'Card', {}, boxes(u, words)),
    ...top.dialogs,
  ]);
}

// What is ticked off is a task where the request speaks of nothing else that is.
function ticksOf({ started, language }: Understanding): Starter {
  return started?.starter.kind === 'ticks' ? started.starter : usualStarter('todos', language);
}

function boxes(u: Understanding, words: readonly string[]): Part[] {
  const key = ownKey(u, 'checked');
  return words.slice(0, MAX_ITEMS).map((word, index) => {
    const pointer = `/${key}/item${index + 1}`;
    const label = word.replaceAll(/\s+/g, ' ').trim() || '—';
    return part(
      `${identifier(label, 'item')}Checkbox`,
      'Checkbox',
      { label, name: `item${index + 1}`, checked: bind(pointer) },
      [],
      { seeds: { [pointer]: false } },
    );
  });
}

// What a checklist names looks like answers, things asked or facts: no word says which.
function itemsNamed({ parts }: Understanding): string[] {
  const labels = [
    ...parts.options,
    ...parts.fields.map(({ label }) => label),
    ...parts.facts.map(({ label }) => label),
  ];
  return labels.filter((label) => label !== '');
}
