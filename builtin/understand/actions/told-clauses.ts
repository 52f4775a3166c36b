import { foldText } from '#builtin/understand/words/fold-text.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

/** What a request says in which cases something is done: the words of the case, and those of what is done. */
export type ToldCase = {
  deed: readonly string[];
  when: readonly string[];
  /** True where it is done in all other cases: "unless", "cannot". */
  isExcept: boolean;
  /** True where a word says that this is a condition; else it may only describe the things. */
  isSure: boolean;
  /** True where it is told of all that is done: "nothing can be done with paid ones". */
  isForAll?: true;
};

// "only if", "solange", "sauf si": a condition follows.
const ONLY = [
  'only if/when/while/for/on/once/after/as/where|as long as|so long as|provided|if|when|whenever|while|once',
  'nur wenn/falls/solange/bei/fur/sofern|solange|sofern|falls|wenn|sobald',
  'seulement si/quand/pour/lorsque|uniquement si/quand/pour/lorsque|que si/pour|tant que|tant qu|lorsque|lorsqu|quand|si|des que|des qu',
  'solo si/cuando/mientras/para|unicamente si/cuando/para|siempre que|mientras|cuando|en cuanto|si',
  'solo se/quando/finche/per/con|soltanto se/quando/per|purche|finche|quando|appena|se',
  'apenas se/quando/para/com|somente se/quando/para|so se/quando/para|desde que|enquanto|quando|assim que|caso|se',
];
const EXCEPT = [
  'unless|except if/when/for/on|until|but not if/when/for/on|not if/when/once',
  'ausser|ausser wenn/bei/fur|es sei denn|bis|nicht wenn/bei/falls|aber nicht wenn/bei|auch nicht wenn',
  'sauf|sauf si/pour/quand|a moins que|jusqu|jusqu a|excepte|hormis|pas si/quand/pour',
  'salvo|salvo si/que/cuando|excepto|excepto si/cuando/para|a menos que|hasta|hasta que|no si/cuando/para',
  'tranne|tranne se/quando/per|a meno che|salvo che|eccetto|fino a|fino a quando|non se/quando/per',
  'exceto|exceto se/quando/para|a menos que|ate|ate que|nao se/quando/para',
];
const NEVER = wordList(
  'nothing|cannot|can not|must not|may not|should not|not be|not allowed|never|no longer|nichts|nicht|kein|keine|keinen|nie|niemals',
  'rien|ne peut|ne peuvent|ne doit|ne doivent|jamais|nada|no se puede|no se pueden|no puede|no pueden|no se debe|nunca|niente|non si puo',
  'non si possono|non puo|non possono|non deve|non devono|mai|nao pode|nao podem|nao deve|nao devem|nao se pode',
);
const WITHOUT = wordList('no|without|ohne|kein|keine|keinen|sans|aucun|pas de|sin|ningun|senza|nessun|sem|nenhum');
const BUTTON = wordList(
  'button*|knopf*|knopfe*|bouton*|boton*|pulsant*|botao|botoes|action|actions|option|link|aktion*|accion*|azion*|acao|acoes',
);
const NOTHING = wordList(
  'nothing|no actions|no buttons|without buttons|without actions|nichts|keine knopfe|keine aktionen|ohne knopfe|ohne aktionen|ohne buttons',
  'rien|aucune action|sans bouton|sans boutons|nada|sin botones|sin acciones|ninguna accion|niente|nulla|senza pulsanti|nessuna azione',
  'sem botoes|nenhuma acao|read only|schreibgeschutzt|lecture seule|solo lectura|sola lettura',
);
const AND = new Set([
  'and',
  'or',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'e',
  'o',
  'u',
  'ed',
  'but',
  'aber',
  'mais',
  'pero',
  'ma',
  'mas',
  'then',
]);
const ALONE = new Set(
  'only nur seul seule seuls seules seulement uniquement solo soltanto solamente unicamente apenas somente so'.split(
    ' ',
  ),
);
const [SURE, EXCLUDING] = [[...ONLY, [...ALONE].join('|')], EXCEPT].map((lines) => wordList(...lines)) as [
  WordList,
  WordList,
];

