import { isSaveOrSend } from '#builtin/parts/editor/editor-save.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { type Part, part } from '#builtin/part.ts';
import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls } from '#builtin/parts/controls/form.ts';
import { type Placed, fromFacts, fromFields } from '#builtin/parts/actions/lookups.ts';
import { page } from '#builtin/parts/page/page.ts';
import { answersOf } from '#builtin/parts/controls/placed-fields.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { sectionsFor } from './settings-sections.ts';

/** Settings by section, with one button that sends them all to the host. */
export function settingsPanelScreen(u: Understanding): Part {
  const tables = sectionsOf(u, allRecords(u.data));
  const own = u.actions.filter((action) => !tables.actions.includes(action));
  const main =
    primaryOf(own.filter(({ fields }) => fields.length > 0)) ??
    primaryOf(own.filter(({ intent }) => intent === 'send'));
  const sections = sectionsFor(u, main?.fields ?? []);
  const placed = sections.flatMap((section) => section.placed);
  const others = actionControls(
    own.filter((action) => action !== main),
    u,
    { lookups: [fromFields(placed)] },
  );
  const save = saveButton(u, main, placed);
  const cards = sections.map(({ title, placed: fields }) =>
    part(`${identifier(title, 'section')}Section`, 'Card', { title: isAlone(u, sections) ? undefined : title }, [
      part(
        `${identifier(title, 'section')}Fields`,
        'Stack',
        { gap: 'md' },
        fieldControls(fields, controlContext(u, 'settings')),
      ),
    ]),
  );
  const named = namedButtons(u, save);
  return page(
    u,
    u.named.title ?? main?.label ?? u.copy.general,
    'md',
    [...withoutDangerous(others.buttons), ...withoutDangerous(named), ...save],
    [
      ...cards,
      ...tables.cards,
      ...dangerZone(u, [...others.buttons, ...named].filter(isDangerous)),
      ...others.dialogs,
      ...tables.dialogs,
    ],
  );
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
