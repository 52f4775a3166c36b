import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import type { PageWidth } from '#builtin/parts/page/page.ts';
import type { Part } from '#builtin/part.ts';
import { LANGUAGES, type Language } from '#builtin/understand/learned/language.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { readTemplatesFile } from './templates-file.ts';

/**
 * A well-known screen, such as a music player, written by hand: what people expect of it is in no request. Its
 * texts are lines that have all languages, as `inLanguage` reads them.
 */
export type Template = {
  key: string;
  uiType: UiType;
  width: PageWidth;
  title: string;
  /** The title is a placeholder for the name of the thing, which the request may state: "recipe page for lasagna". */
  isNamedByThing: boolean;
  /** The line below the title. */
  description?: string;
  /** The buttons of the page header. */
  buttons: Part[];
  content: Part[];
  /** Initial state of the screen, by key. */
  state: JsonObject;
  /** Phrases that name it, in any language, whatever else the request says of it. */
  says: PhrasesByLanguage;
  /** Phrases that name it only if the request says nothing else: a "calculator", but not a "calculator for mortgages". */
  alone: PhrasesByLanguage;
  /** Phrases for what it has that stand nowhere on it: "play button". */
  covers: string[];
};

type PhrasesByLanguage = { [language in Language]?: string[] };

/** What a phrase names, and the languages that have it. */
export type NamedTemplate = { template: Template; isAlone: boolean; languages: Language[] };

type Templates = {
  all: readonly Template[];
  byPhrase: ReadonlyMap<string, NamedTemplate>;
  /** Words of the longest phrase. */ longest: number;
};

let loaded: Templates | undefined;

/** The templates by each phrase that names one, read on first use. */
export function committedTemplates(): Templates {
  loaded ??= indexOf(JSON.parse(readTemplatesFile()) as readonly Template[]);
  return loaded;
}

function indexOf(templates: readonly Template[]): Templates {
  const byPhrase = new Map<string, NamedTemplate>();
  for (const template of templates) {
    for (const { phrase, language, isAlone } of phrasesOf(template)) {
      const known = byPhrase.get(phrase)?.languages ?? [];
      byPhrase.set(phrase, { template, isAlone, languages: [...known, language] });
    }
  }
  return {
    all: templates,
    byPhrase,
    longest: Math.max(0, ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length)),
  };
}

function phrasesOf({ says, alone }: Template): { phrase: string; language: Language; isAlone: boolean }[] {
  return LANGUAGES.flatMap((language) => [
    ...(alone[language] ?? []).map((phrase) => ({ phrase: plainPhrase(phrase), language, isAlone: true })),
    ...(says[language] ?? []).map((phrase) => ({ phrase: plainPhrase(phrase), language, isAlone: false })),
  ]);
}

/** The texts of all templates that have every language: "Save | Sichern | …". */
export function translatedTexts(): string[] {
  return committedTemplates().all.flatMap(({ title, description = '', buttons, content, state }) =>
    [title, description, ...textsIn([state, ...buttons, ...content] as Json[])].filter((text) => text.includes(' | ')),
  );
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Folded words separated by single spaces. */
export function plainPhrase(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
