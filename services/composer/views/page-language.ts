import { languageOf } from '#builtin/understand/words/language.ts';
import { onlyCurrency } from '#builtin/understand/values/currency.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';

/** Languages with a script of their own, and Japanese before Chinese, since it uses Chinese characters too. */
const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
];
const TEXT_PROPS = ['title', 'label', 'text', 'name', 'message', 'content', 'description', 'placeholder'];
const PAGE_MAX_CHARS = 1_400;

type Asked = Pick<ComposeInput, 'prompt'> & Partial<Pick<ComposeInput, 'priorSpec' | 'data'>>;

// Where these are paid, English dates begin with the month.
const MONTH_FIRST: ReadonlySet<string> = new Set(['USD', 'CAD', 'PHP']);

/**
 * The language of a composed page: that of the screen before, where there is one, else that of the request. English in
 * doubt; the currency of the data decides whose English.
 */
export function pageLanguage({ prompt, priorSpec, data }: Asked): string {
  const before = priorSpec === undefined ? '' : textsOf(priorSpec);
  const language = languageOfText(before.split(/\s+/).length > 2 ? before : `${prompt} ${before}`);
  const currency = language === 'en' && data !== undefined ? onlyCurrency(data) : undefined;
  return currency === undefined || MONTH_FIRST.has(currency) ? language : 'en-GB';
}

function languageOfText(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.join('') ?? '';
  const [, language] = foreign.length * 3 > letters ? (SCRIPTS.find(([script]) => script.test(foreign)) ?? []) : [];
  return language ?? languageOf(text);
}

function textsOf(spec: Spec): string {
  const texts: string[] = [];
  let left = PAGE_MAX_CHARS;
  for (const id of documentOrder(spec)) {
    const props = elementOf(spec, id)?.props ?? {};
    for (const name of TEXT_PROPS) {
      const text = Object.hasOwn(props, name) ? props[name] : undefined;
      if (typeof text !== 'string' || left <= 0) continue;
      texts.push(text.slice(0, left));
      left -= text.length;
    }
  }
  return texts.join(' ');
}
