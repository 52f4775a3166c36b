import { cleanLine } from '#catalog/clean-text.ts';
import { promptSlice } from '#catalog/compiler/manifest/prompt-slice.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { LEGEND } from '#catalog/compiler/prompt-text/legend.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Spec } from '#contract/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Message } from '../models/model.ts';
import { givenState } from '#catalog/opening.ts';
import { childIds, elementOf, tops } from '#contract/spec-tree.ts';
import { actionsText } from './actions-text.ts';
import { dataShape } from './data-shape.ts';
import { elementLine, elementsText, outlineText } from './elements-text.ts';
import { entriesText } from './entries.ts';
import { fencedLines, fencedText, safeJson } from './fence.ts';
import { OPERATION_RULES, VALUE_RULES, VIEW_RULES } from './rules.ts';
import { sliceFor } from './slice.ts';
import { section, systemPrompt } from './system-prompt.ts';

/** Room for the shape of the data, in characters. */
const DATA_MAX_CHARS = 2_400;
const FINDINGS_MAX = 20;
const CONTEXT_MAX_CHARS = 4_000;

/**
 * The prompt for a whole answer. The same input and findings give the same bytes; the first message is the same for
 * every input, and what changes most comes last.
 *
 * @param findings what was wrong with the attempt before, if there was one
 */
export function composePrompt(input: ComposeInput, findings: readonly Finding[]): Message[] {
  const parts = [
    section('Entries of components that may fit', entriesText(sliceFor(input))),
    ...customPart(input),
    ...hintsPart(input),
    ...dataPart(input),
    section('Actions', actionsText(input)),
    ...journeyPart(input),
    ...editPart(input),
    section('Request', fencedText(input.prompt)),
    ...findingsPart(findings),
    closing(input),
  ];
  return [
    { role: 'system', content: systemPrompt() },
    { role: 'user', content: parts.join('\n\n') },
  ];
}

/**
 * The prompt for what an answer promised and left out: just those elements, with the ones that list them.
 *
 * @param missing ids that children lists name and no element has
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
 * The prompt for views that could not be computed: just those lines, with what was wrong with them.
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

// Without its root a screen is in pieces, which the root is to hold.
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
    ...(uiType === undefined ? [] : [`The screen is a ${uiType.replaceAll('_', ' ')}.`]),
    ...(theme === undefined ? [] : [`The theme of the page is ${safeJson(cleanLine(theme))}.`]),
    ...(frameworkHint === undefined ? [] : [`It is shown by ${safeJson(cleanLine(frameworkHint))}.`]),
  ];
  return lines.length === 0 ? [] : [section('Setting', lines.join('\n'))];
}

function dataPart(input: ComposeInput): string[] {
  const shape = dataShape(givenState(input), DATA_MAX_CHARS);
  if (shape.length === 0) return [];
  const note = 'What stands in the state, by path, with samples. Read it by these paths.';
  return [section('DATA', `${note}\n${fencedLines(shape)}`)];
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

function editPart({ mode, priorSpec }: ComposeInput): string[] {
  if (mode !== 'edit' || priorSpec === undefined) return [];
  const note = [
    `The screen as it is; its root is ${safeJson(priorSpec.root)}. Answer with the operations that change it as the request says, and leave everything else as it is:`,
    'replace one prop: {"op":"replace","path":"/elements/<id>/props/<prop>","value":…} · remove: {"op":"remove","path":"/elements/<id>"} · new order or members: {"op":"replace","path":"/elements/<id>/children","value":[…]} · add an element as above, and put its id into a children list.',
  ].join('\n');
  const state = dataShape(priorSpec.state, DATA_MAX_CHARS);
  return [
    section('Screen to change', `${note}\n${elementsText(priorSpec)}`),
    ...(state.length === 0 ? [] : [section('Its state', fencedLines(state))]),
  ];
}

function findingsPart(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings
    .slice(0, FINDINGS_MAX)
    .map(({ pointer, message }) => `${safeJson(pointer)} ${cleanLine(message)}`);
  return [section('An earlier answer had these faults; avoid them', fencedLines(lines))];
}

function closing({ mode }: ComposeInput): string {
  return mode === 'edit'
    ? 'Write the operations now.'
    : 'Write the operations now, starting with the state the interface needs, then "/elements/root".';
}
