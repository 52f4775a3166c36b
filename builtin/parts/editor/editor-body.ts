import type { JsonObject } from '#contract/json/json.ts';
import { bind, type Part, part, read } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allFacts, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { editorFields, isBody } from '#builtin/understand/fields/editor-fields.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { fromFacts, fromFields, type Placed } from '#builtin/parts/actions/lookups.ts';
import { shownColumns } from '#builtin/parts/records/table.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { isBodyName } from '#builtin/understand/data/record-roles.ts';

const PRINT = wordList('print*|druck*|ausdruck*|imprim*|stampa*');

/** True for a button label that prints: "Print", "Drucken". */
export function isPrint(label: string): boolean {
  return says(PRINT, label);
}

type Body = { part: Part; placed: Placed };

/** The text editor: rich text when an action or the data has a body text to edit, otherwise a block document editor. */
export function bodyEditor(u: Understanding, main: Action | undefined): Body {
  const declared = main?.fields.find(isBody);
  const fact = allFacts(u.data).find(({ key, value }) => isBodyName(key) && typeof value === 'string');
  const field: Field = declared ?? { name: 'body', label: 'Body', kind: 'longText', required: false };
  if (declared === undefined && fact === undefined) {
    const pointer = `/${ownKey(u, 'body')}`;
    const editor = part(
      'editor',
      'BlockDocumentEditor',
      { blocks: [], value: bind(pointer), showSave: false, saveLabel: u.copy.save, ...printing(u) },
      [],
      {
        seeds: { [pointer]: { blocks: [] } },
      },
    );
    return { part: editor, placed: { field, pointer } };
  }
  const pointer = fact?.pointer ?? `/${ownKey(u, 'body')}`;
  const all: Placed[] = [{ field, pointer }];
  const lookups = [fromFields([...editorFields(u, main), ...all]), fromFacts(u.data)];
  const commit = main === undefined ? undefined : wiredBinding(main, lookups, u).commit;
  const props = { value: bind(pointer), submitLabel: main?.label ?? u.copy.save, minHeight: '320px' };
  const editor = part('editor', 'RichComposer', props, [], {
    ...(commit === undefined ? {} : { on: { commit } }),
    ...(fact === undefined ? { seeds: { [pointer]: '' } } : {}),
  });
  return { part: editor, placed: { field, pointer } };
}

// The editor prints its own document, so a requested button to print is its own.
function printing({ buttonLabels, actions }: Understanding): JsonObject {
  const label = actions.length > 0 ? undefined : buttonLabels.find(isPrint);
  return label === undefined ? { showPrint: false } : { printLabel: label };
}

/** A spreadsheet grid in which records are edited cell by cell. */
export function sheetEditor(u: Understanding, set: RecordSet): Body {
  const pointer = `/${ownKey(u, 'cells')}`;
  const columns = shownColumns(set.columns).map(({ key, label, kind }) => ({
    key,
    label,
    ...(kind === 'number' ? { type: 'number', align: 'right' } : {}),
  }));
  const props = {
    columns: columns.length > 0 ? columns : [{ key: 'value', label: set.label }],
    rows: read(set.pointer),
    value: bind(pointer),
    allowAddRow: true,
  };
  const grid = part(`${identifier(set.key, 'rows')}Sheet`, 'EditableSpreadsheetGrid', props, [], {
    seeds: { [pointer]: [] },
  });
  return {
    part: grid,
    placed: { field: { name: set.key, label: set.label, kind: 'records', required: false }, pointer },
  };
}
