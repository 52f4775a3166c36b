import type { ActionBinding } from '#contract/spec.ts';
import { bindingOf } from '../parts/action-button.ts';
import { actionControls } from '../parts/action-controls.ts';
import { controlContext } from '../parts/context-of.ts';
import { fieldControls } from '../parts/form.ts';
import { hostedParams } from '../parts/hosted-params.ts';
import { fromFacts, fromFields, isHosted, type Placed } from '../parts/lookups.ts';
import { page } from '../parts/page.ts';
import { placeFields } from '../parts/placed-fields.ts';
import { shownColumns } from '../parts/table.ts';
import { wireParams } from '../parts/wire-params.ts';
import { bind, part, read, type Part } from '../part.ts';
import type { Action } from '../read/action.ts';
import { allFacts, allRecords, type RecordSet } from '../read/data-shape.ts';
import type { Field } from '../read/field.ts';
import { identifier } from '../read/identifier.ts';
import { mergeFields } from '../read/merge-fields.ts';
import { optionsFromData } from '../read/options-from-data.ts';
import { prefill } from '../read/prefill.ts';
import { ownKey, type Understanding } from '../read/understanding.ts';
import { mainAction } from './form.ts';

const BODY =
  /^(?:body|content|text|article|message|document|markdown|html|draft|note|notes|post|letter|inhalt|contenu|contenido|body text|story|description|letter body|email body|rich text)$/i;
const TOOLING =
  /\b(?:toolbar|bold|italic|underline|formatting|preview|headings?|lists|links?|images?|markdown|word count|autosave|editor|undo|redo|blocks?|quotes?|code|body|content|buttons?|save|publish|draft|export|text area|rich text|support)\b/iu;
const SHEET = /\b(?:spreadsheet|sheet|grid|cells|tabellenkalkulation|budget|price list|timesheet)\b/iu;

/** Something written: its body in an editor, what describes it beside, and one button that hands it over. */
export function editorScreen(u: Understanding): Part {
  const [set] = allRecords(u.data);
  const main = mainAction(u.actions);
  const placed = editorFields(u, main);
  const body =
    set !== undefined && (SHEET.test(u.prompt) || allFacts(u.data).length === 0) ? sheet(u, set) : bodyEditor(u, main);
  const all = [...placed, body.placed];
  const others = actionControls(
    u.actions.filter((action) => action !== main),
    u,
    { lookups: [fromFields(all)] },
  );
  const save = saving(u, main, all);
  const details =
    placed.length === 0
      ? []
      : [part('detailsCard', 'Card', { title: u.copy.details }, fieldControls(placed, controlContext(u)))];
  const content = [part('bodyCard', 'Card', {}, [body.part]), ...details];
  const layout =
    details.length === 0
      ? content
      : [part('layout', 'Grid', { template: '2fr 1fr', gap: 'lg', align: 'start' }, content)];
  const title = u.named.title ?? main?.label ?? u.copy.details;
  return page(u, title, 'xl', [...others.buttons, ...save], [...layout, ...others.dialogs]);
}

// What describes the piece: declared or named fields besides the body itself.
function editorFields(u: Understanding, main: Action | undefined): Placed[] {
  const declared =
    main?.fields.filter((field) => field.fixed === undefined && !isHosted(field) && !isBody(field)) ?? [];
  const named = u.fields.filter((field) => !isBody(field) && !TOOLING.test(field.label));
  const fields = mergeFields(declared, named, declared.length > 0).map((field) =>
    optionsFromData({ ...field, required: declared.includes(field) && field.required }, u.data),
  );
  return prefill(placeFields(fields, `/${ownKey(u, 'document')}`), u.data);
}

function isBody({ name, label }: Field): boolean {
  return BODY.test(name) || BODY.test(label);
}

type Body = { part: Part; placed: Placed };

// A declared text is written in the rich editor, which stores text; else the document editor stores the whole document.
function bodyEditor(u: Understanding, main: Action | undefined): Body {
  const declared = main?.fields.find(isBody);
  const fact = allFacts(u.data).find(({ key, value }) => BODY.test(key) && typeof value === 'string');
  const field: Field = declared ?? { name: 'body', label: 'Body', kind: 'longText', required: false };
  if (declared === undefined && fact === undefined) {
    const pointer = `/${ownKey(u, 'body')}`;
    const editor = part(
      'editor',
      'BlockDocumentEditor',
      { blocks: [], value: bind(pointer), showSave: false, saveLabel: u.copy.save },
      [],
      {
        seeds: { [pointer]: { blocks: [] } },
      },
    );
    return { part: editor, placed: { field, pointer } };
  }
  const pointer = fact?.pointer ?? `/${ownKey(u, 'body')}`;
  const all: Placed[] = [{ field, pointer }];
  const commit = main === undefined ? undefined : binding(u, main, [...editorFields(u, main), ...all]).commit;
  const props = { value: bind(pointer), submitLabel: main?.label ?? u.copy.save, minHeight: '320px' };
  const editor = part('editor', 'RichComposer', props, [], {
    ...(commit === undefined ? {} : { on: { commit } }),
    ...(fact === undefined ? { seeds: { [pointer]: '' } } : {}),
  });
  return { part: editor, placed: { field, pointer } };
}

function sheet(u: Understanding, set: RecordSet): Body {
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

function binding(
  u: Understanding,
  main: Action,
  placed: readonly Placed[],
): { commit: ActionBinding; seeds: { [pointer: string]: string } } {
  const { params, missing } = wireParams(main, [fromFields(placed), fromFacts(u.data)]);
  const hosted = hostedParams(missing, u);
  return {
    commit: bindingOf(main, { ...params, ...hosted.params }, u.copy),
    seeds: hosted.seeds as { [pointer: string]: string },
  };
}

function saving(u: Understanding, main: Action | undefined, placed: readonly Placed[]): Part[] {
  const label = u.quoted.find(({ role }) => role === 'button')?.text;
  if (main !== undefined) {
    const { commit, seeds } = binding(u, main, placed);
    return [
      part(`${identifier(main.name, 'save')}Button`, 'Button', { label: label ?? main.label, variant: 'primary' }, [], {
        on: { commit },
        seeds,
      }),
    ];
  }
  if (!u.mayInvent) return [];
  const params = Object.fromEntries(placed.map(({ field, pointer }) => [field.name, read(pointer)]));
  return [
    part('saveButton', 'Button', { label: label ?? u.copy.save, variant: 'primary' }, [], {
      on: { commit: { action: 'saveDocument', params } },
    }),
  ];
}
