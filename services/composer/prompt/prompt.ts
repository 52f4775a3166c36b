import { cleanLine } from '#catalog/clean-text.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import type { Definition } from '#catalog/definition.ts';
import { promptSlice } from '#catalog/compiler/manifest/prompt-slice.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { LEGEND } from '#catalog/compiler/prompt-text/legend.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Spec } from '#contract/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Message, Notation } from '../models/model.ts';
import { givenState } from '#catalog/opening.ts';
import { childIds, elementOf, tops } from '#contract/spec-tree.ts';
import { actionsText } from './actions-text.ts';
import { dataText } from './data-text.ts';
import { writeElements } from '../answer/outline/write-outline.ts';
import { elementLine, elementsText, outlineText } from './elements-text.ts';
import { entriesText } from './entries.ts';
import { fencedLines, fencedText, safeJson, safeLine } from './fence.ts';
import { EDIT_RULES, VIEW_RULES } from './outline-rules.ts';
import { OPERATION_RULES, VALUE_RULES } from './rules.ts';
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

/**
 * The prompt for elements that an answer referred to but left out, with the elements that list them.
 *
 * @param missing ids in children lists without an element
 */
export function completionPrompt(input: ComposeInput, spec: Spec, missing: readonly string[]): Message[] {
  const wanted = new Set(missing);
  const parentsOfMissing = Object.keys(spec.elements).filter((id) => {
    const element = elementOf(spec, id);
    return element !== undefined && childIds(element).some((child) => wanted.has(child));
  });
  const lines = [...sliceFor(input), ...input.customComponents].map(compactLine);
  const system = ['You complete a user interface.', OPERATION_RULES, VALUE_RULES].join('\n\n');
  const parts = [
    section('Components', `${LEGEND}\n${lines.join('\n')}`),
    ...dataPart(input),
    section('Actions', actionsText(input)),
    section('Request', fencedText(input.prompt)),
    section('Elements that promise children', fencedLines(parentsOfMissing.map((id) => elementLine(spec, id)))),
    ...rootlessPart(spec, wanted),
    `Add these elements, and any children of their own, and nothing else: ${missing.map((id) => safeJson(id)).join(', ')}`,
  ];
  return [
    { role: 'system', content: system },
    { role: 'user', content: parts.join('\n\n') },
  ];
}

/**
 * The prompt for rewriting views that could not be computed, with the error of each.
 *
 * @param faults one for each view; the message holds its line
 */
export function viewsPrompt(input: ComposeInput, faults: readonly Finding[]): Message[] {
  const system = ['You write views for a user interface.', VIEW_RULES].join('\n\n');
  const parts = [
    ...dataPart(input),
    section('Views that failed', fencedLines(faults.map(({ message }) => cleanLine(message)))),
    'Write each of these lines anew so that it works, and nothing else. A view that DATA holds nothing for is left out.',
  ];
  return [
    { role: 'system', content: system },
    { role: 'user', content: parts.join('\n\n') },
  ];
}

// Without its root a screen is in pieces, which the root must list.
function rootlessPart(spec: Spec, wanted: ReadonlySet<string>): string[] {
  if (!wanted.has(spec.root)) return [];
  return [section('Elements that stand nowhere yet', fencedLines(tops(spec).map((id) => elementLine(spec, id))))];
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

function dataPart(input: ComposeInput): string[] {
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
