import type { Definition } from '#catalog/definition.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { DrawingPage } from '../../../cli/draw/browser.ts';
import { HELPFUL_PROPS } from '../helpful-props.ts';
import { boundPath, wiredExample } from '../wired-example.ts';
import {
  beginExploration,
  exploreByKeys,
  exploreByMouse,
  exploreKnown,
  type Exploration,
  type Heard,
  type Try,
} from './explore.ts';

/** Verbs and write targets that no input can trigger in a static example, with the reason. */
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
export const SPECIAL: readonly (readonly [verb: string, params: Record<string, Json>, button: string, spec: Spec])[] = [
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

/** The tries by which a component fires all its events. */
export type Ways = { mouse: Try[]; keys: Try[] };

type Heardings = { byMouse: Heard; byKeys: Heard; ways: Ways };

/**
 * The events that a component fires when it is used by mouse, and by keyboard. Known tries come first; only when they
 * do not find everything, because the component has changed, is every part of it tried, and once more with longer
 * waits, because a busy machine is slow to show what a press has opened.
 */
export async function hear(drawing: DrawingPage, definition: Definition, known: Ways): Promise<Heardings> {
  const spec = wiredExample(definition.name, HELPFUL_PROPS[definition.name]);
  const wanted = wantedOf(definition);
  const byMouse = beginExploration(
    drawing,
    spec,
    (heard) => missing(wanted, heard).length + unseenKeys(definition, heard).length === 0,
  );
  const byKeys = beginExploration(drawing, spec, (heard) => missing(wanted, heard).length === 0);
  const isComplete = (): boolean =>
    missing(wanted, byMouse.heard).length + missing(wanted, byKeys.heard).length === 0 &&
    unseenKeys(definition, byMouse.heard, byKeys.heard).length === 0;

  await exploreKnown(byMouse, known.mouse);
  await exploreKnown(byKeys, known.keys);
  for (const patienceMs of [0, 150]) {
    if (isComplete()) break;
    await exploreAll({ ...byMouse, patienceMs }, { ...byKeys, patienceMs });
  }
  return { byMouse: byMouse.heard, byKeys: byKeys.heard, ways: { mouse: byMouse.found, keys: byKeys.found } };
}

async function exploreAll(byMouse: Exploration, byKeys: Exploration): Promise<void> {
  if (!byMouse.isEnough(byMouse.heard)) await exploreByMouse(byMouse);
  if (!byKeys.isEnough(byKeys.heard)) await exploreByKeys(byKeys);
}

export function hasSomethingToHear({ events, props }: Definition): boolean {
  return Object.keys(events).length > 0 || Object.values(props).some(({ bind }) => bind === true);
}

type Wanted = { verbs: string[]; paths: string[] };

export function wantedOf({ name, events, props }: Definition): Wanted {
  const isPossibleHere = (what: string): boolean => !Object.hasOwn(OTHERWISE, `${name}.${what}`);
  return {
    verbs: Object.keys(events).filter(isPossibleHere),
    paths: Object.entries(props).flatMap(([prop, { bind }]) =>
      bind === true && isPossibleHere(prop) ? [boundPath(prop)] : [],
    ),
  };
}

export function missing({ verbs, paths }: Wanted, heard: Heard): string[] {
  return [...verbs.filter((verb) => !heard.verbs.has(verb)), ...paths.filter((path) => !heard.written.has(path))];
}

export function unknownKeys({ events }: Definition, { verbs }: Heard): string[] {
  return [...verbs].flatMap(([verb, keys]) => {
    const declared = events[verb as keyof typeof events]?.payload ?? [];
    return [...keys].filter((key) => !declared.includes(key)).map((key) => `${verb}.${key}`);
  });
}

export function unseenKeys({ name, events }: Definition, ...all: Heard[]): string[] {
  return Object.entries(events).flatMap(([verb, { payload }]) =>
    payload
      .filter((key) => !all.some(({ verbs }) => verbs.get(verb)?.has(key) === true))
      .map((key) => `${name}.${verb}.${key}`)
      .filter((key) => !SOMETIMES.has(key)),
  );
}
