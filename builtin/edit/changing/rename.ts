import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { placeOf, placesOf, type Patch } from '#builtin/edit/patch.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { soughtIn } from '#builtin/edit/finding/sought.ts';
import { textProp } from '#builtin/edit/finding/words-of-element.ts';

/** Gives what is meant new words, wherever they are written; those of its own button where that is said. */
export function rename(patch: Patch, targets: readonly Target[], phrase: string, to: string): boolean {
  if (to === '') return false;
  const pointers = new Set(targets.flatMap((target) => pointerOf(target, phrase) ?? []));
  for (const pointer of pointers) reword(patch, pointer, to);
  for (const target of targets) if (target.item?.prop === 'options') rewordMentions(patch, target, to);
  return pointers.size > 0;
}

/** Puts words in place of quoted ones in all texts that say them among others; nothing where they are a whole name. */
export function renameParts(patch: Patch, from: string, to: string): boolean {
  const named = namesOn(patch.spec).filter(({ weight, text }) => weight !== 'key' && text.includes(from));
  if (named.some(({ text }) => text === from)) return false;
  const pointers = new Map(named.map(({ pointer, text }) => [pointer, text.replace(from, () => to)]));
  for (const [path, value] of pointers) patch.apply({ op: 'replace', path, value });
  return pointers.size > 0;
}

/** Gives all that begins with some words another beginning, as "Choose Solo" and "Choose Fleet" "Join". */
export function renameBeginnings(patch: Patch, from: string, news: readonly string[]): boolean {
  const beginning = commonBeginning(news);
  const old = `${foldText(from).trim()} `;
  const named = namesOn(patch.spec).filter(({ text, weight }) => weight === 'main' && foldText(text).startsWith(old));
  const tails = new Set(news.map((text) => foldText(text.slice(beginning.length)).trim()));
  if (beginning.trim() === '' || !named.some(({ text }) => tails.has(foldText(text).slice(old.length).trim())))
    return false;
  const [first] = named;
  for (const { text, pointer, place } of named)
    if (place.element.type === first?.place.element.type)
      patch.apply({ op: 'replace', path: pointer, value: `${beginning.trim()} ${text.slice(old.length).trim()}` });
  return true;
}

function commonBeginning([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  let count = 0;
  while (count < words.length && others.every((one) => one.split(' ')[count] === words[count])) count += 1;
  return words.slice(0, count).join(' ');
}

function pointerOf({ place, pointer }: Target, phrase: string): string | undefined {
  const { id, element } = place;
  const isItsButton = soughtIn(phrase).kinds.includes('button') && element.type !== 'Button';
  const at = (prop: string) => formatPointer(['elements', id, 'props', prop]);
  if (isItsButton && typeof element.props['ctaLabel'] === 'string') return at('ctaLabel');
  if (element.type === 'EmptyState' && soughtIn(phrase).kinds.includes('text')) return at('description');
  const isWritten =
    pointer !== undefined &&
    pointer !== at('ariaLabel') &&
    pointer !== formatPointer(['elements', id]) &&
    !/\/(?:key|submit|name|value)$/.test(pointer);
  if (isWritten || (pointer !== undefined && element.type === 'PlanCard' && pointer === at('name'))) return pointer;
  // What is read aloud only is no name that anybody sees.
  if (pointer === at('ariaLabel') || textProp(element) === 'ariaLabel') return undefined;
  const prop = textProp(element) ?? ['title', 'label', 'text'].find((name) => isJsonObject(element.props[name]));
  if (prop === undefined) return undefined;
  const value = element.props[prop];
  const path = isJsonObject(value) ? value['$state'] : undefined;
  return typeof path === 'string' ? `/state${path}` : at(prop);
}

// Words typed without capitals take those of the words they replace.
function reword(patch: Patch, pointer: string, to: string): void {
  const before = readPointer(patch.spec, pointer);
  const isCapital = typeof before === 'string' && /^\p{Lu}/u.test(before);
  patch.apply({ op: 'replace', path: pointer, value: isCapital ? capitalized(to) : to });
}

// A summary that says the option in a text of its own says the new words too: "Season: summer only".
function rewordMentions(patch: Patch, { text, place }: Target, to: string): void {
  const label = place.element.props['label'] ?? placeOf(patch.spec, place.parent ?? '')?.element.props['label'];
  if (typeof label !== 'string') return;
  for (const { id, element } of placesOf(patch.spec)) {
    const said = element.type === 'Text' ? element.props['text'] : undefined;
    if (typeof said !== 'string' || !wordsOf(label).every((word) => wordsOf(said).includes(word))) continue;
    const at = said.toLowerCase().lastIndexOf(text.toLowerCase());
    if (at <= 0) continue;
    const isLower = said.charAt(at) !== text.charAt(0);
    const words = isLower ? to.charAt(0).toLowerCase() + to.slice(1) : to;
    patch.apply({
      op: 'replace',
      path: formatPointer(['elements', id, 'props', 'text']),
      value: said.slice(0, at) + words + said.slice(at + text.length),
    });
  }
}
