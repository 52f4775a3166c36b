import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { propsEntry } from '#catalog/compiler/prompt-text/full-entry.ts';
import { LEGEND } from '#catalog/compiler/prompt-text/legend.ts';
import type { Notation } from '../models/model.ts';
import { DASHBOARD_EXAMPLE, FORM_EXAMPLE, type WorkedExample } from './examples.ts';
import { DASHBOARD, FORM, type OutlineExample, WIZARD } from './outline-examples.ts';
import { EVENT_RULES, OUTLINE_RULES, STATE_RULES, VIEW_RULES } from './outline-rules.ts';
import { OPERATION_RULES, SCREEN_RULES, VALUE_RULES } from './rules.ts';

/** The components that most screens are built of, told in full in every prompt. */
export const STAPLES = 'Stack Grid Card PageHeader Heading Text Button Form FormField Input Badge Dialog'.split(' ');

const INTRODUCTION = 'You compose user interfaces from a closed catalog of components.';
const CATALOG = section('Catalog', `${LEGEND}\n\n${COMPONENTS.map(compactLine).join('\n')}`);

// Written when the process starts: whatever makes a prompt may be interrupted.
const TEXTS: { readonly [notation in Notation]: string } = {
  outline: [
    INTRODUCTION,
    section('The outline', OUTLINE_RULES),
    section('State', STATE_RULES),
    section('Views', VIEW_RULES),
    section('Events', EVENT_RULES),
    section('Screens', SCREEN_RULES),
    CATALOG,
    section('All props of the most used components', STAPLES.map(stapleText).join('\n')),
    section('Examples', [DASHBOARD, FORM, WIZARD].map(outlineText).join('\n\n')),
  ].join('\n\n'),
  operations: [
    INTRODUCTION,
    section('Operations', OPERATION_RULES),
    section('Values and events', VALUE_RULES),
    section('Screens', SCREEN_RULES),
    CATALOG,
    section('Examples', [DASHBOARD_EXAMPLE, FORM_EXAMPLE].map(exampleText).join('\n\n')),
  ].join('\n\n'),
};

/**
 * What every compose prompt starts with, the same bytes for every request, so that backends can cache it: the rules,
 * one line for each component of the catalog, and worked examples.
 */
export function systemPrompt(notation: Notation): string {
  return TEXTS[notation];
}

/** A titled part of a prompt. */
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

function exampleText({ request, state, operations }: WorkedExample): string {
  return [`Request: ${request}`, `DATA ${state}`, ...operations].join('\n');
}
