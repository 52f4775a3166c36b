import { archetypeOf } from '#builtin/understand/learned/archetype.ts';
import { tag } from '#builtin/understand/learned/tagger.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import type { Weights } from '#builtin/understand/learned/weights.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { MarkedRequest } from '../marked-text.ts';

/** How many spans were found as marked, how many were not, how many were found that are none. */
export type Found = { right: number; missed: number; wrong: number };

/** How well marked requests are understood. */
export type Understood = {
  requests: number;
  /** By exact words, for each tag. */
  tags: Map<Tag, Found>;
  /** Labels of fields and settings in forms, wizards, settings and editors. */
  labels: Found;
  archetypes: { right: number; asked: number };
};

const UI: ReadonlySet<string> = new Set(UI_TYPES);
const ASKING: ReadonlySet<string> = new Set(['form', 'wizard', 'settings_panel', 'editor']);

/**
 * Compares what is found in requests with what is marked. The archetype is told by its words too, unless `given`; edits
 * and journeys are known by the mode of the request.
 */
export function measure(weights: Weights, requests: readonly MarkedRequest[], given: boolean): Understood {
  const result: Understood = {
    requests: requests.length,
    tags: new Map(),
    labels: { right: 0, missed: 0, wrong: 0 },
    archetypes: { right: 0, asked: 0 },
  };
  for (const request of requests) {
    const isScreen = UI.has(request.archetype);
    const archetype = isScreen ? archetypeOf(weights.archetype, request.text) : request.archetype;
    if (isScreen) {
      result.archetypes.asked += 1;
      if (archetype === request.archetype) result.archetypes.right += 1;
    }
    compare(result, request, tag(weights.tagger, request.text, given ? request.archetype : archetype));
  }
  return result;
}

function compare({ tags, labels }: Understood, { spans, archetype }: MarkedRequest, found: readonly Span[]): void {
  const key = ({ tag: name, start, end }: Span) => `${name} ${start} ${end}`;
  const marked = new Set(spans.map(key));
  const said = new Set(found.map(key));
  const count = (span: Span, as: keyof Found) => {
    const ofTag = tags.get(span.tag) ?? { right: 0, missed: 0, wrong: 0 };
    ofTag[as] += 1;
    tags.set(span.tag, ofTag);
    if (ASKING.has(archetype) && (span.tag === 'field' || span.tag === 'setting')) labels[as] += 1;
  };
  for (const span of spans) count(span, said.has(key(span)) ? 'right' : 'missed');
  for (const span of found) if (!marked.has(key(span))) count(span, 'wrong');
}

/** The harmonic mean of what share was found and what share of the found is right. */
export function f1({ right, missed, wrong }: Found): number {
  return right === 0 ? 0 : (2 * right) / (2 * right + missed + wrong);
}

/** The share that was found. */
export function recall({ right, missed }: Found): number {
  return right === 0 ? 0 : right / (right + missed);
}

/** All tags together. */
export function allTags({ tags }: Understood): Found {
  const sum = { right: 0, missed: 0, wrong: 0 };
  for (const { right, missed, wrong } of tags.values()) {
    sum.right += right;
    sum.missed += missed;
    sum.wrong += wrong;
  }
  return sum;
}
