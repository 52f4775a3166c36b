import { archetypeOf } from '#builtin/understand/learned/archetype.ts';
import { ARTICLES } from '#builtin/understand/learned/connectives.ts';
import { tag } from '#builtin/understand/learned/tagger.ts';
import type { Span, Tag } from '#builtin/understand/learned/tags.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { ReadingMode } from './tagged-part.ts';

/** A request without the parts that forbid something, and the names of what is forbidden. */
export type RequestWithoutForbidden = { prompt: string; forbidden: string[] };

// Phrases that forbid what follows, wherever they stand.
const VERBS = [
  "(?:please )?(?:do not|don['’]t|dont|never|must not|should not|shouldn['’]t) (?:show|display|include|ask(?: (?:me|them|users|people|customers))?(?: for)?|collect|request|add|use|put|list)",
  "(?:we|i|they|you) (?:do not|don['’]t|dont) (?:need|want)",
  'no need (?:for|of|to (?:ask(?: for)?|show|include))',
  'leave out|leaving out',
  'bitte (?:keine?[nmrs]?|ohne|nicht)|(?:zeige?|frage?) (?:bitte )?(?:keine?[nmrs]?|nicht)',
  "(?:n['’e] ?)?(?:affiche[rz]?|montre[rz]?|demande[rz]?|inclu[st]?|mets|mettez) pas|ne pas (?:afficher|montrer|demander|inclure|mettre)",
  'no (?:mostrar|muestres?|incluir|incluyas?|pedir|pidas?|poner|pongas?|quiero|necesito)',
  'não (?:mostrar|mostre|incluir|inclua|pedir|peça|colocar|coloque|quero|preciso)',
  'non (?:mostrare|includere|chiedere|mettere|voglio|serve|servono)',
  'out of scope(?: for [\\p{L}\\d]+)?:?|under no circumstances|on no account',
  'auf keinen fall|keinesfalls|unter keinen umständen|dispens[oa](?:mos)?',
  'pas besoin (?:de|du|des)|en aucun cas|surtout pas|in nessun caso|en ningún caso',
  'que no haya|que no (?:salgan?|aparezcan?)|no hacen? falta|de (?:modo|jeito) nenhum',
  "não (?:precisa|precisamos|é preciso)(?: d[eoa]s?)?|non c[’']è bisogno d(?:i|el|ella)",
].join('|');
const AND = 'and|und|et|y|e';
const BUT = 'but|aber|mais|pero|mas|ma';
const WITHOUT = 'without|w/o|ohne|sans|sin|sem|senza';
const NO = 'no|not|keine?[nmrs]?|niente|nessun[oa]?|nada de|nenhuma?|aucune?';
const HIDE = 'hide|skip|omit';
const EXCEPT = "except(?: for)?|excluding|außer|sauf|pas de|pas d['’]|excepto|salvo|exceto|tranne";
// Words that forbid only at the start of a clause: elsewhere they describe, as in "patients without insurance".
const OPENER = `(?:${[WITHOUT, EXCEPT, HIDE, NO].join('|')})(?:\\s+|(?<=['’]))`;
// Names of screens, after which "without" forbids: "a login screen without social buttons".
const SCREEN = [
  'form|page|screen|dashboard|table|list|view|wizard|board|calendar|map|editor|panel|settings|checkout|overview|survey',
  'formular|seite|übersicht|tabelle|liste|formulaire|tableau|formulario|página|tabla|lista',
  'formulário|tabela|modulo|pagina|tabella',
].join('|');
const AFTER_SCREEN = new RegExp(`\\b(?:${SCREEN})\\s*\\($`, 'iu');
const OBJECT = '([^,.;:!?()\\n—–]{2,80}?)';
const END = `(?=\\s*(?:[,.;:!?()\\n—–]|\\b(?:${BUT}|and (?:an?|the|with|show|add)|plus)\\b|$))`;

const FORBIDDING: readonly RegExp[] = [
  `(?<![\\p{L}\\p{N}])(?:${VERBS})\\s+`,
  `(?<=[,.;(—–\\n]\\s{0,3}(?:(?:${BUT}|${AND}|please|just)\\s)?)${OPENER}`,
  `(?<=\\s(?:${BUT})\\s)${OPENER}`,
  `(?<=(?:^|\\s)(?:${SCREEN})\\s)(?:${WITHOUT})\\s`,
].map((cue) => new RegExp(cue + OBJECT + END, 'giu'));

