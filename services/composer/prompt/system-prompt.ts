import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { propsEntry } from '#catalog/compiler/prompt-text/full-entry.ts';
import { LEGEND } from '#catalog/compiler/prompt-text/legend.ts';
import type { Notation } from '../models/model.ts';
import {
  DASHBOARD_OPERATIONS,
  DASHBOARD_OUTLINE,
  FORM_OPERATIONS,
  FORM_OUTLINE,
  type OperationsExample,
  type OutlineExample,
  WIZARD_OUTLINE,
} from './examples.ts';
import {
  EVENT_RULES,
  OPERATION_RULES,
  OUTLINE_RULES,
  SCREEN_RULES,
  STATE_RULES,
  VALUE_RULES,
  VIEW_RULES,
} from './rules.ts';

/** The components that most screens are built of, shown in full in every prompt. */
export const STAPLES = [
  'Stack',
  'Grid',
  'Card',
  'Container',
  'PageHeader',
  'Heading',
  'Text',
  'DescriptionList',
  'Badge',
  'Dialog',
  'Button',
  'Form',
  'FormField',
  'Input',
];

const INTRODUCTION = 'You compose user interfaces from a closed catalog of components.';
const ONLY_THESE =
  'The catalog is all that the renderer can draw: where a rule names a component that is not in it, build the same from those that are.\n';

// Built at startup, since building a prompt may be interrupted.
const TEXTS: { readonly [notation in Notation]: string } = {
  outline: outlinePrompt(() => true),
  operations: operationsPrompt(() => true),
};

/**
 * The start of every compose prompt, with the same bytes for every request so that backends can cache it: the rules, one
 * line for each component of the catalog, and worked examples. Under a component profile it is the same for every request
 * with that profile, and shows no component outside it.
 */
export function systemPrompt(notation: Notation, profile?: ReadonlySet<string>): string {
  if (profile === undefined) return TEXTS[notation];
  const isDrawn = (component: string) => profile.has(component);
  return notation === 'outline' ? outlinePrompt(isDrawn, ONLY_THESE) : operationsPrompt(isDrawn, ONLY_THESE);
}

type IsDrawn = (component: string) => boolean;

function outlinePrompt(isDrawn: IsDrawn, note = ''): string {
  return [
    INTRODUCTION,
    section('The outline', OUTLINE_RULES),
    section('State', STATE_RULES),
    section('Views', VIEW_RULES),
    section('Events', EVENT_RULES),
    section('Screens', SCREEN_RULES),
    catalogPart(isDrawn, note),
    section('All props of the most used components', STAPLES.filter(isDrawn).map(stapleText).join('\n')),
    ...examplesPart([DASHBOARD_OUTLINE, FORM_OUTLINE, WIZARD_OUTLINE].map(outlineText), isDrawn),
  ].join('\n\n');
}

function operationsPrompt(isDrawn: IsDrawn, note = ''): string {
  return [
    INTRODUCTION,
    section('Operations', OPERATION_RULES),
    section('Values and events', VALUE_RULES),
    section('Screens', SCREEN_RULES),
    catalogPart(isDrawn, note),
    ...examplesPart([DASHBOARD_OPERATIONS, FORM_OPERATIONS].map(operationsText), isDrawn),
  ].join('\n\n');
}

function catalogPart(isDrawn: IsDrawn, note: string): string {
  const lines = COMPONENTS.filter(({ name }) => isDrawn(name)).map(compactLine);
  return section('Catalog', `${note}${LEGEND}\n\n${lines.join('\n')}`);
}

function examplesPart(examples: readonly string[], isDrawn: IsDrawn): string[] {
  const shown = examples.filter((example) => componentsIn(example).every(isDrawn));
  return shown.length === 0 ? [] : [section('Examples', shown.join('\n\n'))];
}

/** The components used in a worked example: the first word of a line, or a `type`. */
function componentsIn(example: string): string[] {
  const words = [...example.matchAll(/(?:^ *|"type":")([A-Z]\w*)/gm)].map(([, word = '']) => word);
  return words.filter((word) => definitionOf(word) !== undefined);
}

/** A titled section of a prompt. */
export function section(title: string, body: string): string {
  return `# ${title}\n${body}`;
}

function stapleText(name: string): string {
  const definition = definitionOf(name);
  return definition === undefined ? '' : propsEntry(definition);
}

function outlineText({ request, data, outline }: OutlineExample): string {
  return [`Request: ${request}`, `DATA ${data}`, outline].join('\n');
}

function operationsText({ request, data, operations }: OperationsExample): string {
  return [`Request: ${request}`, `DATA ${data}`, ...operations].join('\n');
}
