import { definitionOf } from '#catalog/components.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { isBuiltinAction, type Spec, type SpecElement } from '#contract/spec/spec.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { Part } from '#builtin/part.ts';
import { PAGE_WIDTHS } from '#builtin/parts/page/page.ts';
import type { Template } from '#builtin/templates/template.ts';
import { LANGUAGES } from '#builtin/understand/learned/language.ts';
import { inLanguage } from '#builtin/understand/words/language.ts';
import { createOutlineReader } from '#services/composer/answer/outline/outline-reader.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';

/** What a file of templates holds, and what is wrong in it: each fault names the file and the template. */
export type ReadTemplates = { templates: Template[]; faults: string[] };

type Block = {
  key: string;
  kind: string;
  width: string;
  says: Template['says'];
  alone: Template['alone'];
  covers: string[];
  isNamedByThing: boolean;
  outline: string[];
};

/**
 * Reads the templates of a file. Each begins with `template KEY ARCHETYPE WIDTH`, then come lines of phrases (`says.en `,
 * `alone.en `, `covers `), then the screen as a model writes it, with texts in all languages.
 */
export function readTemplates(file: string, content: string): ReadTemplates {
  const read = blocksOf(content).map((block) => readBlock(block));
  return {
    templates: read.flatMap(({ template }) => template ?? []),
    faults: read.flatMap(({ key, faults }) => faults.map((fault) => `${file}: ${key}: ${fault}`)),
  };
}

function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  for (const line of content.split('\n')) {
    const [word = '', key = '', kind = '', width = ''] = line.split(' ');
    const block = blocks.at(-1);
    if (word === 'template')
      blocks.push({ key, kind, width, says: {}, alone: {}, covers: [], isNamedByThing: false, outline: [] });
    else if (line === 'named' && block !== undefined) block.isNamedByThing = true;
    else if (word === 'covers') block?.covers.push(...phrasesIn(line.slice(word.length)));
    else if (block !== undefined && PHRASES.test(word)) addPhrases(block, line);
    else if (line.trim() !== '' && !line.startsWith('#')) block?.outline.push(line);
  }
  return blocks;
}

// "says.en music player; audio player"
const PHRASES = /^(?:says|alone)\.[a-z]{2}$/;

function addPhrases(block: Block, line: string): void {
  const [, list = '', code = '', phrases = ''] = /^(says|alone)\.(\w+) (.*)$/.exec(line) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  if (language === undefined || (list !== 'says' && list !== 'alone')) block.outline.push(line);
  else block[list][language] = [...(block[list][language] ?? []), ...phrasesIn(phrases)];
}

function phrasesIn(list: string): string[] {
  return list.split(';').flatMap((phrase) => (phrase.trim() === '' ? [] : [phrase.trim()]));
}

function readBlock(block: Block): { key: string; template?: Template; faults: string[] } {
  const { key, says, alone, covers, outline } = block;
  const uiType = UI_TYPES.find((one) => one === block.kind);
  const width = PAGE_WIDTHS.find((one) => one === block.width);
  if (uiType === undefined || width === undefined) {
    const asked = `"template ${key}" needs an archetype (${UI_TYPES.join(', ')}) and a width (${PAGE_WIDTHS.join(', ')})`;
    return { key, faults: [asked] };
  }
  const lines = underOneRoot(outline);
  const { english, faults } = checkedInEach(lines);
  const { spec } = specOf(lines);
  const [header, ...content] = partsOf(spec, english);
  const { title, description } = header?.type === 'PageHeader' ? header.props : {};
  const all = [...phraseFaults(block), ...textsIn(outline).flatMap(translationFault), ...faults];
  if (typeof title !== 'string') return { key, faults: [...all, 'the first element is no PageHeader with a title'] };
  const template: Template = {
    key,
    uiType,
    width,
    title,
    isNamedByThing: block.isNamedByThing,
    ...(typeof description === 'string' && { description }),
    buttons: header?.children ?? [],
    content,
    state: spec.state ?? {},
    says,
    alone,
    covers,
  };
  return { key, template, faults: [...new Set(all)] };
}

