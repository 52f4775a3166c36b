import { isSaveOrSend } from '#builtin/parts/editor/editor-save.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { type Part, part, read } from '#builtin/part.ts';
import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls } from '#builtin/parts/controls/form.ts';
import { type Placed, fromFacts, fromFields } from '#builtin/parts/actions/lookups.ts';
import { page, withSubtitle } from '#builtin/parts/page/page.ts';
import { answersOf } from '#builtin/parts/controls/placed-fields.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { mainAction } from '#builtin/screens/forms/form.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { switchesOf } from '#builtin/understand/fields/prefill.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { sectionsFor } from './settings-sections.ts';

/** Settings by section, with one button below them that sends them all to the host. */
export function settingsPanelScreen(u: Understanding): Part {
  const shown = allRecords(u.data);
  const about = shown.map((set) => recordsOfActions(u, set));
  const own = u.actions.filter((action) => !about.some((actions) => actions.includes(action)));
  const main = savingAction(own, u);
  const sections = sectionsFor(u, main?.fields ?? []);
  const placed = sections.flatMap((section) => section.placed);
  const edited = editedLists(placed, u);
  const tables = sectionsOf(
    u,
    shown.filter((set) => !edited.has(set)),
  );
  const others = actionControls(
    own.filter((action) => action !== main),
    u,
    { lookups: [fromFields(placed)] },
  );
  const save = saveButton(u, main, placed);
  const named = namedButtons(u, save);
  const screen = page(
    u,
    u.named.title ?? main?.label ?? u.copy.general,
    'md',
    [...withoutDangerous(others.buttons), ...withoutDangerous(named)],
    [
      ...sectionCards(u, sections),
      ...save,
      ...tables.cards,
      ...dangerZone(u, [...others.buttons, ...named].filter(isDangerous)),
      ...others.dialogs,
      ...tables.dialogs,
    ],
  );
  return withNameOfThing(u, screen);
}

// The thing that the settings belong to, where the title only names its kind: the name of the greenhouse.
function withNameOfThing({ named, data }: Understanding, screen: Part): Part {
  const thing = data.groups.find(({ key }) => named.title !== undefined && isNamedLike(named.title, key));
  const name = thing?.facts.find(({ key, value }) => plays(key, 'title') && typeof value === 'string');
  return name === undefined ? screen : (withSubtitle(screen, read(name.pointer), {}) ?? screen);
}

function recordsOfActions(u: Understanding, set: RecordSet): Action[] {
  return u.actions.filter((action) => recordsOf(action, allRecords(u.data)) === set);
}

function savingAction(own: readonly Action[], { data }: Understanding): Action | undefined {
  const main = mainAction({ actions: [...own], data });
  if (main === undefined || main.fields.length > 0 || main.intent === 'send') return main;
  return primaryOf(own.filter(({ intent }) => intent === 'send'));
}

// The lists of the data that controls edit.
function editedLists(placed: readonly Placed[], { data }: Understanding): ReadonlySet<RecordSet> {
  const pointers = new Set(placed.map(({ pointer }) => pointer));
  const bound = allRecords(data).filter(({ pointer }) => pointers.has(pointer));
  return new Set([...bound, ...placed.flatMap(({ field }) => switchesOf(field, data)?.set ?? [])]);
}

function sectionCards(u: Understanding, sections: ReturnType<typeof sectionsFor>): Part[] {
  return sections.map(({ title, placed }) => {
    const name = identifier(title, 'section');
    const controls = fieldControls(placed, controlContext(u, 'settings'));
    const fields = part(`${name}Fields`, 'Stack', { gap: 'md' }, controls);
    return part(`${name}Section`, 'Card', { title: isAlone(u, sections) ? undefined : title }, [fields]);
  });
}

// A lone section needs no "General" title.
function isAlone(u: Understanding, [first, ...others]: readonly { title: string }[]): boolean {
  return others.length === 0 && first?.title === u.copy.general;
}

function isDangerous({ props }: Part): boolean {
  return props['variant'] === 'danger';
}

function withoutDangerous(buttons: readonly Part[]): Part[] {
  return buttons.filter((button) => !isDangerous(button));
}

// Irreversible actions are kept apart, below everything else.
function dangerZone(u: Understanding, buttons: Part[]): Part[] {
  if (buttons.length === 0) return [];
  const row = part('dangerActions', 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons);
  return [part('dangerZone', 'Card', { title: u.copy.dangerZone }, [row])];
}

function saveButton(u: Understanding, main: ReturnType<typeof primaryOf>, placed: readonly Placed[]): Part[] {
  const quoted = quotedAs('button', u.quoted);
  if (main !== undefined) {
    const { commit, seeds } = wiredBinding(main, [fromFields(placed), fromFacts(u.data)], u);
    return [
      part(
        `${identifier(main.name, 'save')}Button`,
        'Button',
        { label: quoted ?? main.label, variant: 'primary' },
        [],
        {
          on: { commit },
          seeds,
        },
      ),
    ];
  }
  if (!u.canInventActions) return [];
  return [
    part(
      'saveButton',
      'Button',
      { label: quoted ?? u.buttonLabels.find(isSaveOrSend) ?? u.copy.save, variant: 'primary' },
      [],
      {
        on: { commit: { action: 'saveSettings', params: answersOf(placed) } },
      },
    ),
  ];
}
