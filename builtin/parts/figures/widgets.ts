import type { JsonObject } from '#contract/json/json.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { columnsFromPrompt } from '#builtin/understand/fields/columns-from-prompt.ts';
import { allFacts, allRecords } from '#builtin/understand/data/data-shape.ts';
import { foldText, joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { dataKeyMatcher } from '#builtin/understand/words/data-key-matcher.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { CHART_WORDS, ranksSeveral, RECENT } from '#builtin/understand/request/charts.ts';
import { emptyChart, type ChartKind } from './chart.ts';
import { emptyTable } from '#builtin/parts/records/table.ts';
import { beginsWith, endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';

// "Sales by region" is a chart; "admissions per hour" is a single figure.
const BY = /\S\s+(?:by|nach|par|por)\s+\S/;
const FUNNEL = /\b(?:funnel|trichter|entonnoir|embudo)\b/;
const GRID = /\b(?:heat ?map)\b|\bby (?:hour|day|weekday) and (?:hour|day|weekday|week)\b/;
const SHARES = /\b(?:pie|donut|doughnut|breakdown|distribution|share|split|torten\w*)\b/;
const BARS = /\b(?:bars?|by [a-z]+|per [a-z]+|top|ranking|comparison|balken\w*)\b/;
const TABLE = wordList('table|list|feed|log|history|top|tabelle|liste|tableau|tabla');

/** Parts of a dashboard that a prompt names and that the data does not have. */
export type Widgets = { stats: Part[]; charts: Part[]; tables: Part[] };

/** Tiles, charts and tables that the prompt names. Each reads a seeded state path that the host fills. */
export function namedWidgets(u: Understanding, isEmpty: boolean): Widgets {
  const widgets: Widgets = { stats: [], charts: [], tables: [] };
  const key = ownKey(u, 'metrics');
  const taken = new Set<string>();
  const isKnownWord = dataKeyMatcher(u.data);
  const columns = columnsFromPrompt({ parts: { ...u.parts, facts: [] } });
  // Whoever sends figures or records has sent what there is to show: another figure would stay a dash.
  const areSent = allRecords(u.data).length > 0 || allFacts(u.data).some(({ kind }) => kind === 'number');
  for (const { label, value, lead } of u.parts.facts) {
    if (label === '' || (!isEmpty && (isKnownWord(label) || isKnown(u, label)))) continue;
    if (areSent && (value === undefined || !says(CHART_WORDS, lead))) continue;
    // "as a chart" is no chart of its own beside those of the data, nor "a chart, and what is late" a figure.
    if (!isEmpty && says(CHART_WORDS, label) && wordsOf(label).length === 1) continue;
    const kind = value === undefined || says(CHART_WORDS, lead) ? chartKindOf(foldText(`${lead} ${label}`)) : undefined;
    const pointer = `/${key}/${freshId(identifier(label, 'value'), taken)}`;
    // The title of a chart keeps the period: "Sales over 30 days".
    if (kind !== undefined)
      widgets.charts.push(chartCard(u, value === undefined ? label : `${label} ${value}`, pointer, kind));
    else if (value === undefined && (isTable(lead) || isListed(label)))
      widgets.tables.push(tableOf(u, label, pointer, columns));
    else widgets.stats.push(statOf(label, value ?? u.copy.noValue, pointer));
  }
  return widgets;
}

function chartCard(u: Understanding, label: string, pointer: string, kind: ChartKind): Part {
  const chart = emptyChart(label, pointer, kind, u.copy);
  return part(`${identifier(label, 'chart')}Card`, 'Card', { title: label }, [chart]);
}

function tableOf(u: Understanding, label: string, pointer: string, columns: JsonObject[]): Part {
  const table = emptyTable(u, label, columns, pointer);
  return part(`${identifier(label, 'table')}Card`, 'Card', { title: label }, [table]);
}

/** A tile with a figure that the host fills in at a pointer. */
export function statOf(label: string, value: string, pointer: string): Part {
  return part(`${identifier(label, 'figure')}Stat`, 'Stat', { label, value: read(pointer) }, [], {
    seeds: { [pointer]: value },
  });
}

/** The kind of chart for a phrase of folded words; undefined when it names a single figure or a list. */
export function chartKindOf(words: string): ChartKind | undefined {
  if (FUNNEL.test(words)) return 'funnel';
  if (GRID.test(words)) return 'grid';
  const isList = isTable(words);
  if (says(CHART_WORDS, words) || (BY.test(words) && !isList) || (SHARES.test(words) && !isList))
    return SHARES.test(words) ? 'shares' : BARS.test(words) || BY.test(words) ? 'amounts' : 'trend';
  return ranksSeveral(words) && !/\b(?:list|table|tabelle|liste)\b/.test(words) ? 'ranking' : undefined;
}

function isKnown(u: Understanding, label: string): boolean {
  const name = joinedWords(label);
  return [...allFacts(u.data), ...allRecords(u.data)].some(({ key }) => joinedWords(key) === name);
}

// "Latest orders", "the next five appointments", "error log".
function isListed(label: string): boolean {
  return beginsWith(TABLE, label) || endsIn(TABLE, label) || (says(RECENT, label) && !endsIn(RECENT, label));
}

// "Tableau de bord" means the dashboard, not a table.
function isTable(words: string): boolean {
  return says(TABLE, words.replace(/tableau de bord/iu, '')) || /\bactivity$/iu.test(words);
}
