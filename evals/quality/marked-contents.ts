import type { MarkedRequest } from '#builtin/training/marked-text.ts';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { UI_TYPES, type UiType } from '#contract/spec/ui-type.ts';
import { briefOf, builtinSpec, faultsOf } from './builtin-spec.ts';
import { leavesOf } from '../mutations/shown-contents.ts';
import { inventedNumbers, shownBy } from './shown.ts';

/** How much of what requests name is on the screens that are composed for them. */
export type MarkedScore = {
  requests: number;
  /** Marked parts, and those whose words the screen shows; `byType` the same for each archetype. */
  marked: number;
  shown: number;
  byType: Map<UiType, { marked: number; shown: number }>;
  /** Parts that must not be there, and those of them that are. */
  forbidden: number;
  shownThough: number;
  invalid: string[];
  invented: string[];
};

// These describe how something looks or what an edit does; all other marks name what is on the screen.
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

/** Composes marked requests, every other one with its archetype named by the caller, and looks for their parts. */
export function scoreMarked(requests: readonly MarkedRequest[]): MarkedScore {
  const score: MarkedScore = {
    requests: 0,
    marked: 0,
    shown: 0,
    byType: new Map(),
    forbidden: 0,
    shownThough: 0,
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
      if (isShown) score.shownThough += 1;
    }
    if (NOT_SHOWN.has(tag)) continue;
    for (const sum of [score, ofType]) {
      sum.marked += 1;
      if (isShown) sum.shown += 1;
    }
  }
}

// What a screen reads of its own state is on it too.
function valueAt(spec: Spec, pointer: string): Json {
  let value: Json = spec.state ?? null;
  for (const token of parsePointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(token)] ?? null;
    else value = isJsonObject(value) ? (value[token] ?? null) : null;
  }
  return value;
}
