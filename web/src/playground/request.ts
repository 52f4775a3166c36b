import type { ComposeRequest, UiType } from '@ui-composition/client';
import { findJsonFault } from '#contract/json/json-fault.ts';
import { findJsonTextFault } from '#contract/json/json-text-fault.ts';
import { formatFieldPath } from '#contract/request/field-path.ts';

/** What stands in the fields of the playground. JSON is kept as it was typed. */
export type Fields = {
  prompt: string;
  uiType: UiType | '';
  data: string;
  actions: string;
  customComponents: string;
  isDeclaredOnly: boolean;
  theme: string;
};

/** Nothing typed yet. */
export const EMPTY_FIELDS: Fields = {
  prompt: '',
  uiType: '',
  data: '',
  actions: '',
  customComponents: '',
  isDeclaredOnly: false,
  theme: '',
};

/** The kinds of screen on offer. */
export const UI_TYPES = [
  ...(['form', 'dashboard', 'pricing_table', 'list_table', 'detail_view', 'settings_panel', 'wizard'] as const),
  ...(['confirmation', 'empty_state', 'calendar', 'board', 'map', 'editor', 'other'] as const),
] satisfies UiType[];

/** What is wrong with a JSON text, and the line where it ceases to be JSON, counted from 1. */
export type FieldFault = { line?: number; message: string };

/** Reads a JSON text of one kind; an empty one is absent. What reading it would alter could not be refused by the service. */
function readJson(text: string, kind: 'object' | 'list'): { value?: unknown; fault?: FieldFault } {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const isRight = kind === 'list' ? Array.isArray(value) : isObject(value);
    if (!isRight)
      return { fault: { message: kind === 'list' ? 'This must be a list: [ … ]' : 'This must be an object: { … }' } };
    const lost = findJsonTextFault(text) ?? findJsonFault(value);
    return lost === undefined ? { value } : { fault: { message: `${formatFieldPath(lost.path)} ${lost.message}.` } };
  } catch (error) {
    return { fault: faultOf(text, error as SyntaxError) };
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Engines give the place as a position or as a line; only the words before it help.
function faultOf(text: string, { message }: SyntaxError): FieldFault {
  const position = /position (\d+)/.exec(message)?.[1];
  const line = /line (\d+)/.exec(message)?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position));
  const words = message
    .replace(/ in JSON at position.*/, '')
    .replace(/, "[^]*$/, '')
    .replace(/^JSON\.parse: /, '');
  return { line: line === undefined ? before.split('\n').length : Number(line), message: words };
}

/** The faults of all JSON fields, by field. */
export function faultsOf(fields: Fields): Partial<Record<'data' | 'actions' | 'customComponents', FieldFault>> {
  const found = {
    data: readJson(fields.data, 'object').fault,
    actions: readJson(fields.actions, 'list').fault,
    customComponents: readJson(fields.customComponents, 'list').fault,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

/** The request that the fields stand for; only what was filled in. */
export function requestOf(fields: Fields): ComposeRequest {
  const data = readJson(fields.data, 'object').value as ComposeRequest['data'];
  const actions = readJson(fields.actions, 'list').value as ComposeRequest['actions'];
  const components = readJson(fields.customComponents, 'list').value as ComposeRequest['custom_components'];
  return {
    prompt: fields.prompt,
    ...(fields.uiType === '' ? {} : { ui_type: fields.uiType }),
    ...(data === undefined ? {} : { data }),
    ...(actions === undefined ? {} : { actions }),
    ...(components === undefined ? {} : { custom_components: components }),
    ...(fields.isDeclaredOnly ? { action_policy: 'declared_only' as const } : {}),
    ...(fields.theme === '' ? {} : { context: { theme: fields.theme } }),
  };
}
