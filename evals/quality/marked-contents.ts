import type { MarkedRequest } from '#builtin/training/marked-text.ts';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { UI_TYPES, type UiType } from '#contract/spec/ui-type.ts';
import { briefOf, builtinSpec, faultsOf } from './builtin-spec.ts';
import { leavesOf } from '../mutations/shown-contents.ts';
import { inventedNumbers, shownBy } from './shown.ts';

/** How many of the parts that requests name are on their screens. */
export type MarkedScore = {
  requests: number;
  /** Marked parts, and how many of them the screens show; `byType` has the same for each archetype. */
  marked: number;
  shown: number;
  byType: Map<UiType, { marked: number; shown: number }>;
  /** Parts that must not be on the screen, and how many of them are. */
  forbidden: number;
  forbiddenShown: number;
  invalid: string[];
  invented: string[];
};

// These tags describe looks, counts or edits; all others name something on the screen.
const NOT_SHOWN: ReadonlySet<Tag> = new Set([
  'kind',
  'required',
  'optional',
  'count',
  'tone',
  'not',
  'command',
  'object',
  'place',
]);

/** Composes marked requests, every second one with its `ui_type`, and looks for the marked parts on the screens. */
export function scoreMarked(requests: readonly MarkedRequest[]): MarkedScore {
  const score: MarkedScore = {
    requests: 0,
    marked: 0,
    shown: 0,
    byType: new Map(),
    forbidden: 0,
    forbiddenShown: 0,
    invalid: [],
    invented: [],
  };
  for (const [index, request] of requests.entries()) {
    const uiType = UI_TYPES.find((type) => type === request.archetype);
    if (uiType !== undefined) addScore(score, request, uiType, index % 2 === 1);
  }
  return score;
}

function addScore(score: MarkedScore, { text, spans }: MarkedRequest, uiType: UiType, isNamed: boolean): void {
  const input = briefOf(text, isNamed ? { uiType } : {});
  const spec = builtinSpec(input);
  const shown = shownBy(spec);
  const words = [...shown.words, ...[...shown.paths].flatMap((path) => leavesOf(valueAt(spec, path)))]
    .join('\n')
    .toLowerCase();
  score.requests += 1;
  if (faultsOf(spec, input).length > 0) score.invalid.push(text);
  if (inventedNumbers(shown, text).length > 0) score.invented.push(text);
  const ofType = score.byType.get(uiType) ?? { marked: 0, shown: 0 };
  score.byType.set(uiType, ofType);
  for (const { tag, start, end } of spans) {
    const isShown = words.includes(text.slice(start, end).toLowerCase());
    if (tag === 'not') {
      score.forbidden += 1;
      if (isShown) score.forbiddenShown += 1;
    }
    if (NOT_SHOWN.has(tag)) continue;
    for (const sum of [score, ofType]) {
      sum.marked += 1;
      if (isShown) sum.shown += 1;
    }
  }
}

// The value that a screen reads from its own state.
function valueAt(spec: Spec, pointer: string): Json {
  let value: Json = spec.state ?? null;
  for (const token of parsePointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(token)] ?? null;
    else value = isJsonObject(value) ? (value[token] ?? null) : null;
  }
  return value;
}
