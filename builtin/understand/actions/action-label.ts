import { copyIn } from '#builtin/copy/copy.ts';
import { commandIn, isDeterminer, isEnglishSentence } from '#builtin/understand/words/commands.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { spelled } from '#builtin/understand/words/spelling.ts';

const LABEL_MAX_CHARS = 40;
// A longer one is that of a button on each of many records.
const SHORT_MAX_CHARS = 28;
const SHARED_CHARS = 4;

/**
 * What the button of an action says. "orders.cancel_order" gives "Cancel order". In languages other than English, a short
 * description is the better label; of a sentence, it is what a button would say, in the words of the name if they are of the
 * language. Names have no accents: they are spelled as the prompt spells the same words.
 */
export function labelOf(name: string, description: string | undefined, language: Language, prompt = ''): string {
  const summary = description?.trim().replace(/[.!]$/, '') ?? '';
  const byName = labelOfName(name, language, prompt);
  if (language !== 'en' && summary !== '') {
    const command = commandIn(summary, language);
    const isOwn = isNameIn(name, summary, language);
    if (command !== undefined) return isOwn && byName !== undefined ? likeIn(summary, byName, language) : command;
    if (isEnglishSentence(summary) && byName !== undefined) return byName;
    const isLong = summary.length > SHORT_MAX_CHARS;
    if (isLong && isOwn && byName !== undefined) return likeIn(summary, byName, language);
    if (summary.length <= LABEL_MAX_CHARS) return summary;
  }
  if (byName !== undefined) return byName;
  // A name without letters says little and one of spaces nothing, but a button needs a visible label.
  if (summary !== '') return summary.slice(0, LABEL_MAX_CHARS);
  return /[\p{P}\p{S}]/u.test(name) ? name : copyIn(language).send;
}

function labelOfName(name: string, language: Language, prompt: string): string | undefined {
  const last = lastSegment(name);
  const label =
    humanize(last.replace(/^(?:on|handle|do)(?=[A-Z_-])/u, '').replace(/[_-]?action$/iu, '')) || humanize(name);
  return /[\p{L}\p{N}]/u.test(label)
    ? withVerbLast(spelledAs(prompt, spelled(label, language), language), language).slice(0, LABEL_MAX_CHARS)
    : undefined;
}

function spelledAs(prompt: string, label: string, language: Language): string {
  if (language === 'en' || language === 'de') return label;
  const words = prompt.match(WORD) ?? [];
  const [first = '', ...others] = label.split(' ').map((word) => respelled(word, words));
  return [capitalized(first), ...others].join(' ');
}

const WORD = /\p{L}+/gu;

function lastSegment(name: string): string {
  return name.split(/[.:/#]/).findLast((segment) => /[\p{L}\p{N}]/u.test(segment)) ?? name;
}

// "Antrag genehmigen": a last word like that is what is done, though a sentence may have it as a noun. "Setze Temperatur": after a
// command it is the thing.
function withVerbLast(label: string, language: Language): string {
  if (language !== 'de') return label;
  const [first = '', ...others] = label.split(' ');
  const last = others.pop();
  if (last === undefined) return label;
  if (/^\p{L}\p{Ll}+(?:en|ern|eln)$/u.test(last)) return [first, ...others, last.toLowerCase()].join(' ');
  return /^\p{Lu}\p{Ll}+e$/u.test(first) ? [first, ...others, capitalized(last)].join(' ') : label;
}

const INFINITIVES: { readonly [language in Language]?: RegExp } = {
  de: /(?:en|ern|eln)$/,
  fr: /(?:er|ir|re)$/,
  es: /[aei]r$/,
  it: /[aei]re$/,
  pt: /(?:[aei]|p[oô])r$/,
};
// English verbs that end like those of other languages.
const ENGLISH = new Set(
  [
    'order register enter answer filter transfer offer deliver cover discover recover trigger render alter consider',
    'remember refer defer clear hear appear share prepare compare declare store restore explore ignore score hire fire',
    'retire require acquire inquire configure measure insure ensure capture reopen open listen hasten broaden tender hear',
  ].flatMap((line) => line.split(' ')),
);

// Whether a name is of the language of the page: by the form of its verb, or because a sentence begins with it.
function isNameIn(name: string, sentence: string, language: Language): boolean {
  const words = wordsOf(lastSegment(name));
  const verb = (language === 'de' ? words.at(-1) : words[0]) ?? '';
  if (verb.length <= 2 || ENGLISH.has(verb)) return false;
  return INFINITIVES[language]?.test(verb) === true || verb === wordsOf(sentence)[0];
}

// Names have no accents, and no articles, which French buttons have: "deplacer_lecon" and "Déplace une leçon".
function likeIn(sentence: string, label: string, language: Language): string {
  if (language === 'de') return label;
  const words = sentence.match(WORD) ?? [];
  const [verb = '', ...things] = label.split(' ').map((word) => respelled(word, words));
  const [thing = ''] = things;
  const article = words[words.findIndex((word) => foldText(word) === foldText(thing)) - 1] ?? '';
  const isWanted = language === 'fr' && things.length > 0 && isDeterminer(article, language);
  const before = isWanted ? (article === 'l' ? `l'` : `${article} `) : '';
  return [capitalized(verb), `${before}${things.join(' ')}`].filter((part) => part !== '').join(' ');
}

function respelled(word: string, words: readonly string[]): string {
  const folded = foldText(word);
  for (const other of words) {
    const same = foldText(other);
    let shared = 0;
    while (shared < same.length && same[shared] === folded[shared]) shared += 1;
    // The accent at the end of "retournés" is none of "retournement".
    if (shared < folded.length && other.toLowerCase()[shared - 1] !== same[shared - 1]) shared -= 1;
    const isForm = shared >= SHARED_CHARS && shared >= Math.min(same.length, folded.length) - 1;
    if (isForm && same.length === other.length && folded.length === word.length)
      return other.toLowerCase().slice(0, shared) + word.slice(shared);
  }
  return word;
}