function phraseFaults({ says, alone }: Block): string[] {
  return LANGUAGES.filter((language) => says[language] === undefined && alone[language] === undefined).map(
    (language) => `no line "says.${language}" or "alone.${language}" names it`,
  );
}

// The root is there for the notation, which has one element at the left margin; only its children are kept.
function underOneRoot(outline: readonly string[]): string[] {
  const elements = outline.filter((line) => !isState(line)).map((line) => `  ${line}`);
  return [...outline.filter(isState), 'Stack', ...elements];
}

function checkedInEach(lines: readonly string[]): { english: Spec; faults: string[] } {
  const [english, ...others] = LANGUAGES.map((language) => ({
    language,
    ...specOf(lines.map((line) => translated(line, (text) => inLanguage(text, language) ?? text))),
  }));
  if (english === undefined) throw new Error('there is no language');
  // What is wrong in English is wrong in all.
  const told = english.faults.length > 0 ? [english] : others;
  const faults = told.flatMap(({ language, faults: found }) => found.map((fault) => `in ${language}: ${fault}`));
  return { english: english.spec, faults };
}

function isState(line: string): boolean {
  return /^@?\//.test(line);
}

const QUOTED = /"(?:[^"\\]|\\.)*"/g;

function translated(line: string, pick: (text: string) => string): string {
  return line.replaceAll(QUOTED, (quoted) => (quoted.includes(' | ') ? `"${pick(quoted.slice(1, -1))}"` : quoted));
}

function textsIn(outline: readonly string[]): string[] {
  return outline.flatMap((line) => line.match(QUOTED) ?? []).filter((text) => text.includes(' | '));
}

function translationFault(text: string): string[] {
  const count = text.split(' | ').length;
  return count === LANGUAGES.length ? [] : [`${text} has ${count} languages instead of ${LANGUAGES.length}`];
}

function specOf(lines: readonly string[]): { spec: Spec; faults: string[] } {
  const operations: Operation[] = [];
  const faults: string[] = [];
  const sink = {
    operation: (operation: unknown) => void operations.push(operation as Operation),
    unreadable: (_: string, sample: string) => void faults.push(`cannot be read: ${sample}`),
  };
  const reader = createOutlineReader(sink, { definitionOf, isTaken: () => false });
  for (const line of lines) if (!reader.line(line)) faults.push(`cannot be read: ${line}`);
  reader.end();
  const views = operations.filter(({ op }) => isView(op));
  if (views.length > 0) faults.push('views (:=) need data, which a template has none of');
  const spec = foldOperations(
    { root: 'root', state: {}, elements: {} },
    operations.filter(({ op }) => !isView(op)),
  ) as Spec;
  const withHandlers = { ...spec, actions: handlersOf(spec) };
  const found = validateSpec(withHandlers, { definitionOf });
  return { spec, faults: [...faults, ...found.map(({ pointer, code, message }) => `${pointer}: ${code}: ${message}`)] };
}

function isView(op: string): boolean {
  return op === 'view' || op === 'start' || op === 'copy';
}

function handlersOf(spec: Spec): NonNullable<Spec['actions']> {
  const names = Object.values(spec.elements).flatMap((element) =>
    wiresOf(element).map(({ binding }) => binding.action),
  );
  return Object.fromEntries(names.filter((name) => !isBuiltinAction(name)).map((name) => [name, { kind: 'agent' }]));
}

// The ids come from the English texts.
function partsOf(spec: Spec, english: Spec): Part[] {
  const partOf = (id: string, named: string): Part => {
    const element = elementOf(spec, id) as SpecElement;
    const { type, props, on, repeat, visible } = element;
    const names = childIds(elementOf(english, named) as SpecElement);
    const children = childIds(element).map((child, at) => partOf(child, names[at] ?? child));
    const extras = { on, repeat, visible } as { [name: string]: Json | undefined };
    const given = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined));
    return { id: named, type, props: plain(props), children, ...given };
  };
  const root = elementOf(spec, spec.root);
  const named = childIds(elementOf(english, english.root) as SpecElement);
  return root === undefined ? [] : childIds(root).map((id, at) => partOf(id, named[at] ?? id));
}

function plain(props: Json): JsonObject {
  return isJsonObject(props) ? props : {};
}
