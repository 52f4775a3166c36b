import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '../repair/words.ts';

const DEPTH_MAX = 3;

/** The components that suit the shape of the data. */
export function dataComponents(data: JsonObject): Set<string> {
  const names = new Set<string>();
  addFor(data, names, DEPTH_MAX);
  return names;
}

function addFor(value: Json, names: Set<string>, depth: number): void {
  if (depth === 0) return;
  if (Array.isArray(value)) return addForList(value, names, depth);
  if (!isJsonObject(value)) return;
  const members = Object.entries(value);
  if (members.some(([, member]) => typeof member === 'number')) add(names, 'Stat StatGroup');
  if (members.filter(([, member]) => !isNested(member)).length > 3) add(names, 'DescriptionList');
  for (const [, member] of members) addFor(member, names, depth - 1);
}

function addForList(list: readonly Json[], names: Set<string>, depth: number): void {
  const record = list.find(isJsonObject);
  if (record === undefined) {
    if (list.length > 1 && list.every((item) => typeof item === 'number')) add(names, 'Sparkline LineChart');
    return;
  }
  add(names, 'DataTable');
  for (const [name, value] of Object.entries(record)) {
    add(names, forField(wordsOf(name), value));
    addFor(value, names, depth - 1);
  }
  if (Object.values(record).some((value) => typeof value === 'number')) add(names, 'BarChart');
}

function forField(words: readonly string[], value: Json): string {
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  if (has('lat', 'lng', 'lon', 'latitude', 'longitude', 'coordinates')) return 'MapView MapEmbed';
  if (has('open') && typeof value === 'number') return 'Candlestick';
  if (has('status', 'state', 'stage', 'priority')) return 'Badge KanbanBoard';
  if (has('image', 'photo', 'picture', 'thumbnail', 'src', 'cover')) return 'Image Gallery';
  if (has('avatar', 'assignee', 'author', 'member')) return 'Avatar';
  if (has('month', 'week', 'day', 'year', 'quarter') || isDate(value)) return 'LineChart Timeline Calendar';
  if (has('start', 'end', 'from', 'until')) return 'Scheduler Gantt';
  if (has('question', 'answer')) return 'FAQ';
  if (has('features', 'price') && (Array.isArray(value) || typeof value === 'string')) return 'PricingTable PlanCard';
  if (has('progress', 'percent', 'completion')) return 'Progress';
  if (has('rating', 'stars')) return 'Rating';
  if (has('children')) return 'Tree';
  return '';
}

function isDate(value: Json): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d(?:-\d\d)?/.test(value);
}

function isNested(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function add(names: Set<string>, components: string): void {
  for (const name of components.split(' ')) if (name !== '') names.add(name);
}
