import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';
import { drawnNames } from './drawn-names.ts';
import { exploreByKeys, exploreByMouse, type Heard } from './explore.ts';
import { HELPFUL_PROPS } from './helpful-props.ts';
import { boundPath, wiredExample } from './wired-example.ts';

const drawn = drawnNames();
const isPossible = isInstalled('Chromium', 'chromium');

/** Verbs and write targets that no hand can bring about in an example that stands still, with the reason. */
const OTHERWISE: Record<string, string> = {
  'LoadingOverlay.active': 'a veil, which takes no input; the host or another control lifts it',
};

const card = wiredExample('KanbanCard', {
  moveable: true,
  rowActions: [{ id: 'note', label: 'Note', confirm: false }],
});
const inLane: Spec = {
  ...card,
  root: 'board',
  elements: {
    board: { type: 'KanbanBoard', props: {}, children: ['first', 'next'] },
    first: { type: 'BoardColumn', props: { title: 'To do' }, children: ['card'] },
    next: { type: 'BoardColumn', props: { title: 'Done' }, children: [] },
    card: card.elements[card.root]!,
  },
};
const MARK = { id: 'm', kind: 'pin', label: 'Crack', x: 0.5, y: 0.5 };

/** Payload keys that come only with what an example lacks: by a press on the button of that name. */
const SPECIAL: readonly (readonly [verb: string, params: Record<string, Json>, button: string, spec: Spec])[] = [
  ['KanbanCard.move', { fromColumn: 'To do', toColumn: 'Done' }, 'Hotel Aurora → Done', inLane],
  ['KanbanCard.commit', { name: 'To do' }, 'Note', inLane],
  ['MediaAnnotator.dismiss', { all: true }, 'Clear all', wiredExample('MediaAnnotator', { annotations: [MARK] })],
  [
    'EditableSpreadsheetGrid.commit',
    { index: 2 },
    '+ Task',
    wiredExample('EditableSpreadsheetGrid', { allowAddRow: true }),
  ],
  ['Scheduler.commit', { control: 'save' }, 'Save schedule', wiredExample('Scheduler', { showSubmit: true })],
];
const SOMETIMES = new Set(SPECIAL.flatMap(([verb, params]) => Object.keys(params).map((key) => `${verb}.${key}`)));

describe.skipIf(!isPossible)('every component', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1280, isDark: false }) : [];

  test.each(
    COMPONENTS.filter((definition) => drawn.has(definition.name) && hasSomethingToHear(definition)).map(
      (definition) => [definition.name, definition] as const,
    ),
  )(
    '%s fires its events with their payload keys and writes its targets, by mouse and by keys',
    async (name, definition) => {
      const spec = wiredExample(name, HELPFUL_PROPS[name]);
      const wanted = wantedOf(definition);
      const byMouse = await exploreByMouse(
        drawing!,
        spec,
        (heard) => missing(wanted, heard).length + unseenKeys(definition, heard).length === 0,
      );
      const byKeys = await exploreByKeys(drawing!, spec, (heard) => missing(wanted, heard).length === 0);
      expect({ byMouse: missing(wanted, byMouse), byKeys: missing(wanted, byKeys) }).toEqual({
        byMouse: [],
        byKeys: [],
      });
      expect(unknownKeys(definition, byMouse)).toEqual([]);
      expect(unseenKeys(definition, byMouse, byKeys)).toEqual([]);
    },
    120_000,
  );

  test.each(SPECIAL)('fires %s with %j', async (event, params, button, spec) => {
    await drawing!.draw({ items: [{ spec }] });
    const name = `heard_${event.split('.')[1]}`;
    await drawing!.page.locator('.ui').getByRole('button', { name: button, exact: true }).click();
    const fired = await drawing!.page.evaluate<{ name: string; params: object }[]>('window.firedActions');
    expect(fired).toContainEqual(expect.objectContaining({ name, params: expect.objectContaining(params) as object }));
  });
});

function hasSomethingToHear({ events, props }: Definition): boolean {
  return Object.keys(events).length > 0 || Object.values(props).some(({ bind }) => bind === true);
}

type Wanted = { verbs: string[]; paths: string[] };

function wantedOf({ name, events, props }: Definition): Wanted {
  const isPossibleHere = (what: string): boolean => !Object.hasOwn(OTHERWISE, `${name}.${what}`);
  return {
    verbs: Object.keys(events).filter(isPossibleHere),
    paths: Object.entries(props).flatMap(([prop, { bind }]) =>
      bind === true && isPossibleHere(prop) ? [boundPath(prop)] : [],
    ),
  };
}

function missing({ verbs, paths }: Wanted, heard: Heard): string[] {
  return [...verbs.filter((verb) => !heard.verbs.has(verb)), ...paths.filter((path) => !heard.written.has(path))];
}

function unknownKeys({ events }: Definition, { verbs }: Heard): string[] {
  return [...verbs].flatMap(([verb, keys]) => {
    const declared = events[verb as keyof typeof events]?.payload ?? [];
    return [...keys].filter((key) => !declared.includes(key)).map((key) => `${verb}.${key}`);
  });
}

function unseenKeys({ name, events }: Definition, ...all: Heard[]): string[] {
  return Object.entries(events).flatMap(([verb, { payload }]) =>
    payload
      .filter((key) => !all.some(({ verbs }) => verbs.get(verb)?.has(key) === true))
      .map((key) => `${name}.${verb}.${key}`)
      .filter((key) => !SOMETIMES.has(key)),
  );
}
