import { capitalized } from './identifier.ts';
import { foldText } from './fold-text.ts';
import { readPhrase, withoutDeterminers, type Phrase } from './phrase.ts';
import { sentencesOf } from './sentences.ts';
import { splitItems } from './split-items.ts';

/** An enumeration in a prompt: the words that lead up to it, and what it names. */
export type Listing = {
  /** What stands before, such as "contact form" or "table of orders with columns"; folded. */
  lead: string;
  /** The words that open it, such as "with columns", ":" or "between"; folded. */
  opener: string;
  /** The word for its items, where one stands behind the last: "plans" in "basic, plus and premium plans". */
  noun: string | undefined;
  items: Phrase[];
};

// "with stages applied and hired": a word for the list before its first item; "with stages and lanes" lists them.
const ANNOUNCED =
  '(?:\\s+(?:(?:the|den|les|las|los)\\s+)?(?:steps|stages|columns|lanes|plans|tiers|tabs|spalten|feldern|schritten|colonnes|colunas|colonne|champs|étapes|columnas|campos|pasos)(?=\\s+(?!(?:and|or|for|of|und|et|y|with|to)\\b)[^\\s,:]))?';

// Words after which things are named. "for" counts only behind a word for a part, as in "fields for".
const TRIGGER = new RegExp(
  [
    '\\s*:(?!\\d|//)\\s*',
    // A dash before a list is a colon.
    '\\s+[–—-]\\s+(?=[^.:;]{2,60},)|\\s+[–—-]\\s+(?=[^.:;,]{2,30}:\\s)',
    '\\b(?:we|i|you)\\s+(?:also\\s+|only\\s+)?(?:need|want|collect|track|require)\\b(?!\\s+(?:an?|the|to|some|it)\\b)',
    // "Show revenue, users and churn" lists at once what is to be seen.
    '^(?:configure|set|adjust)\\s+(?=[^:.()]{2,60}\\b(?:and|or)\\s)',
    '^(?:show|display|list|track|compare|zeige?|affiche[rz]?|muestra)(?:\\s+(?:me|us|mir|uns))?\\s+(?=[^:.()]{2,60},)',
    '\\b(?:with|containing|contains?|including|includes?|showing|shows|displaying|displays|listing|lists|collecting|collects?|having|has|(?<!\\b(?:we|you|i|they)\\s)have|featuring|features|offering|covering|tracking|tracks)\\b(?:\\s+(?:the following|following|these|fields?(?: for)?|columns?(?: for)?|inputs?(?: for)?|sections? for))?' +
      ANNOUNCED,
    '\\b(?:asking|asks|ask)\\s+(?:\\w+\\s+)?for\\b',
    '\\b(?:can|to|must|should|will|and|users?|customers?|guests?|people|visitors?)\\s+(?:enter|enters|fill in|provide|type in|specify|choose|pick|select|submit|leave|capture|record|edit|manage|configure|toggle|adjust|change|log)\\b(?!\\s+(?:several|multiple|many|one|any|some|from|among)\\b)',
    '\\b(?:fields?|columns?|inputs?|sections?|tabs?|steps?|stages?|lanes?|lists|options|choices|stats?|cards?|groups?|toggles|switches|filters?|widgets?|kpis?|metrics?)\\s+(?:for|are|of|named|called)\\b',
    '\\b(?:enters?|fills? in|provides?|types? in|submits?)\\s+(?:their|his|her|your|my|the|an?)\\b',
    '\\b(?:(?<!to )choose from|one of)\\b',
    // "filter by status", "compared by storage": by what something is told apart. "Tickets by hour" is one thing.
    '(?<=\\b(?:filter(?:ed|able|s)?|sort(?:ed|able)?|search(?:able)?|compar(?:ed?|ing)|group(?:ed)?|differ|nach|order(?:ed)?))\\s+by(?!\\s+which)\\b',
    '\\bby\\s+(?=[^,.;:]{2,30},[^.;:]{2,60}\\b(?:and|or|und|et|y)\\s)',
    // "Settings for notifications (email, sms) and privacy": what is in parentheses is covered with `_`.
    '(?<=\\b(?:settings|preferences))\\s+for\\s+(?=\\S+\\s_)',
    // Three and more things behind "for", and two between which something moves.
    '\\bfor\\s+(?=(?:[^\\s,.:;]+\\s){0,2}[^\\s,.:;]+,(?!\\s*(?:with|including|showing|where|that|which|mit|avec|con|com)\\b)[^.:;]{2,60}\\b(?:and|or)\\s)',
    '\\bbetween\\s+(?!\\d)(?=[^.:;]{2,80}\\b(?:and|or)\\s)',
    // "steps about you, your home, confirm": the word for a list stands right before it.
    '(?<=\\b(?:steps|stages|columns|lanes|plans|tiers|packages|tabs|sections|fields|spalten|columnas|schritten?|[ée]tapes))\\s+(?=(?!(?:for|with|of|in|on|to|by|as|are|and|\\w+ed)\\b)\\S[^,.;:()]{0,30},)',
    '\\b(?:mit|enthalt|enthält|zeigt|avec|contenant|affichant|con|que muestra|que incluye|(?<=\\s)com(?=\\s)|contendo|mostrando|contenente|che mostra)\\b' +
      ANNOUNCED,
  ].join('|'),
  'iu',
);

