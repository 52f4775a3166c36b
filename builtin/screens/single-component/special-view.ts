import type { Json } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { saveButtons } from '#builtin/parts/editor/editor-save.ts';
import { page } from '#builtin/parts/page/page.ts';
import { bind, part, read, type Part } from '#builtin/part.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

/** A component for one purpose: the folded words that ask for it, the lists it reads and the value it writes. */
type Special = {
  words: WordList;
  type: string;
  reads: readonly string[];
  writes?: { prop: string; start: Json };
  /** Labels of what it shows, which therefore need no input. */
  draws?: ReadonlySet<string>;
};

const SPECIALS: readonly Special[] = [
  {
    words: wordList('tournament/knockout/playoff/playoffs bracket/tree|knock out bracket'),
    type: 'TournamentBracket',
    reads: ['rounds'],
  },
  {
    words: wordList(
      'floor plan|floorplan|seat/seating plan/map/chart|choose/pick/select seat/seats|choose/pick/select a/an/my/your seat/seats',
      'site plan|sitzplan|plan de salle',
    ),
    type: 'FloorPlan',
    reads: ['regions'],
    writes: { prop: 'selectedIds', start: [] },
  },
  { words: wordList('gantt|overlapping phases'), type: 'Gantt', reads: ['tasks'] },
  {
    words: wordList(
      'flow chart|flowchart|work flow editor|workflow/automation/pipeline editor|node/dependency graph',
      'network diagram|mind map|mindmap',
    ),
    type: 'NodeGraph',
    reads: ['nodes', 'edges'],
    draws: new Set(['nodes', 'connections', 'links', 'arrows', 'steps', 'edges']),
    writes: { prop: 'selectedIds', start: [] },
  },
  {
    words: wordList('where does it hurt|body map|bodymap|pain map|pain chart'),
    type: 'BodyMap',
    reads: ['marks'],
    writes: { prop: 'selectedRegion', start: '' },
  },
  {
    words: wordList('tv guide|programme guide|program guide|channel guide|fernsehprogramm'),
    type: 'ProgramGuideGrid',
    reads: ['channels', 'programs'],
    writes: { prop: 'selectedId', start: '' },
  },
  {
    words: wordList('log viewer|log console|server logs|server log|build logs|build log'),
    type: 'LogConsole',
    reads: ['lines'],
  },
  {
    words: wordList('organisation chart|organization chart|org chart|file tree|folder tree|family tree|organigramm'),
    type: 'Tree',
    reads: ['nodes'],
  },
];

/**
 * The screen for a prompt without data that names a subject with its own component in the catalog, such as a seating
 * plan. The component reads lists that the host fills. Undefined for every other prompt.
 */
export function specialView(u: Understanding): Part | undefined {
  const special = specialFor(u);
  if (special === undefined) return undefined;
  const { type, reads, writes } = special;
  const places = reads.map((prop) => [prop, `/${ownKey(u, prop)}`] as const);
  const chosen = writes === undefined ? undefined : `/${ownKey(u, 'chosen')}`;
  const props: { [name: string]: Json } = Object.fromEntries(places.map(([prop, path]) => [prop, read(path)]));
  const seeds: { [pointer: string]: Json } = Object.fromEntries(places.map(([, path]) => [path, []]));
  if (writes !== undefined && chosen !== undefined) {
    props[writes.prop] = bind(chosen);
    seeds[chosen] = writes.start;
  }
  const view = part('view', type, props, [], { seeds });
  const top = actionControls(u.actions, u, {
    mayBePrimary: true,
    pointerFor: (field) => (field.multiple === true || field.kind === 'tags' ? chosen : undefined),
  });
  const drawn = places.map(([prop, pointer]) => ({
    field: { name: prop, label: prop, kind: 'records' as const, required: false },
    pointer,
  }));
  const save = u.uiType === 'editor' && u.actions.length === 0 ? saveButtons(u, undefined, drawn) : [];
  return page(u, u.named.title ?? u.copy.overview, 'xl', [...top.buttons, ...save], [view, ...top.dialogs]);
}

/** Whether the screen's special component shows what a label names. */
export function isShownBySpecial(u: Understanding, label: string): boolean {
  return specialFor(u)?.draws?.has(foldText(label)) ?? false;
}

function specialFor(u: Understanding): Special | undefined {
  if (!isEmpty(u.data)) return undefined;
  const words = foldText(u.prompt).replaceAll('-', ' ');
  return SPECIALS.find((one) => says(one.words, words));
}
