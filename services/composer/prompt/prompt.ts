import { cleanLine } from '#catalog/clean-text.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import type { Definition } from '#catalog/definition.ts';
import { promptSlice } from '#catalog/compiler/manifest/prompt-slice.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Message, Notation } from '../models/model.ts';
import { givenState } from '#catalog/opening.ts';
import { actionsText, elementsText, outlineText } from './request-sections.ts';
import { dataText } from './data-text.ts';
import { writeElements } from '../answer/outline/write-outline.ts';
import { entriesText } from './entries.ts';
import { fencedLines, fencedText, safeJson, safeLine } from './fence.ts';
import { EDIT_RULES } from './rules.ts';
import { sliceFor } from './slice.ts';
import { section, systemPrompt } from './system-prompt.ts';
import { UI_TYPE_GUIDANCE } from './ui-types.ts';

const FINDINGS_MAX = 20;
const CONTEXT_MAX_CHARS = 4_000;

/**
 * The prompt for a whole answer. The same input and findings give the same bytes; the first message is the same for every
 * input, and what varies most comes last.
 *
 * @param findings what was wrong with the previous attempt, if there was one
 * @param notation what to write the answer in
 */
export function composePrompt(
  input: ComposeInput,
  findings: readonly Finding[],
  notation: Notation = 'outline',
): Message[] {
  const parts = [
    section('Entries of components that may fit', entriesText(sliceFor(input), notation)),
    ...customPart(input),
    ...hintsPart(input),
    ...dataPart(input),
    section('Actions', actionsText(input)),
    ...journeyPart(input),
    ...editPart(input, notation),
    section('Request', fencedText(input.prompt)),
    ...findingsPart(findings),
    closing(input, notation),
  ];
  return [
    { role: 'system', content: systemPrompt(notation, input.componentProfile) },
    { role: 'user', content: parts.join('\n\n') },
  ];
}

function customPart({ customComponents }: ComposeInput): string[] {
  if (customComponents.length === 0) return [];
  const entries = customComponents.map(promptSlice).join('\n');
  return [section("The caller's own components, to be used like those of the catalog", entries)];
}

function hintsPart({ uiType, theme, frameworkHint }: ComposeInput): string[] {
  const lines = [
    ...(uiType === undefined ? [] : [UI_TYPE_GUIDANCE[uiType]]),
    ...(theme === undefined ? [] : [`The theme of the page is ${safeJson(cleanLine(theme))}.`]),
    ...(frameworkHint === undefined ? [] : [`It is shown by ${safeJson(cleanLine(frameworkHint))}.`]),
  ];
  return lines.length === 0 ? [] : [section('Setting', lines.join('\n'))];
}

/** What stands in the state, for a model to read. */
export function dataPart(input: ComposeInput): string[] {
  const given = givenState(input);
  const lines = dataText(given);
  if (lines.length === 0) return [];
  const note =
    lines.length === 1 && lines[0]?.startsWith('{') === true
      ? 'What stands in the state; read it by its paths.'
      : 'What stands in the state, by path: kinds, samples and first rows, not all of it. Read it by these paths.';
  return [section('DATA', `${note}\n${fencedLines(lines)}`)];
}

function journeyPart({ mode, actionContext, priorSpec }: ComposeInput): string[] {
  if (mode !== 'continue_journey' || actionContext === undefined) return [];
  const { action, event, params, element_id: elementId } = actionContext;
  const what = {
    action,
    ...(event && { event }),
    ...(elementId && { element_id: elementId }),
    ...(params && { params }),
  };
  const done = safeJson(what).slice(0, CONTEXT_MAX_CHARS);
  const note =
    'The user did this on the screen before. Compose the screen that follows; what the user entered stands under DATA: show or carry it, do not ask for it again.';
  const before = priorSpec === undefined ? [] : [section('The screen before', outlineText(priorSpec))];
  return [section('What just happened', `${note}\n${fencedLines([done])}`), ...before];
}

function editPart(input: ComposeInput, notation: Notation): string[] {
  const { mode, priorSpec, customComponents } = input;
  if (mode !== 'edit' || priorSpec === undefined) return [];
  const given = givenState(input);
  // State that the request's data replaces is shown under DATA.
  const own = Object.entries(priorSpec.state).filter(([key]) => !Object.hasOwn(given, key));
  const state = dataText(Object.fromEntries(own));
  const screen = notation === 'outline' ? editedOutline(priorSpec, customComponents) : editedOperations(priorSpec);
  return [
    section('Screen to change', screen),
    ...(state.length === 0 ? [] : [section('Its state', fencedLines(state))]),
  ];
}

function editedOutline(priorSpec: Spec, customComponents: readonly Definition[]): string {
  const lines = writeElements(priorSpec, { definitionOf: definitionLookup(customComponents), ids: true });
  return `${EDIT_RULES}\n${fencedLines(lines.map(safeLine))}`;
}

function editedOperations(priorSpec: Spec): string {
  const note = [
    `The screen as it is; its root is ${safeJson(priorSpec.root)}. Answer with the operations that change it as the request says, and leave everything else as it is:`,
    'replace one prop: {"op":"replace","path":"/elements/<id>/props/<prop>","value":…}, or "remove" it · events: /elements/<id>/on/commit · state, also inside it: /state/<key>/<member> · remove an element, and its children each: {"op":"remove","path":"/elements/<id>"} · new order or members: {"op":"replace","path":"/elements/<id>/children","value":[…]} · add an element as above, then put its id into a children list.',
  ].join('\n');
  return `${note}\n${elementsText(priorSpec)}`;
}

function findingsPart(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings
    .slice(0, FINDINGS_MAX)
    .map(({ pointer, message }) => `${safeJson(pointer)} ${cleanLine(message)}`);
  return [section('An earlier answer had these faults; avoid them', fencedLines(lines))];
}

function closing({ mode }: ComposeInput, notation: Notation): string {
  if (notation === 'outline') {
    return mode === 'edit'
      ? 'Write the outline of what changes now.'
      : 'Write the outline now, starting with the state and the views that it needs.';
  }
  return mode === 'edit'
    ? 'Write the operations now.'
    : 'Write the operations now, starting with the state the interface needs, then "/elements/root".';
}
