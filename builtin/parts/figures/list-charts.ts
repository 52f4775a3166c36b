import { part, read, type Part } from '#builtin/part.ts';
import { valueTags } from '#builtin/parts/facts/facts.ts';
import type { Group, ValueList } from '#builtin/understand/data/data-shape.ts';
import { valueKindOf } from '#builtin/understand/values/value-kind.ts';
import { presetsFor } from '#builtin/understand/fields/presets.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const MAX_CHARTS = 6;
const FEWEST_UNLABELLED = 6;
// A list of these has an order, even if nothing labels its values.
const COURSES = wordList(
  'values|data|points|series|trend|history|daily|hourly|weekly|monthly|yearly|per|by|readings|measurements|over|last|sparkline|spark',
  'verlauf|werte|taglich|pro|letzte|historique|valeurs|par|evolution|tendance|historial|valores|por|tendencia|evolucion|storico|valori|andamento|evolucao',
);

/** What a plain list is shown as: a chart or a card of its values, with its label. */
export type ListPart = { label: string; chart?: Part; tags: Part[] };

/**
 * The plain lists of a group. Numbers are a chart if a list of as many texts labels them or if their name says that they are
 * measured one after the other; presets and sizes are values beside each other.
 */
export function listParts(group: Pick<Group, 'label' | 'lists'>, u: Understanding): ListPart[] {
  const areNumbers = ({ values }: ValueList) =>
    values.length >= 2 && values.every((value) => typeof value === 'number');
  const open = group.lists.filter((list) => !areNumbers(list) || !isChosenFrom(list, u));
  const areTexts = ({ values }: ValueList) => values.length >= 2 && values.every((value) => typeof value === 'string');
  const texts = open.filter(areTexts);
  const used = new Set<ValueList>();
  const labelled = open.map((list) => {
    const labels = areNumbers(list) ? texts.find(({ values }) => values.length === list.values.length) : undefined;
    const isSeries = areNumbers(list) && (labels !== undefined || isCourse(list, group.label));
    if (labels !== undefined) used.add(labels);
    return { list, labels, isSeries };
  });
  return labelled.flatMap(({ list, labels, isSeries }, at): ListPart[] => {
    if (used.has(list)) return [];
    const name = /^(?:values|data|points|series)$/i.test(list.key) && group.label !== '' ? group.label : list.label;
    const isDrawn = isSeries && at < MAX_CHARTS + used.size;
    return [
      isDrawn
        ? { label: name, chart: chartOf(name, list, labels, u), tags: [] }
        : { label: name, tags: valueTags(list, u) },
    ];
  });
}

/** The same, each in a card. */
export function listCards(group: Pick<Group, 'label' | 'lists'>, u: Understanding): Part[] {
  return listParts(group, u).flatMap(({ label, chart, tags }) =>
    chart === undefined ? tags : [part(`${chart.id}Card`, 'Card', { title: label }, [chart])],
  );
}

// Numbers among which the user of an action chooses stand beside its field.
function isChosenFrom(list: ValueList, { actions, copy, language }: Understanding): boolean {
  const around = { ...list, facts: [], lists: [list], records: [], groups: [] };
  return actions.some(({ fields }) =>
    fields.some((field) => presetsFor(field, around, { copy, language }) !== undefined),
  );
}

function isCourse({ key, values }: ValueList, label: string): boolean {
  return says(COURSES, `${wordsOf(key).join(' ')} ${label}`) || values.length >= FEWEST_UNLABELLED;
}

// Names are compared side by side, moments follow each other.
function chartOf(name: string, list: ValueList, labels: ValueList | undefined, { copy }: Understanding): Part {
  const id = `${identifier(name, 'values')}Chart`;
  const shared = { height: '260px', emptyText: copy.noData };
  const points = read(list.pointer);
  if (labels === undefined || isMoments(labels)) {
    const xLabels = labels === undefined ? undefined : read(labels.pointer);
    return part(id, 'LineChart', { series: [{ name, points }], xLabels, ...shared });
  }
  return part(id, 'BarChart', { series: [{ name, values: points }], labels: read(labels.pointer), ...shared });
}

function isMoments({ key, values }: ValueList): boolean {
  return ['date', 'dateTime', 'month', 'time'].includes(valueKindOf(key, values));
}
