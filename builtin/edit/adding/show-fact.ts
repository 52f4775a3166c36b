import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { read } from '#builtin/part.ts';
import { allFacts } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';

/** Also shows a value of the state in the first list of facts. Returns false if there is none, or if it shows the value. */
export function showFact(patch: Patch, what: string): boolean {
  const list = placesOf(patch.spec).find(
    ({ element }) => element.type === 'DescriptionList' && Array.isArray(element.props['items']),
  );
  const fact = factNamed(patch.spec, what);
  if (list === undefined || fact === undefined) return false;
  if (JSON.stringify(list.element.props).includes(`"${fact.pointer}"`)) return false;
  const value = { term: humanize(fact.key), description: read(fact.pointer) };
  patch.apply({ op: 'add', path: formatPointer(['elements', list.id, 'props', 'items', '-']), value });
  return true;
}

/** The value in the state that words name. */
export function factNamed({ state }: Spec, what: string): { pointer: string; key: string } | undefined {
  const wanted = wordsOf(what.replace(/^(?:the|also|an?)\s+/iu, ''));
  return allFacts(readData(state)).find(({ pointer, key }) => {
    const words = [...wordsOf(pointer), ...wordsOf(key)];
    return (
      wanted.length > 0 && wanted.every((word) => words.includes(word)) && wanted.includes(wordsOf(key).at(-1) ?? '')
    );
  });
}
