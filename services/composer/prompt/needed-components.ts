import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { declaredParams } from '../repair/actions/action-params.ts';
import { wordsOf } from '../repair/words.ts';

/** The controls that ask for an action's params, by their JSON Schemas, and those that can fire the action. */
export function actionComponents(actions: readonly ActionDeclaration[]): Set<string> {
  const names = new Set<string>();
  for (const action of actions) {
    const params = declaredParams(action);
    for (const [name, schema] of params) for (const control of controlsFor(name, schema)) names.add(control);
    if (params.length > 1) names.add('Form');
    if (wordsOf(action.name).some((word) => ['delete', 'remove', 'approve', 'reject', 'cancel'].includes(word))) {
      names.add('Confirmation');
    }
  }
  return names;
}

function controlsFor(name: string, schema: JsonObject): string[] {
  const words = wordsOf(name);
  // An id is passed along, not asked for.
  if (words.at(-1) === 'id' || words.at(-1) === 'ids') return [];
  if (Array.isArray(schema['enum'])) return schema['enum'].length > 5 ? ['Select'] : ['Radio', 'Select'];
  switch (schema['type']) {
    case 'boolean':
      return ['Checkbox', 'Switch'];
    case 'integer':
    case 'number':
      return ['NumberInput', 'FormField'];
    case 'array':
      return ['MultiSelect', 'TagInput', 'FormField'];
    case 'string':
      return textControls(words, schema);
    default:
      return ['Input'];
  }
}

function textControls(words: readonly string[], { format, maxLength }: JsonObject): string[] {
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  if (format === 'date' || has('date', 'day')) return ['DatePicker', 'FormField'];
  if (format === 'time' || has('time', 'hour')) return ['TimePicker'];
  if (has('phone', 'tel', 'mobile')) return ['PhoneInput', 'Input'];
  if (has('file', 'attachment', 'photo', 'document')) return ['FileUpload'];
  if (has('signature')) return ['SignaturePad'];
  if (has('color', 'colour')) return ['ColorPicker'];
  if (has('message', 'notes', 'note', 'comment', 'description', 'reason', 'body', 'details')) return ['Textarea'];
  return typeof maxLength === 'number' && maxLength > 200 ? ['Textarea'] : ['Input'];
}

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
