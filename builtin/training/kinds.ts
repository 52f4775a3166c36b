import { readFileSync } from 'node:fs';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { kindFeatures, KINDS, type KindSource, wholeFeature } from '../understand/learned/kind.ts';
import type { MarkedRequest } from './marked-text.ts';
import type { NamedExample } from './remember-names.ts';

/** Words in lower case, and the kind of field that they tell: by the name of the field, of the control or of a setting. */
export type KindWords = { [source in KindSource]: ReadonlyMap<string, FieldKind> };

/** One name of a field, a control or a setting with its kind. */
export type KindCase = { words: string; source: KindSource; kind: FieldKind };

const CONTROL = 'control ';
const SETTING = 'setting ';

/** Reads `kinds.txt`. */
export function kindWords(): KindWords {
  return readKindWords(readFileSync(new URL('./kinds.txt', import.meta.url), 'utf8'));
}

function readKindWords(content: string): KindWords {
  const name = new Map<string, FieldKind>();
  const control = new Map<string, FieldKind>();
  const setting = new Map<string, FieldKind>();
  for (const line of content.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [head = '', words = ''] = line.split(' | ');
    const called = head.replace(CONTROL, '').replace(SETTING, '');
    const kind = KINDS.find((one) => one === called);
    if (kind === undefined) throw new Error(`kinds.txt: there is no kind "${called}", only ${KINDS.join(', ')}`);
    const told = head.startsWith(CONTROL) ? control : head.startsWith(SETTING) ? setting : name;
    for (const one of words.split('; ')) told.set(one, kind);
  }
  return { name, control, setting };
}

/**
 * The names of fields in requests with their kinds, and the words for controls: as `kinds.txt` tells; as the control
 * behind a name tells where it does not; else text. Names with options are choices whatever they say.
 */
export function kindCases(requests: readonly MarkedRequest[], words: KindWords): KindCase[] {
  const cases = new Map<string, KindCase>();
  for (const { text, spans } of requests)
    for (const [index, { tag, start, end }] of spans.entries()) {
      const written = text.slice(start, end).toLowerCase();
      const next = spans[index + 1];
      if (tag === 'kind') {
        const kind = words.control.get(written);
        if (kind !== undefined) cases.set(CONTROL + written, { words: written, source: 'control', kind });
      }
      if (tag !== 'field' || next?.tag === 'option') continue;
      const control = next?.tag === 'kind' ? text.slice(next.start, next.end).toLowerCase() : '';
      const told = words.control.get(control);
      if (told === 'choice' || told === 'choices') continue;
      cases.set(written, { words: written, source: 'name', kind: words.name.get(written) ?? told ?? 'text' });
    }
  return [...cases.values()];
}

/** What the kinds are learned from: the names in requests, and all further words. */
export function kindExamples(requests: readonly MarkedRequest[], words: KindWords): NamedExample[] {
  const cases = kindCases(requests, words);
  const known = new Set(cases.map(({ words: one, source }) => `${source} ${one}`));
  const further = (['name', 'control', 'setting'] as const).flatMap((source) =>
    [...words[source]].flatMap(([one, kind]) => (known.has(`${source} ${one}`) ? [] : [{ words: one, source, kind }])),
  );
  // A word alone says more than the same word among others: "nombre" asks for a name, "nombre de places" for a number.
  const alone = cases.filter(
    ({ words: one, source }) => source === 'name' && !one.includes(' ') && words.name.has(one),
  );
  // What people ask for counts twice: lists of names hold more of what is rare.
  return [...cases, ...cases, ...further, ...alone, ...alone].map(({ words: one, source, kind }) => ({
    features: kindFeatures(one, source),
    own: wholeFeature(one, source),
    label: KINDS.findIndex((name) => name === kind),
  }));
}
