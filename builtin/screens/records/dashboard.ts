import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { askedCounts } from '#builtin/parts/figures/counts.ts';
import { courseColumn } from '#builtin/parts/figures/course.ts';
import { emptyChart, recordCharts } from '#builtin/parts/figures/chart.ts';
import { listParts } from '#builtin/parts/figures/list-charts.ts';
import { progressOf, progressTiles } from '#builtin/parts/facts/progress.ts';
import { page } from '#builtin/parts/page/page.ts';
import { recordsPart } from '#builtin/parts/records/records.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import {
  areLarge,
  isFigureList,
  isFigureObject,
  largeStats,
  statGroup,
  statsOf,
  statsOfList,
} from '#builtin/parts/figures/stats.ts';
import { namedWidgets, statOf } from '#builtin/parts/figures/widgets.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { growingList } from '#builtin/parts/growing/growing-table.ts';
import { labelsOf, type Starter, type StarterChart } from '#builtin/starters/starter.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { part, type Part } from '#builtin/part.ts';
import { allFacts, allRecords, type Fact, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { isOnlyReferredTo } from '#builtin/understand/data/references.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { CHART_WORDS } from '#builtin/understand/request/charts.ts';
import { asksForTable } from '#builtin/understand/request/list-tools.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const SHARES = wordList(
  'shares|share|breakdown|split|distribution|proportion|pie|donut|verteilung|anteile|anteil|repartition',
  'distribucion',
);

type Board = { stats: Part[]; progress: Part[]; charts: Part[]; tables: Part[]; dialogs: Part[] };

/**
 * Key figures first, then charts, then tables; other facts are added below. Named ones that the data lacks are left empty for the
 * host to fill.
 */
export function dashboardScreen(u: Understanding): Part {
  if (u.started?.isVague === true) return figuresBoard(u, u.started.starter);
  const board: Board = { stats: [], progress: [], charts: [], tables: [], dialogs: [] };
  const taken = new Set<string>();
  addGroup(board, u, u.data, taken);
  const widgetsToFill = namedWidgets(
    u,
    board.stats.length + board.progress.length + board.charts.length + board.tables.length === 0,
  );
  const rest = u.actions.filter(({ name }) => !taken.has(name));
  const top = actionControls(rest, u, { mayBePrimary: true });
  const tiles = [...board.stats, ...widgetsToFill.stats];
  const stats = areLarge(u.prompt) ? largeStats('stats', tiles) : statGroup('stats', tiles, u.data);
  const charts = [...board.charts, ...widgetsToFill.charts];
  const content = [
    ...(stats === undefined ? [] : [stats]),
    ...(board.progress.length === 0 ? [] : [part('progressCard', 'Card', {}, board.progress)]),
    ...chartRows(charts),
    ...board.tables,
    ...widgetsToFill.tables,
  ];
  return page(u, u.named.title ?? onlyRecords(u) ?? u.copy.overview, 'xl', top.buttons, [
    ...(content.length > 0 || allFacts(u.data).length > 0 ? content : [nothingYet(u)]),
    ...top.dialogs,
    ...board.dialogs,
  ]);
}

/** The usual figures, chart and list of a subject: the host fills figures and chart, users add to the list. */
export function figuresBoard(u: Understanding, starter: Starter): Part {
  const title = capitalized(starter.many);
  const { button, content, dialog, list } = growingList(u, title);
  const key = ownKey(u, 'metrics');
  const taken = new Set<string>();
  const tiles = starter.figures.map((label) =>
    statOf(label, u.copy.noValue, `/${key}/${freshId(identifier(label, 'figure'), taken)}`),
  );
  const stats = statGroup('stats', tiles);
  return growingPage(
    u,
    starter,
    'xl',
    [button],
    [
      ...(stats === undefined ? [] : [stats]),
      ...(starter.chart === undefined ? [] : [chartOf(u, starter.chart, list)]),
      part('listCard', 'Card', { title }, content),
      dialog,
    ],
  );
}

// A chart of shares draws the user's own entries with their total; the host fills every other chart.
function chartOf(u: Understanding, { label, kind }: StarterChart, list: string): Part {
  const isAdded = kind === 'shares';
  const chart = emptyChart(label, isAdded ? list : `/${ownKey(u, 'chart')}`, kind, u.copy);
  const total = isAdded ? { totalLabel: labelsOf('totalAll', u.language).label } : {};
  return chartCard(label, { ...chart, props: { ...chart.props, height: '200px', ...total } });
}

