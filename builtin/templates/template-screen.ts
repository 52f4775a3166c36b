import { formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { page } from '#builtin/parts/page/page.ts';
import { definedOnly, type Part } from '#builtin/part.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { inLanguage, type Language } from '#builtin/understand/words/language.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Template } from './template.ts';

// Without one of these, what the tagger takes for a title is a part of the screen.
const CALLED = wordList(
  'called|named|titled|title|name it|heisst|namens|genannt|titel|betitelt|appele*|nomme*|intitule*|titre|llamad*|titulad*|titulo|chamad*|intitulad*|chiamat*|intitolat*|titolo',
);

/** The screen of a template in the language of the request, titled as the request says. */
export function templateScreen(u: Understanding, template: Template): Part {
  const { language, named, quoted } = u;
  const owner = template.isNamedByThing ? nameOfThing(template, u) : undefined;
  const stated = says(CALLED, u.prompt) ? named.statedTitle : undefined;
  const title = quotedAs('title', quoted) ?? stated ?? owner ?? inOne(template.title, language);
  const buttons = template.buttons.map((button) => partIn(button, language));
  const content = template.content.map((one) => partIn(one, language));
  const whole = page(u, title, template.width, buttons, content);
  const seeds = Object.fromEntries(
    Object.entries(template.state).map(([key, value]) => [formatPointer([key]), valueIn(value, language)]),
  );
  return { ...withDescription(whole, template.description, language), seeds };
}

// "Lasagna" of "recipe page for lasagna", but not "Recipe" of "recipe page".
function nameOfThing({ says: phrases, alone }: Template, { named }: Understanding): string | undefined {
  if (named.owner !== undefined || named.title === undefined) return named.owner;
  const kind = new Set([...Object.values(phrases), ...Object.values(alone)].flat().flatMap(wordsOf));
  return wordsOf(named.title).some((word) => kind.has(word)) ? undefined : named.title;
}

function withDescription(whole: Part, line: string | undefined, language: Language): Part {
  if (line === undefined) return whole;
  if (whole.type !== 'PageHeader')
    return { ...whole, children: whole.children.map((child) => withDescription(child, line, language)) };
  return { ...whole, props: { description: inOne(line, language), ...whole.props } };
}

function partIn(one: Part, language: Language): Part {
  const { on, repeat, visible } = one;
  const extras = definedOnly({ on, repeat, visible });
  return {
    ...one,
    ...(valueIn(extras, language) as Partial<Part>),
    props: valueIn(one.props, language) as JsonObject,
    children: one.children.map((child) => partIn(child, language)),
  };
}

function valueIn(value: Json, language: Language): Json {
  if (typeof value === 'string') return inOne(value, language);
  if (Array.isArray(value)) return value.map((item) => valueIn(item, language));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, valueIn(inner, language)]));
}

function inOne(text: string, language: Language): string {
  return inLanguage(text, language) ?? text;
}
