import { definitionLookup } from '#catalog/definition-lookup.ts';
import { cleanLine } from '#catalog/clean-text.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { LEGEND } from '#catalog/compiler/prompt-text/legend.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { ELEMENT_ID, type Spec } from '#contract/spec/spec.ts';
import { childIds, elementOf, tops } from '#contract/spec/spec-tree.ts';
import { writeElement } from '../answer/outline/write-outline.ts';
import type { Message, Notation } from '../models/model.ts';
import { actionsText, elementLine } from './request-sections.ts';
import { fencedLines, fencedText, safeJson, safeLine } from './fence.ts';
import { EVENT_RULES, OPERATION_RULES, OUTLINE_RULES, STATE_RULES, VALUE_RULES, VIEW_RULES } from './rules.ts';
import { dataPart } from './prompt.ts';
import { sliceFor } from './slice.ts';
import { section } from './system-prompt.ts';

/**
 * The prompt for the rest of an outline that the length limit has cut off.
 *
 * @param messages what the answer was written to
 * @param lines its whole lines
 */
export function resumePrompt(messages: readonly Message[], lines: string): Message[] {
  return [...messages, { role: 'assistant', content: lines }, { role: 'user', content: RESUME }];
}

const RESUME =
  'Your answer reached its length limit after these lines. Go on with the next line, indented as before, and write nothing a second time.';

/**
 * The prompt for elements that an answer referred to but left out, with the elements that list them. It asks for an
 * outline where its ids can be named in one; a missing root cannot, since it lists elements that are there already.
 *
 * @param missing ids in children lists without an element
 */
export function completionPrompt(
  input: ComposeInput,
  spec: Spec,
  missing: readonly string[],
  notation: Notation = 'outline',
): Message[] {
  const wanted = new Set(missing);
  const parentsOfMissing = Object.keys(spec.elements).filter((id) => {
    const element = elementOf(spec, id);
    return element !== undefined && childIds(element).some((child) => wanted.has(child));
  });
  const isOutline = notation === 'outline' && !wanted.has(spec.root) && missing.every((id) => ELEMENT_ID.test(id));
  const components = [...sliceFor(input), ...input.customComponents].map(compactLine);
  const rules = isOutline ? [OUTLINE_RULES, STATE_RULES, EVENT_RULES] : [OPERATION_RULES, VALUE_RULES];
  const lines = isOutline
    ? parentsOfMissing.flatMap((id) => promisingLines(spec, id, input))
    : parentsOfMissing.map((id) => elementLine(spec, id));
  const parts = [
    section('Components', `${LEGEND}\n${components.join('\n')}`),
    ...dataPart(input),
    section('Actions', actionsText(input)),
    section('Request', fencedText(input.prompt)),
    section('Elements that promise children', fencedLines(lines)),
    ...rootlessPart(spec, wanted),
    ...(isOutline ? [SEPARATELY] : []),
    `Add these elements, and any children of their own, and nothing else: ${missing.map((id) => safeJson(id)).join(', ')}`,
  ];
  return [
    { role: 'system', content: ['You complete a user interface.', ...rules].join('\n\n') },
    { role: 'user', content: parts.join('\n\n') },
  ];
}

const SEPARATELY =
  'Each of them stands at the left margin here, with its id after its type: Stat #open-orders "Open" value=/open_count';

/** An element with the ids of its children below it. */
function promisingLines(spec: Spec, id: string, { customComponents }: ComposeInput): string[] {
  const element = elementOf(spec, id);
  if (element === undefined) return [];
  const options = { definitionOf: definitionLookup(customComponents), ids: true };
  return [safeLine(writeElement(element, options, id)), ...childIds(element).map((child) => safeLine(`  #${child}`))];
}

// Without its root a screen is in pieces, which the root must list.
function rootlessPart(spec: Spec, wanted: ReadonlySet<string>): string[] {
  if (!wanted.has(spec.root)) return [];
  return [section('Elements that stand nowhere yet', fencedLines(tops(spec).map((id) => elementLine(spec, id))))];
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
