import type { UiType } from '#contract/ui-type.ts';
import { tag } from './learned/tagger.ts';
import type { Tag } from './learned/tags.ts';
import { committedWeights } from './learned/weights.ts';

/** A request without what must not be there, and the names of that. */
export type Wanted = { prompt: string; forbidden: string[] };

// Words that forbid wherever they stand.
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
].join('|');
// Words that forbid where a clause begins: elsewhere they tell something, as in "patients without insurance".
const OPENERS =
  "without|w/o|except(?: for)?|excluding|skip|omit|hide|ohne|außer|sans|sauf|pas d['’]|pas de|sin|excepto|salvo|sem|exceto|senza|tranne|no|not|keine?[nmrs]?";
// What a screen is: "a login screen without social buttons".
const SCREENS =
  'form|page|screen|dashboard|table|list|view|wizard|board|calendar|map|editor|panel|settings|checkout|overview|survey|formular|seite|übersicht|tabelle|liste|formulaire|page|tableau|formulario|página|tabla|lista|formulário|tabela|modulo|pagina|tabella';
const END = '(?=\\s*(?:[,.;:!?()\\n—–]|\\b(?:but|aber|mais|pero|mas|ma|and (?:an?|the|with|show|add)|plus)\\b|$))';
const OBJECT = '([^,.;:!?()\\n—–]{2,80}?)';

const FORBIDDING: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${VERBS})\\s+${OBJECT}${END}`, 'giu'),
  new RegExp(
    `(?<=[,.;(—–\\n]\\s{0,3}(?:(?:but|and|aber|und|mais|et|pero|y|mas|e|ma|please|just)\\s)?)(?:${OPENERS})(?:\\s+|(?<=['’]))${OBJECT}${END}`,
    'giu',
  ),
  new RegExp(`(?<=\\s(?:but|aber|mais|pero|mas|ma)\\s)(?:${OPENERS})(?:\\s+|(?<=['’]))${OBJECT}${END}`, 'giu'),
  new RegExp(`(?<=(?:^|\\s)(?:${SCREENS})\\s)(?:without|w/o|ohne|sans|sin|sem|senza)\\s${OBJECT}${END}`, 'giu'),
];
// What is named so is a choice, an attribute of a plan or a lane, and wanted: "Pro: no ads".
const WANTED: ReadonlySet<Tag> = new Set(['option', 'lane', 'feature', 'value', 'quote', 'title', 'step', 'plan']);
const MAY_BE_WANTED = /^(?:no|not|hide|skip|omit|keine?[nmrs]?)\b/iu;
const ORDERS = /^(?:hide|skip|omit)\b/iu;
// What follows is forbidden too, or is told apart from it.
const GOES_ON =
  /^\s*,\s*(?:(?:and|or|und|et|y|e)\s)?(?:no|not|without|keine?[nmrs]?|ohne|sans|sin|sem|senza|but|just|only|aber|mais|pero|mas|ma)\b/iu;
const TWICE = /\s(?:and|or|und|oder|et|ni|y|e|o|ou)\s(?:no|keine?[nmrs]?|sans|sin|sem|senza)\s/iu;
const ARTICLE =
  /^(?:(?:an?|the|any|their|your|my|our|eine?[nmrs]?|den|die|das|der|une?|des?|le|la|les|un|una|el|los|las|um|uma|o|os|as|il|lo|gli)\s+|[ld]['’]\s*)+/iu;
// What joined the clause to the one before.
const JOINT = /(?:[,;—–(]\s*)?(?:\b(?:but|and|aber|und|mais|et|pero|y|mas|e|ma|please|just)\s+)?$/iu;
const COURTESY = /\s+(?:please|pls|bitte|s['’]il (?:vous|te) pla[iî]t|por favor|per favore)$/iu;

/** Takes out of a request what it says must not be there. What stands in quotes stays. */
export function withoutForbidden(prompt: string, uiType: UiType | 'journey' | undefined): Wanted {
  const spans = FORBIDDING.flatMap((pattern) =>
    [...prompt.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, match })),
  ).filter(({ start }) => !isQuoted(prompt, start));
  if (spans.length === 0) return { prompt, forbidden: [] };
  const marked = tag(committedWeights().tagger, prompt, uiType ?? 'other');
  const taken = spans
    .filter(({ match: [text], start, end }) => {
      if (!MAY_BE_WANTED.test(text)) return true;
      if (marked.some((span) => WANTED.has(span.tag) && span.start < end && start < span.end)) return false;
      // "open, no response, closed" lists what there is.
      const isListed = prompt.slice(0, start).trimEnd().endsWith(',');
      return (
        !isListed ||
        (!ORDERS.test(text) &&
          (!/^\s*,/.test(prompt.slice(end)) || GOES_ON.test(prompt.slice(end)) || TWICE.test(text)))
      );
    })
    .toSorted((one, other) => one.start - other.start);
  const forbidden: string[] = [];
  let left = '';
  let at = 0;
  for (const { match, start, end } of taken) {
    if (start < at) continue;
    left += prompt.slice(at, start).replace(JOINT, '');
    at = end;
    const name = (match[1] ?? '').trim().replace(ARTICLE, '').replace(COURTESY, '');
    if (name !== '') forbidden.push(name);
  }
  return { prompt: tidy(left + prompt.slice(at)), forbidden };
}

function isQuoted(prompt: string, at: number): boolean {
  return (prompt.slice(0, at).match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
}

// Signs that stand alone where words were taken out.
function tidy(text: string): string {
  return text
    .replaceAll(/([.;:!?])(?:\s*[.,;])+/gu, '$1')
    .replaceAll(/\(\s*\)/gu, '')
    .trim();
}