/** The cases that a request tells; `isDeed` says whether words name an action. */
export function toldCases(request: string, isDeed: (words: readonly string[]) => boolean): ToldCase[] {
  return sentencesOf(request).flatMap((clauses) => {
    const plain = clauses.filter((clause) => markerIn(clause) === undefined);
    return [
      ...ofConditions(clauses, isDeed),
      ...plain.flatMap((clause) => (isDenial(clause.join(' ')) ? ofDenial(clause, isDeed) : descriptionsIn(clause))),
    ];
  });
}

type Clause = readonly string[];

/** The clauses of each sentence, as folded words. */
function sentencesOf(request: string): Clause[][] {
  const plain = foldText(request)
    .replaceAll(/\bcan['’]?t\b/g, 'cannot')
    .replaceAll(/n['’]t\b/g, ' not')
    .replaceAll(/['’]/g, ' ');
  return plain
    .split(/[.!?;](?:\s|$)|\n/)
    .map((sentence) => sentence.split(/[,:()]|\s[-–—]\s/).map((clause) => clause.match(/[\p{L}\p{N}]+/gu) ?? []))
    .map((clauses) => clauses.filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);
}

type Marker = { at: number; length: number; isExcept: boolean };

// Where a condition begins in a clause, how many words say so, and whether it excludes. "Si" and "se" mean much else.
function markerIn(clause: Clause): Marker | undefined {
  const found = clause.flatMap((_, at): Marker[] => {
    const [excluding, sure] = [markerAt(clause, at, EXCLUDING), markerAt(clause, at, SURE)];
    const length = Math.max(excluding, sure);
    return length === 0 ? [] : [{ at, length, isExcept: excluding >= sure }];
  });
  return found.find(({ at, length }) => length > 1 || !WEAK.has(clause[at] ?? '')) ?? found[0];
}

const WEAK = new Set('if when while once si se wenn quand lorsque cuando quando'.split(' '));

function markerAt(clause: Clause, at: number, list: WordList): number {
  for (let length = Math.min(list.longest, clause.length - at); length > 0; length -= 1)
    if (list.phrases.has(clause.slice(at, at + length).join(' '))) return length;
  return 0;
}

function ofConditions(clauses: readonly Clause[], isDeed: (words: readonly string[]) => boolean): ToldCase[] {
  return clauses.flatMap((clause, index): ToldCase[] => {
    const marker = markerIn(clause);
    if (marker === undefined) return [];
    const { at, length, isExcept } = marker;
    const when = clause.slice(at + length);
    const before = clause.slice(0, at).filter((word) => !AND.has(word));
    // "If it is full, join the waiting list"; else what is done stands before it: "…, as long as it isn't full".
    const around = index > 0 ? clauses[index - 1] : clauses[index + 1];
    const deed = before.length > 0 ? lastOf(before, isDeed) : (around ?? []);
    if (isDeed(deed)) return [{ deed, when, isExcept, isSure: true }];
    // "Only tools that are not reserved can be extended", "approve only those below 1,000".
    const isAlone = isOnly(clause, marker) && isDeed(when);
    return isAlone ? [{ deed: when, when, isExcept: false, isSure: true }] : [];
  });
}

function isOnly(clause: Clause, { at, length }: Marker): boolean {
  return length === 1 && ALONE.has(clause[at] ?? '');
}

// The last of several things that are done, if that is one: "… or joins the waiting list when it is full".
function lastOf(words: Clause, isDeed: (words: readonly string[]) => boolean): Clause {
  const at = words.findLastIndex((word) => AND.has(word));
  const last = words.slice(at + 1);
  return at > 0 && isDeed(last) && last.length > 2 ? last : words;
}

function isDenial(clause: string): boolean {
  return says(NEVER, clause) || (says(WITHOUT, clause) && says(BUTTON, clause));
}

// "Owners cannot be removed", "sold ones without a button", "nothing can be done with paid ones".
function ofDenial(clause: Clause, isDeed: (words: readonly string[]) => boolean): ToldCase[] {
  const isForAll = !isDeed(clause) && says(NOTHING, clause.join(' '));
  return [{ deed: clause, when: clause, isExcept: true, isSure: false, ...(isForAll ? { isForAll } : {}) }];
}

// "pay the open ones", "einen freien Termin buchen": the things that something is done with are described.
function descriptionsIn(clause: Clause): ToldCase[] {
  const parts: string[][] = [[]];
  for (const word of clause) {
    if (AND.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts
    .filter(({ length }) => length > 1)
    .map((words) => ({ deed: words, when: words, isExcept: false, isSure: false }));
}
