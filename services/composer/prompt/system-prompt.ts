import { COMPONENTS } from '#catalog/components.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { LEGEND } from '#catalog/compiler/prompt-text/legend.ts';
import { DASHBOARD_EXAMPLE, FORM_EXAMPLE, type WorkedExample } from './examples.ts';
import { OPERATION_RULES, SCREEN_RULES, VALUE_RULES } from './rules.ts';

// Written when the process starts: whatever makes a prompt may be interrupted.
const TEXT = [
  'You compose user interfaces from a closed catalog of components.',
  section('Operations', OPERATION_RULES),
  section('Values and events', VALUE_RULES),
  section('Screens', SCREEN_RULES),
  section('Catalog', `${LEGEND}\n\n${COMPONENTS.map(compactLine).join('\n')}`),
  section('Examples', [DASHBOARD_EXAMPLE, FORM_EXAMPLE].map(exampleText).join('\n\n')),
].join('\n\n');

/**
 * What every compose prompt starts with, the same bytes for every request, so that backends can cache it: the rules,
 * one line for each component of the catalog, and two worked examples.
 */
export function systemPrompt(): string {
  return TEXT;
}

/** A titled part of a prompt. */
export function section(title: string, body: string): string {
  return `# ${title}\n${body}`;
}

function exampleText({ request, state, operations }: WorkedExample): string {
  return [`Request: ${request}`, `DATA ${state}`, ...operations].join('\n');
}
