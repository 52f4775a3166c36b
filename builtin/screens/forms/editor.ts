import { type Part, part } from '#builtin/part.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { bodyEditor, isPrint, sheetEditor } from '#builtin/parts/editor/editor-body.ts';
import { saveButtons } from '#builtin/parts/editor/editor-save.ts';
import { controlsInSections } from '#builtin/parts/controls/form.ts';
import { fromFields } from '#builtin/parts/actions/lookups.ts';
import { page } from '#builtin/parts/page/page.ts';
import { allFacts, allRecords, isEmpty } from '#builtin/understand/data/data-shape.ts';
import { bodyField, editorFields, isBody } from '#builtin/understand/fields/editor-fields.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { withFieldsInSections } from '#builtin/understand/screen/section-fields.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { formScreen, mainAction } from './form.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const SHEET = wordList('spreadsheet|sheet|grid|cells|tabellenkalkulation|budget|price list|timesheet');

/** A document editor: the body, its details beside it, and one save button. */
export function editorScreen(whole: Understanding): Part {
  const u = withFieldsInSections(whole);
  const [set] = allRecords(u.data);
  const main = mainAction(u);
  if (u.requestedType === undefined && main !== undefined && savesNoText(u, main)) return formScreen(u);
  const placed = editorFields(u, main);
  const body =
    set !== undefined && (says(SHEET, u.prompt) || allFacts(u.data).length === 0)
      ? sheetEditor(u, set)
      : bodyEditor(u, main);
  const all = [...placed, body.placed];
  const others = actionControls(
    u.actions.filter((action) => action !== main),
    u,
    { lookups: [fromFields(all)] },
  );
  const save = saveButtons(u, main, all);
  const details =
    placed.length === 0
      ? []
      : [
          part(
            'detailsCard',
            'Card',
            { title: u.copy.details },
            controlsInSections(placed, u.parts.sections, controlContext(u)),
          ),
        ];
  const content = [part('bodyCard', 'Card', { title: bodyField(u)?.label }, [body.part]), ...details];
  const layout =
    details.length === 0
      ? content
      : [part('layout', 'Grid', { template: '2fr 1fr', gap: 'lg', align: 'start' }, content)];
  const title = u.named.title ?? main?.label ?? u.copy.details;
  const isBlockEditor = body.part.type === 'BlockDocumentEditor';
  const labels = u.buttonLabels.filter((label) => !(isBlockEditor && isPrint(label)));
  const named = namedButtons({ ...u, buttonLabels: labels }, save);
  return page(u, title, 'xl', [...others.buttons, ...named, ...save], [...layout, ...others.dialogs]);
}

// The save action takes several fields and no body text: an "invoice editor" is a form.
function savesNoText({ data }: Understanding, { fields }: Action): boolean {
  return isEmpty(data) && fields.length > 1 && !fields.some(isBody);
}
