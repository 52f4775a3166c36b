import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { memberAt, shownLists, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { placesOf, subtree, type Patch } from '#builtin/edit/patch.ts';

/** Members that hold a code of the host rather than a text. */
const CODE_KEYS: ReadonlySet<string> = new Set(['id', 'key', 'value', 'code']);
const LEAVES_MAX = 200;

/** Renames what entries of lists are called, wherever the data has exactly these words. Does nothing if they are a code. */
export function renameValue(patch: Patch, words: string, to: string): boolean {
  const wanted = wordsOf(words).join(' ');
  const isSame = (text: string) => wordsOf(text).join(' ') === wanted;
  const shown = shownLists(patch.spec).flatMap((list) =>
    keysShown(patch, list).flatMap((key) => list.entries.map((entry) => textOf(memberAt(entry, key)))),
  );
  const text = wanted === '' || to === '' ? undefined : [...shown, ...plainEntries(patch)].find(isSame);
  if (text === undefined || isUsedAsCode(patch, text)) return false;
  const found = [...leavesOf(patch.spec.state ?? {}, '/state'), ...listedTexts(patch)].filter((one) =>
    isSame(one.text),
  );
  if (found.length > LEAVES_MAX || found.some(({ key }) => CODE_KEYS.has(key))) return false;
  for (const { pointer } of found) patch.apply({ op: 'replace', path: pointer, value: to });
  return found.length > 0;
}

function keysShown({ spec }: Patch, { place, members, shownKeys }: ShownList): string[] {
  const { columns } =
    place.element.props['rows'] === undefined && place.element.props['data'] === undefined ? {} : place.element.props;
  const isRepeated = place.element.repeat !== undefined;
  const props = JSON.stringify(
    isRepeated ? subtree(spec, place.id).map((id) => spec.elements[id]?.props) : (columns ?? []),
  );
  return members.flatMap(({ key }) => {
    const isRead =
      columns === undefined && !isRepeated ? true : /^\d+$/.test(key) || props.includes(JSON.stringify(key));
    return (shownKeys?.has(key) ?? isRead) ? [key] : [];
  });
}

// The entries of lists of texts that an element is repeated for.
function plainEntries({ spec }: Patch): string[] {
  return placesOf(spec).flatMap(({ element }) => {
    const path = element.repeat?.statePath;
    const list: unknown = path === undefined ? undefined : readPointer(spec, `/state${path}`);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  });
}

type Leaf = { text: string; key: string; pointer: string };

function leavesOf(value: Json | undefined, pointer: string, key = ''): Leaf[] {
  if (typeof value === 'string') return [{ text: value, key, pointer }];
  const members = Array.isArray(value) ? [...value.entries()] : isJsonObject(value) ? Object.entries(value) : [];
  return members.flatMap(([name, one]) =>
    leavesOf(one, pointer + formatPointer([name]), Array.isArray(value) ? key : String(name)),
  );
}

// The texts of lists that are written in elements, such as the rows of a table.
function listedTexts({ spec }: Patch): Leaf[] {
  return placesOf(spec).flatMap(({ id, element: { props } }) =>
    Object.entries(props).flatMap(([prop, value]) =>
      Array.isArray(value) ? leavesOf(value, formatPointer(['elements', id, 'props', prop])) : [],
    ),
  );
}

// True for a text that a condition or an action compares or sends, or that a choice takes as a value.
function isUsedAsCode({ spec }: Patch, text: string): boolean {
  const quoted = JSON.stringify(text);
  return placesOf(spec).some(({ element: { visible, on, props } }) => {
    const options = Array.isArray(props['options']) ? props['options'] : [];
    return options.includes(text) || JSON.stringify([visible ?? '', on ?? '']).includes(quoted);
  });
}
