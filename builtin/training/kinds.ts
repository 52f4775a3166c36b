import { readFileSync } from 'node:fs';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { kindFeatures, KINDS, type KindSource, wholeFeature } from '../understand/learned/kind.ts';
import type { MarkedRequest } from './marked-text.ts';
import type { NamedExample } from './remember-names.ts';

/** The kind of field by lower-case words: separately for names of fields, of controls and of settings. */
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
    const kindName = head.replace(CONTROL, '').replace(SETTING, '');
    const kind = KINDS.find((one) => one === kindName);
    if (kind === undefined) throw new Error(`kinds.txt: there is no kind "${kindName}", only ${KINDS.join(', ')}`);
    const target = head.startsWith(CONTROL) ? control : head.startsWith(SETTING) ? setting : name;
    for (const one of words.split('; ')) target.set(one, kind);
  }
  return { name, control, setting };
}

/**
 * The names of fields and the words for controls in requests, with their kinds. `kinds.txt` decides, else the control marked
 * after a name, else the kind is text. Names with options are left out, because their kind follows from the options.
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
      const controlKind = words.control.get(control);
      if (controlKind === 'choice' || controlKind === 'choices') continue;
      cases.set(written, { words: written, source: 'name', kind: words.name.get(written) ?? controlKind ?? 'text' });
    }
  return [...cases.values()];
}

/** The training examples of the kind model: the names in requests, and all further words in `kinds.txt`. */
export function kindExamples(requests: readonly MarkedRequest[], words: KindWords): NamedExample[] {
  const cases = kindCases(requests, words);
  const known = new Set(cases.map(({ words: one, source }) => `${source} ${one}`));
  const further = (['name', 'control', 'setting'] as const).flatMap((source) =>
    [...words[source]].flatMap(([one, kind]) => (known.has(`${source} ${one}`) ? [] : [{ words: one, source, kind }])),
  );
  // A one-word name counts more, since other words can change its meaning: "nombre" is a name, "nombre de places" a number.
  const alone = cases.filter(
    ({ words: one, source }) => source === 'name' && !one.includes(' ') && words.name.has(one),
  );
  // Names from requests count twice, because the lists in `kinds.txt` over-represent rare ones.
  return [...cases, ...cases, ...further, ...alone, ...alone].map(({ words: one, source, kind }) => ({
    features: kindFeatures(one, source),
    own: wholeFeature(one, source),
    label: KINDS.findIndex((name) => name === kind),
  }));
}