// Such a name is a choice, plan feature or lane that the user wants: "Pro: no ads".
const WANTED_TAGS: ReadonlySet<Tag> = new Set(['option', 'lane', 'feature', 'value', 'quote', 'title', 'step', 'plan']);
const CAN_BE_WANTED = new RegExp(`^(?:${NO}|${HIDE})\\b`, 'iu');
const STARTS_WITH_HIDE = new RegExp(`^(?:${HIDE})\\b`, 'iu');
// The next clause forbids something too, or contrasts with this one: ", but a note".
const GOES_ON = new RegExp(`^\\s*,\\s*(?:(?:${AND}|or)\\s)?(?:${NO}|${WITHOUT}|${BUT}|just|only)\\b`, 'iu');
const AND_ANOTHER = new RegExp(`\\s(?:${AND}|or|oder|ni|o|ou)\\s(?:${NO}|${WITHOUT})\\s`, 'iu');
// The sign or conjunction that joined the clause to the one before.
const JOINER = new RegExp(`(?:[,;—–(]\\s*)?(?:\\b(?:${BUT}|${AND}|please|just)\\s+)?$`, 'iu');
const DETERMINERS = [...ARTICLES]
  .filter((word) => !/['’]/.test(word))
  .concat('any', 'des', 'de', 'their', 'your', 'my', 'our');
const ARTICLE = new RegExp(`^(?:(?:${DETERMINERS.join('|')})\\s+|[ld]['’]\\s*)+`, 'iu');
const COURTESY = /\s+(?:please|pls|bitte|s['’]il (?:vous|te) pla[iî]t|por favor|per favore)$/iu;

/** Removes from a request what it forbids: "form with name, no phone" leaves "form with name". Text in quotes is kept. */
export function withoutForbidden(
  prompt: string,
  mode: Exclude<ReadingMode, 'edit'> | undefined,
): RequestWithoutForbidden {
  const spans = FORBIDDING.flatMap((pattern) =>
    [...prompt.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, match })),
  ).filter(({ start }) => !isQuoted(prompt, start));
  if (spans.length === 0) return { prompt, forbidden: [] };
  let tagged: readonly Span[] | undefined;
  const isTaggedAsWanted = (start: number, end: number): boolean => {
    tagged ??= tag(committedWeights().tagger, prompt, mode ?? archetypeOf(committedWeights().archetype, prompt));
    return tagged.some((span) => WANTED_TAGS.has(span.tag) && span.start < end && start < span.end);
  };
  const removed = spans
    .filter(({ match: [text], start, end }) => {
      if (!CAN_BE_WANTED.test(text)) return true;
      return !isListed(prompt, start, end) && !isTaggedAsWanted(start, end);
    })
    .toSorted((one, other) => one.start - other.start);
  const forbidden: string[] = [];
  let kept = '';
  let at = 0;
  for (const { match, start, end } of removed) {
    if (start < at) continue;
    kept += prompt.slice(at, start).replace(JOINER, '');
    at = end;
    const name = (match[1] ?? '').trim().replace(ARTICLE, '').replace(COURTESY, '');
    if (name !== '') forbidden.push(name);
  }
  return { prompt: tidy(kept + prompt.slice(at)), forbidden };
}

/** The fields that a request does not forbid. */
export function allowedFields(fields: readonly Field[], forbidden: readonly string[]): Field[] {
  const banned = forbidden.map(foldText);
  const isBanned = (name: string) => banned.some((words) => words.startsWith(foldText(name)));
  return fields.filter(({ name, label }) => !isBanned(label) && !isBanned(name));
}

// In "Open, no response, closed" and "Free (no ads, 1 user)" the "no …" is an entry of a list.
function isListed(prompt: string, start: number, end: number): boolean {
  const before = prompt.slice(0, start).trimEnd();
  if (!before.endsWith(',') && (!before.endsWith('(') || AFTER_SCREEN.test(before))) return false;
  const text = prompt.slice(start, end);
  const after = prompt.slice(end);
  return STARTS_WITH_HIDE.test(text) || (/^\s*,/.test(after) && !GOES_ON.test(after) && !AND_ANOTHER.test(text));
}

function isQuoted(prompt: string, at: number): boolean {
  return (prompt.slice(0, at).match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
}

// Removes punctuation and empty brackets that are left where words were taken out.
function tidy(text: string): string {
  return text
    .replaceAll(/([.;:!?])(?:\s*[.,;])+/gu, '$1')
    .replaceAll(/\(\s*\)/gu, '')
    .trim();
}