// "three plans: Free, Pro": what comes before the colon only announces, it is no item itself.
const CONTAINER =
  /^(?:(?:\d+|the following|these|following|two|three|four|five|six|seven|eight|several|multiple|main)\s+)?(?:\p{L}+\s+)?(?:steps?|plans?|tiers?|packages|fields?|inputs?|columns?|lanes?|stages?|sections?|tabs?|options?|choices|groups?|toggles|switches|settings|metrics|kpis|questions|answers|widgets|cards|schritten?|feldern?|spalten|champs|colonnes|colunas|colonne|étapes|campos|columnas|pasos|secciones)$/iu;

/** Every enumeration of a prompt, in order; one that opens inside another's item follows it. */
export function listingsOf(prompt: string): Listing[] {
  return sentencesOf(prompt).flatMap((sentence, index) => {
    const listings = listingsIn(sentence);
    return listings.length === 0 && index > 0 ? bareList(sentence) : listings;
  });
}

// "This removes 14 projects and 3 members" says something and lists nothing.
const STATES =
  /^(?:this|that|these|those|it|they|he|she|we|you|i|there|das|dies|es|sie|wir|cela|ce|il|elle|esto|eso|questo|isso)\s/iu;

// "Which day? Monday, Tuesday or Friday": a sentence of nothing but short items answers the one before it.
function bareList(sentence: string): Listing[] {
  const items = splitItems(sentence);
  const isList = items.length >= 2 && !STATES.test(sentence) && items.every((item) => item.split(/\s+/).length <= 4);
  return isList
    ? [{ lead: 'options', opener: '', noun: undefined, items: items.flatMap((item) => readPhrase(item) ?? []) }]
    : [];
}

// "Overdue books (title, borrower, due date)": where nothing else opens a list, three things in parentheses are one.
const INSIDE = /\(([^()]*,[^()]*,[^()]*)\)/u;

function inParentheses(sentence: string): Listing[] {
  const found = INSIDE.exec(sentence);
  if (found === null) return [];
  const items = splitItems(found[1] ?? '').flatMap((item) => readPhrase(item) ?? []);
  const lead = foldText(withoutDeterminers(sentence.slice(0, found.index).trim()));
  return items.length < 3 ? [] : [{ lead, opener: '(', noun: undefined, items }];
}

// An item that is a question lists nothing itself: "how happy are you with our service?"
const ASKS =
  /^(?:how|what|which|who|whom|why|do|does|did|are|is|would|will|wie|was|welche[rs]?|wer|warum|comment|quel(?:le)?s?|qui|pourquoi|cómo|qué|cuál|quién)\s[^?]*(?:\?|$)/iu;

function listingsIn(sentence: string): Listing[] {
  const trigger = nextTrigger(sentence);
  if (trigger === undefined) return inParentheses(sentence);
  const listings: Listing[] = [];
  let lead = sentence.slice(0, trigger.start);
  let opener = sentence.slice(trigger.start, trigger.end);
  let items: Phrase[] = [];
  const close = () => {
    // "Show the order" names one thing and lists nothing.
    if (items.length > (lead.trim() === '' ? 1 : 0))
      listings.push({
        lead: foldText(withoutDeterminers(lead.trim())),
        opener: foldText(opener.trim()),
        ...withoutNoun(items),
      });
  };
  for (const item of splitItems(behind(sentence, trigger.end, opener))) {
    const inner = ASKS.test(item) ? undefined : nextTrigger(item);
    const phrase = readPhrase(inner === undefined ? item : item.slice(0, inner.start));
    if (phrase !== undefined && !(inner !== undefined && CONTAINER.test(phrase.label))) items.push(phrase);
    if (inner === undefined) continue;
    const first = readPhrase(item.slice(inner.end));
    close();
    lead = item.slice(0, inner.end);
    opener = item.slice(inner.start, inner.end);
    items = first === undefined ? [] : [first];
  }
  close();
  return listings;
}

// Who chooses one thing or the other is asked one question.
function behind(sentence: string, start: number, opener: string): string {
  const rest = sentence.slice(start);
  const picks = /\b(?:choose|pick|select)\s*$/iu.test(opener) && /^[^,;:]+\s(?:or|oder|ou)\s/u.test(rest);
  return picks ? `choose ${rest.trimStart()}` : rest;
}

// "Basic, plus and premium plans": the word behind the last item is for all of them.
const NOUN =
  /^(.+?)\s+(plans|tiers|packages|columns|lanes|stages|steps|sections|tabs|options|categories|statuses|memberships|tarife|spalten|colonnes|colunas|colonne|columnas|planes|offres|toggles|switches|check ?boxes)$/iu;

function withoutNoun(items: readonly Phrase[]): Pick<Listing, 'items' | 'noun'> {
  const last = items.at(-1);
  const found = last === undefined || items.length < 2 ? null : NOUN.exec(last.label);
  if (last === undefined || found === null) return { noun: undefined, items: [...items] };
  const label = capitalized(found[1] ?? last.label);
  return { noun: foldText(found[2] ?? ''), items: [...items.slice(0, -1), { ...last, label, source: label }] };
}

function nextTrigger(text: string): { start: number; end: number } | undefined {
  const outside = text.replaceAll(/\([^()]*\)|"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»/gu, (inside) =>
    '_'.repeat(inside.length),
  );
  const found = TRIGGER.exec(outside);
  // A word that opens nothing is a word of the item: "parallel tracks".
  return found === null || found.index + found[0].length >= text.trimEnd().length
    ? undefined
    : { start: found.index, end: found.index + found[0].length };
}
