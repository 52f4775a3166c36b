import { formatPointer } from '#contract/json-pointer.ts';
import { read } from '../part.ts';
import { allFacts, readData } from '../understand/data-shape.ts';
import { wordsOf } from '../understand/fold-text.ts';
import { humanize } from '../understand/humanize.ts';
import { placesOf, type Patch } from './patch.ts';

/** Lets a list of facts also show one that the state holds; false when no fact or no list fits. */
export function showFact(patch: Patch, what: string): boolean {
  const list = placesOf(patch.spec).find(
    ({ element }) => element.type === 'DescriptionList' && Array.isArray(element.props['items']),
  );
  const wanted = wordsOf(what.replace(/^(?:the|also|an?)\s+/iu, ''));
  const fact = allFacts(readData(patch.spec.state)).find(({ pointer, key }) => {
    const words = [...wordsOf(pointer), ...wordsOf(key)];
    return (
      wanted.length > 0 && wanted.every((word) => words.includes(word)) && wanted.includes(wordsOf(key).at(-1) ?? '')
    );
  });
  if (list === undefined || fact === undefined) return false;
  if (JSON.stringify(list.element.props).includes(`"${fact.pointer}"`)) return false;
  const value = { term: humanize(fact.key), description: read(fact.pointer) };
  patch.apply({ op: 'add', path: formatPointer(['elements', list.id, 'props', 'items', '-']), value });
  return true;
}
