import type { UiType } from '#contract/spec/ui-type.ts';
import { part, type Part } from '../part.ts';
import { recordsOf } from '../understand/actions/about-record.ts';
import { allGroups, allRecords, type RecordSet } from '../understand/data/data-shape.ts';
import { keyNamed } from '../understand/data/record-key.ts';
import type { Understanding } from '../understand/understanding.ts';
import { wordsOf } from '../understand/words/fold-text.ts';
import { isNamedLike } from '../understand/words/same-stem.ts';
import { says, wordList } from '../understand/words/word-list.ts';
import { pathsRead } from './shown-data.ts';

const TOP = wordList(
  'on top|at the top|up top|oben|ganz oben|en haut|tout en haut|arriba|encima|in alto|in cima|em cima|no topo|acima',
);
const BOTTOM = wordList(
  'at the bottom|at the very bottom|unten|ganz unten|am ende|en bas|tout en bas|a la fin|abajo|al final|in fondo|em baixo|embaixo|no fim|no final',
);
const DECIDING = wordList('decision*|decid*|entscheid*|decis*|decide*|buttons|actions|boutons|botones|pulsanti|botoes');

const ORDERED: ReadonlySet<UiType> = new Set(['list_table', 'detail_view', 'dashboard']);
const LEADING: ReadonlySet<UiType> = new Set(['list_table', 'detail_view']);
const MOVABLE: ReadonlySet<string> = new Set(['Card', 'Grid']);

// The place of a section: what is requested on top, the content, lists that are only chosen from, what is requested at the bottom.
const [ABOVE, CONTENT, REFERENCE, BELOW] = [0, 1, 2, 3];

/**
 * Puts the sections of a page into the order in which the request names them, after what the page is about; lists that records
 * are only assigned from follow, and a decision stands at the end if the request says so.
 */
export function withSectionsInOrder(u: Understanding, screen: Part): Part {
  if (!ORDERED.has(u.uiType)) return screen;
  const stack = screen.children.find(({ id }) => id === 'page');
  if (stack === undefined) return screen;
  const decided = says(BOTTOM, u.prompt) ? withDecisionBelow(u, stack.children) : stack.children;
  const moved = decided.filter(
    (child) => MOVABLE.has(child.type) && !isOfFigures(child) && placeOf(u, child, -1) !== undefined,
  );
  const ranked = moved
    .map((child, at) => ({ child, place: placeOf(u, child, at) ?? [CONTENT, 0] }))
    .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ child }) => child);
  const children = decided.map((child) => (moved.includes(child) ? (ranked.shift() ?? child) : child));
  return { ...screen, children: screen.children.map((child) => (child === stack ? { ...stack, children } : child)) };
}

// The rank of a section, and its place in it; undefined for what shows no data.
function placeOf(u: Understanding, section: Part, at: number): [number, number] | undefined {
  const source = sourceOf(u, section);
  if (source === undefined) return undefined;
  const mention = mentionOf(u, source.key);
  const clause = mention === undefined ? '' : clauseAt(u, mention);
  if (says(TOP, clause)) return [ABOVE, mention ?? 0];
  if (says(BOTTOM, clause)) return [BELOW, mention ?? 0];
  const set = allRecords(u.data).find(({ pointer }) => pointer === source.pointer);
  if (set !== undefined && isOnlyChosenFrom(u, set)) return [REFERENCE, at];
  const isLeading = at === 0 && LEADING.has(u.uiType);
  return [CONTENT, isLeading ? -1 : (mention ?? u.prompt.length + at)];
}

// Bars belong to the figures above them.
function isOfFigures({ children }: Part): boolean {
  return children.length > 0 && children.every(({ type }) => type === 'Progress');
}

// The list or object of the data that a section shows.
export function sourceOf({ data }: Understanding, section: Part): { key: string; pointer: string } | undefined {
  const paths = pathsRead(section);
  const things = [...allRecords(data), ...allGroups(data).filter(({ pointer }) => pointer !== '')];
  return things.find(({ pointer }) => paths.some((path) => path === pointer || path.startsWith(`${pointer}/`)));
}

// Where the request names a key: with the last of its words that it says, "today's bookings" for bookings_today.
export function mentionOf({ prompt, language }: Understanding, key: string): number | undefined {
  const said = wordsOf(prompt).map((word) => (language === 'de' ? word.replace(/^ge(?=\p{L}{4})/u, '') : word));
  const places = wordsOf(key)
    .map((name) => said.findIndex((word) => isNamedLike(word, name)))
    .filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.max(...places);
}

function clauseAt({ prompt }: Understanding, mention: number): string {
  let seen = 0;
  for (const clause of prompt.split(/[.,;:!?—]\s/u)) {
    seen += wordsOf(clause).length;
    if (mention < seen) return clause;
  }
  return '';
}

// Drivers are assigned to loads: nothing is done with a driver.
export function isOnlyChosenFrom({ actions, data }: Understanding, set: RecordSet): boolean {
  const sets = allRecords(data);
  const isSubject = actions.some((action) => recordsOf(action, sets) === set);
  // A bare "id" is that of the thing itself.
  const picks = ({ name }: { name: string }) => wordsOf(name).length > 1 && keyNamed(name, set) !== undefined;
  return !isSubject && actions.some(({ fields }) => fields.some(picks));
}

// "Decision at the bottom": the buttons of the header stand in a card at the end.
function withDecisionBelow(u: Understanding, children: readonly Part[]): Part[] {
  const [header, ...others] = children;
  const clauses = u.prompt.split(/[.,;:!?—]\s/u);
  const isDecisionLast = clauses.some((clause) => says(BOTTOM, clause) && says(DECIDING, clause));
  if (!isDecisionLast || header?.type !== 'PageHeader' || header.children.length === 0) return [...children];
  const row = part('decision', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'end' }, header.children);
  const end = others.findIndex(({ type }) => type === 'Dialog');
  const card = part('decisionCard', 'Card', {}, [row]);
  return [{ ...header, children: [] }, ...others.toSpliced(end < 0 ? others.length : end, 0, card)];
}