// A page without a name takes that of its only list.
function onlyRecords({ data }: Understanding): string | undefined {
  const { records, facts, groups, lists } = data;
  return facts.length + groups.length + lists.length === 0 && records.length === 1 ? records[0]?.label : undefined;
}

// If neither data nor prompt say what to show, no figure is made up.
function nothingYet({ copy }: Understanding): Part {
  return part('empty', 'EmptyState', { title: copy.noData, description: copy.nothingYetHint, titleLevel: 'h2' });
}

function chartRows(charts: Part[]): Part[] {
  // An odd one stands above the pairs, so that no place beside it stays empty.
  const alone = charts.length % 2;
  const pairs = charts.slice(alone);
  return [
    ...charts.slice(0, alone),
    ...(pairs.length === 0 ? [] : [part('charts', 'Grid', { columns: 2, gap: 'md' }, pairs)]),
  ];
}

function addGroup(board: Board, u: Understanding, group: Group, taken: Set<string>): void {
  const others = addProgress(board, u, group);
  board.stats.push(...statsOf({ ...group, facts: others }, u));
  for (const { label, chart, tags } of listParts(group, u)) {
    if (chart !== undefined) board.charts.push(chartCard(label, chart));
    board.tables.push(...tags);
  }
  for (const set of group.records) addRecords(board, u, set, taken);
  for (const inner of group.groups) {
    if (!isFigureObject(inner)) addGroup(board, u, inner, taken);
  }
}

// What is read from afar has no bar, but its two numbers.
function addProgress(board: Board, u: Understanding, { facts }: Group): Fact[] {
  if (areLarge(u.prompt)) {
    const { tiles, others } = progressTiles(facts, u);
    board.stats.push(...tiles);
    return others;
  }
  const { bars, others } = progressOf(facts, u);
  board.progress.push(...bars);
  return others;
}

function addRecords(board: Board, u: Understanding, set: RecordSet, taken: Set<string>): void {
  if (isFigureList(set)) {
    board.stats.push(...statsOfList(set));
    return;
  }
  const sets = allRecords(u.data);
  const actions = u.actions.filter((action) => !taken.has(action.name) && recordsOf(action, sets) === set);
  // Names that the other records show need no table.
  if (actions.length === 0 && isOnlyReferredTo(set, sets)) return;
  for (const { name } of actions) taken.add(name);
  board.stats.push(...askedCounts(u, set));
  // A chart that the prompt asks for is drawn of the only list, whatever it holds.
  const asked = says(CHART_WORDS, u.prompt) && sets.length === 1 ? 'amounts' : undefined;
  const told = recordCharts(u, set);
  const isOfShares = told?.charts[0]?.chart.type === 'BarChart' && wantsShares(u.prompt, set);
  const drawn = isOfShares ? recordCharts(u, set, 'shares') : (told ?? (asked && recordCharts(u, set, asked)));
  // If the charts show all of the data, a table would repeat it.
  const isEnough = drawn?.isComplete === true && actions.length === 0 && !isAskedAsTable(u, set);
  if (drawn !== undefined)
    board.charts.push(...drawn.charts.map(({ label, chart, notes }) => chartCard(label, chart, notes)));
  if (isEnough) return;
  const records = recordsPart(u, set, actions);
  board.tables.push(part(`${identifier(set.key, 'records')}Card`, 'Card', { title: set.label }, records.parts));
  board.dialogs.push(...records.dialogs);
}

// A table that is asked for is that of another list, where there is one that is no course.
function isAskedAsTable(u: Understanding, set: RecordSet): boolean {
  if (!asksForTable(u.prompt)) return false;
  const isOther = (one: RecordSet) => one !== set && one.rows.length > 1 && courseColumn(one) === undefined;
  return courseColumn(set) === undefined || !allRecords(u.data).some(isOther);
}

function chartCard(title: string, chart: Part, notes: readonly Part[] = []): Part {
  return part(`${chart.id}Card`, 'Card', { title }, [...notes, chart]);
}

function wantsShares(prompt: string, set: RecordSet): boolean {
  const text = foldText(`${prompt} ${set.label}`);
  return says(SHARES, text);
}
