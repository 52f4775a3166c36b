import { formatPointer } from '#contract/json/json-pointer.ts';
import { childIds, documentOrder, elementOf, tops } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { freshIds, legalId, openCopy, withChildren } from '../edit-spec.ts';
import { isSentence } from '../element/children-rules.ts';
import type { PassResult, Repair } from '../pass.ts';
import { plainOf, wordsOf } from '../words.ts';
import { chooseRoot } from './one-parent-each.ts';

/**
 * Redirects child ids without an element to what they clearly mean: the only element whose id differs just in spelling
 * (`orders_table`, `ordersTable` for `orders-table`), or an unlisted one whose id differs by a plural or a trailing number.
 * When several match, none is used.
 */
export function repairChildIds(spec: Spec): PassResult {
  const straysLike = strayIndex(tops(spec).filter((id) => id !== spec.root));
  const bySpelling = Map.groupBy(Object.keys(spec.elements), plainOf);
  const takenBy = new Map<string, string>();
  const repairs: Repair[] = [];
  let repaired = spec;
  for (const [id, { children }] of Object.entries(spec.elements)) {
    const meant = (children ?? []).map((child, index) => {
      if (elementOf(spec, child) !== undefined) return child;
      const respelled = (bySpelling.get(plainOf(child)) ?? []).filter((other) => other !== id);
      const isFree = (stray: string): boolean => stray !== id && (takenBy.get(stray) ?? child) === child;
      const [only, ...others] = respelled.length > 0 ? respelled : straysLike(child).filter(isFree);
      if (only === undefined || others.length > 0) return child;
      if (!takenBy.has(only)) takenBy.set(only, child);
      repairs.push({ rule: 'repair-child-id', pointer: formatPointer(['elements', id, 'children', index]) });
      return only;
    });
    if (meant.some((child, index) => child !== children[index])) repaired = withChildren(repaired, id, meant);
  }
  return { spec: repaired, repairs };
}

/** An id without case, punctuation and plurals: two that come to the same are spellings of one. */
export function spellingOf(id: string): string {
  return singular(wordsOf(id));
}

/**
 * Finds the strays that a name may mean: those that it respells, and those that differ from it by a number at the end of
 * one of the two.
 */
function strayIndex(strays: readonly string[]): (name: string) => readonly string[] {
  const byWords = Map.groupBy(strays, spellingOf);
  const byAll = Map.groupBy(strays, (stray) => wordsOf(stray).join(' '));
  const byStem = Map.groupBy(strays, (stray) => stemOf(wordsOf(stray)));
  return (name) => {
    const words = wordsOf(name);
    const stem = stemOf(words);
    const found = [
      ...(byWords.get(singular(words)) ?? []),
      ...(byStem.get(words.join(' ')) ?? []),
      ...(stem === undefined ? [] : (byAll.get(stem) ?? [])),
    ];
    return [...new Set(found)];
  };
}

/** The part before a trailing number; undefined when there is no such number. */
function stemOf(words: readonly string[]): string | undefined {
  return words.length > 1 && /^\d+$/.test(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : undefined;
}

function singular(words: readonly string[]): string {
  return words.map((word) => word.replace(/(?<=.)s+$/, '')).join('');
}

/**
 * Turns texts among the children, where ids belong, into elements. When an element has such a name, the text is its id.
 */
export function textChildren(spec: Spec): PassResult {
  const repairs: Repair[] = [];
  const newId = freshIds(spec);
  const repaired = openCopy(spec);
  let isChanged = false;
  for (const [id, element] of Object.entries(spec.elements)) {
    const { children } = element;
    if (!(children ?? []).some((child) => isSentence(child) && elementOf(spec, child) === undefined)) continue;
    const ids = children.map((child) => {
      if (!isSentence(child)) return child;
      if (elementOf(spec, legalId(child)) !== undefined) return legalId(child);
      const text = newId(`${id}-text`);
      repaired.elements[text] = { type: 'Text', props: { text: child }, children: [] };
      repairs.push({ rule: 'give-texts-elements', pointer: formatPointer(['elements', text]) });
      return text;
    });
    repaired.elements[id] = { ...element, children: ids };
    isChanged = true;
  }
  return { spec: isChanged ? repaired : spec, repairs };
}

/**
 * Ids listed as children without an element, in reading order, each once; the children of orphans come last, since orphans
 * find a place later. The root is missing as well, unless one single element contains all the others.
 */
export function missingIds(spec: Spec): string[] {
  const isRootless = elementOf(spec, spec.root) === undefined && !isUnderOneTop(spec);
  const { spec: rooted } = chooseRoot(spec);
  const order = new Set([...documentOrder(rooted), ...Object.keys(spec.elements)]);
  const promised = [...order].flatMap((id) => {
    const element = elementOf(spec, id);
    return element === undefined ? [] : childIds(element);
  });
  const wanted = isRootless ? [spec.root, ...promised] : promised;
  return [...new Set(wanted)].filter((id) => elementOf(spec, id) === undefined);
}

function isUnderOneTop(spec: Spec): boolean {
  const [top, ...others] = tops(spec);
  const element = top === undefined || others.length > 0 ? undefined : elementOf(spec, top);
  return element !== undefined && childIds(element).length > 0;
}
