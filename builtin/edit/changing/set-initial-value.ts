import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '#builtin/part.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listAt } from '#builtin/edit/finding/names.ts';
import { seedState, subtree, type Patch } from '#builtin/edit/patch.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { isoDate } from '#builtin/edit/words/dates.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

const ON_WORDS = /^(?:yes|true|on|checked|ja|an|oui|si|sí|sim)$/iu;

/** Sets the initial value of a control in the state; for a choice, the value of the named option. */
export function setInitialValue(patch: Patch, { place, item }: Target, value: string): boolean {
  const [pointer, ...others] = writtenPaths(patch.spec, place.id);
  if (pointer === undefined || others.length > 0) return false;
  const id = subtree(patch.spec, place.id).find(
    (one) => boundPaths(elementOf(patch.spec, one)?.props ?? {}).length > 0,
  );
  if (!fitsField(elementOf(patch.spec, id ?? ''), value)) return false;
  const before = readPointer(patch.spec, `/state${pointer}`);
  const options = optionsOf(listAt(patch.spec, id ?? '', 'options')?.list);
  const option = item?.prop === 'options' ? options[item.index]?.value : optionNamed(options, value);
  if (options.length > 0 && option === undefined) return false;
  const isDate = elementOf(patch.spec, id ?? '')?.type === 'DatePicker';
  const initial = option ?? (isDate ? isoDate(value) : inTypeOf(value, before));
  if (initial === undefined) return false;
  const isWrongType = typeof before === 'number' && typeof initial !== 'number';
  if (initial === before || isWrongType) return false;
  if (before === undefined) seedState(patch, pointer, initial);
  else patch.apply({ op: 'replace', path: `/state${pointer}`, value: initial });
  return true;
}

// A phone number has digits, an e-mail address an @.
function fitsField(element: SpecElement | undefined, value: string): boolean {
  const label = element?.props['label'];
  const kind = element?.type === 'Input' && typeof label === 'string' ? fieldKindOf(label) : 'text';
  if (kind === 'phone') return /\d/.test(value);
  return kind !== 'email' || value.includes('@');
}

type Option = { label: string; value: Json };

function optionsOf(options: readonly Json[] = []): Option[] {
  return options.flatMap((one): Option[] => {
    if (typeof one === 'string') return [{ label: one, value: one }];
    if (!isJsonObject(one) || typeof one['label'] !== 'string') return [];
    return [{ label: one['label'], value: one['value'] ?? one['label'] }];
  });
}

function optionNamed(options: readonly Option[], words: string): Json | undefined {
  const exact = options.find(({ label }) => foldText(label) === foldText(words));
  if (exact !== undefined) return exact.value;
  const similar = options.filter(({ label }) =>
    wordsOf(words).every((word) => wordsOf(label).some((one) => wordSimilarity(word, one) > 0.8)),
  );
  return similar.length === 1 ? similar[0]?.value : undefined;
}

function inTypeOf(value: string, before: unknown): Json {
  if (typeof before === 'boolean') return ON_WORDS.test(value);
  return typeof before === 'number' || before === null ? (numberIn(value) ?? value) : value;
}
