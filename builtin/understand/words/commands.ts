import { foldText } from './fold-text.ts';
import { capitalized } from './identifier.ts';
import type { Language } from './language.ts';
import { isOneOf, wordList, type WordList } from './word-list.ts';

const LABEL_MAX_CHARS = 28;
const WORD = /\p{L}+(?:-\p{L}+)*['’]?|[,;:.()–]/gu;
// Before the thing that something is done to, other words may stand: "Sendet sofort eine Mahnung", "Met à jour le stock".
const DETERMINER_PLACES = [1, 2, 3];

/** How a language says what is done: by the end of the word for it, or, for what has no such end, by the word. */
type Verbs = {
  /** Endings of the third person with those that buttons have instead; the first that fits counts. */
  endings: readonly (readonly [RegExp, string])[];
  irregular: { readonly [third: string]: string };
  determiners: WordList;
  /** Words after the thing that something is done to. */
  after: WordList;
  /** A word that goes on with the name of a thing, unless a determiner follows: "numéro de téléphone". */
  of: WordList;
};

const NONE = wordList('');

const GERMAN: Verbs = {
  endings: [
    [/iert$/, 'ieren'],
    [/(?<![aeiouäöür])ert$/, 'ern'],
    [/(?<![aeiouäöül])elt$/, 'eln'],
    [/et$/, 'en'],
    [/(?<=[^aeiou]|[aeiou]{2})t$/, 'en'],
  ],
  irregular: {
    trägt: 'tragen',
    nimmt: 'nehmen',
    gibt: 'geben',
    wirft: 'werfen',
    lässt: 'lassen',
    hält: 'halten',
    schlägt: 'schlagen',
    lädt: 'laden',
    liest: 'lesen',
    sieht: 'sehen',
    trifft: 'treffen',
    tritt: 'treten',
    fährt: 'fahren',
    fängt: 'fangen',
    spricht: 'sprechen',
    bricht: 'brechen',
    misst: 'messen',
    steht: 'stehen',
    geht: 'gehen',
    tut: 'tun',
  },
  determiners: wordList('ein|eine|einen|einem|einer|der|die|das|den|dem|diesen|diese|dieses|seine|ihre|alle|mehrere'),
  after: wordList(
    'in|im|ins|an|am|ans|auf|aus|von|vom|fur|mit|zu|zum|zur|bei|beim|nach|uber|um|als|des|und|oder|sowie|damit|per|durch|vor|gegen|ohne|unter|zuruck',
  ),
  of: NONE,
};
// Prefixes that a German sentence has at its end and an infinitive at its beginning.
const SEPARABLE = wordList(
  'ein|ab|an|auf|aus|zu|vor|zuruck|frei|mit|nach|los|weiter|her|hin|um|weg|durch|teil|fest|bereit|fort|zusammen|heraus|hinzu|wieder',
);

const VERBS: { readonly [language in Language]?: Verbs } = {
  de: GERMAN,
  fr: {
    endings: [
      [/oie$/, 'oyer'],
      [/uie$/, 'uyer'],
      [/è(\p{L}{1,2})e$/u, 'é$1er'],
      [/e$/, 'er'],
      [/(?<=n)d$/, 'dre'],
      [/(?<=\p{L}{2})it$/u, 'ir'],
    ],
    irregular: {
      ouvre: 'ouvrir',
      offre: 'offrir',
      couvre: 'couvrir',
      lève: 'lever',
      relève: 'relever',
      enlève: 'enlever',
      achète: 'acheter',
      appelle: 'appeler',
      rappelle: 'rappeler',
      jette: 'jeter',
      rejette: 'rejeter',
      renouvelle: 'renouveler',
      met: 'mettre',
      remet: 'remettre',
      transmet: 'transmettre',
      soumet: 'soumettre',
      fait: 'faire',
      inscrit: 'inscrire',
      écrit: 'écrire',
      prend: 'prendre',
      reprend: 'reprendre',
      clôt: 'clore',
      émet: 'émettre',
    },
    determiners: wordList('le|la|l|les|un|une|son|sa|ses|ce|cet|cette|tous|toutes|tout|toute'),
    after: wordList(
      'a|au|aux|aupres|en|dans|sur|pour|par|avec|vers|des|du|et|ou|puis|qui|que|avant|apres|depuis|chez|sans|comme|definitivement',
    ),
    of: wordList('de|d'),
  },
  es: {
    endings: [[/a$/, 'ar']],
    irregular: {
      aprueba: 'aprobar',
      cierra: 'cerrar',
      muestra: 'mostrar',
      envía: 'enviar',
      reenvía: 'reenviar',
      mueve: 'mover',
      devuelve: 'devolver',
      abre: 'abrir',
      reabre: 'reabrir',
      añade: 'añadir',
      pide: 'pedir',
      elige: 'elegir',
      escribe: 'escribir',
      concede: 'conceder',
      imprime: 'imprimir',
      vende: 'vender',
      deniega: 'denegar',
      comienza: 'comenzar',
      empieza: 'empezar',
      renueva: 'renovar',
      suspende: 'suspender',
      extiende: 'extender',
      transfiere: 'transferir',
      inscribe: 'inscribir',
      hace: 'hacer',
      pone: 'poner',
      da: 'dar',
    },
    determiners: wordList('el|la|los|las|un|una|unos|unas|su|sus|este|esta|todos|todas'),
    after: wordList('a|al|en|para|por|con|sobre|hacia|y|e|o|que|del|desde|hasta|sin|como|antes|despues|tras'),
    of: wordList('de'),
  },
  it: {
    // "Registra" is what buttons say too, also where a sentence has "registrare".
    endings: [
      [/are$/, 'a'],
      [/ere$/, 'i'],
      [/(?<=apr|copr|offr|part|sent|serv|segu|dorm)ire$/, 'i'],
      [/ire$/, 'isci'],
      [/e$/, 'i'],
      [/a$/, 'a'],
    ],
    irregular: { fa: 'fai', dà: 'dai' },
    determiners: wordList('il|lo|la|l|i|gli|le|un|uno|una|questo|questa|tutti|tutte'),
    after: wordList(
      'a|al|alla|ai|in|nel|nella|per|da|dal|dalla|con|su|sul|sulla|e|ed|o|che|del|della|dello|dei|dell|delle|prima|dopo|senza|come',
    ),
    of: wordList('di|d'),
  },
  pt: {
    endings: [
      [/ui$/, 'uir'],
      [/a$/, 'ar'],
      [/(?<=fer|fin|mit|prim|part|sist|abr|ped|cumpr)e$/, 'ir'],
      [/e$/, 'er'],
    ],
    irregular: { faz: 'fazer', põe: 'pôr', propõe: 'propor', repõe: 'repor', dá: 'dar', traz: 'trazer', diz: 'dizer' },
    determiners: wordList('o|a|os|as|um|uma|seu|sua|este|esta|todos|todas'),
    after: wordList(
      'ao|a|em|no|na|num|numa|para|por|com|sobre|e|ou|que|do|da|dos|das|desde|ate|sem|como|antes|depois|pelo|pela',
    ),
    of: wordList('de'),
  },
};

/**
 * What a button says for a sentence that describes in the third person what it does: "Trägt eine durchgeführte Prüfung ein" gives
 * "Prüfung eintragen". Undefined for anything else, such as a text that is a label already.
 */
export function commandIn(sentence: string, language: Language): string | undefined {
  const verbs = VERBS[language];
  const clause = clauseOf(sentence);
  const [first = ''] = clause;
  if (verbs === undefined || !DETERMINER_PLACES.some((at) => isOneOf(verbs.determiners, clause[at] ?? '')))
    return undefined;
  const isFixed = isOneOf(verbs.after, clause[1] ?? '') && isOneOf(verbs.determiners, clause[3] ?? '');
  const verb = verbs === GERMAN ? germanVerb(clause) : commandOf(first.toLowerCase(), verbs);
  if (verb === undefined) return undefined;
  const thing = thingIn(clause, language, verbs);
  if (language === 'de') return capitalized([...thing, verb].join(' '));
  const label = capitalized([verb, ...(isFixed ? clause.slice(1, 3) : []), ...thing].join(' ')).replaceAll(
    /(['’]) /g,
    '$1',
  );
  return label.length <= LABEL_MAX_CHARS || thing.length < 2 ? label : capitalized(`${verb} ${thing[0]}`);
}

/** True for an English sentence that says what is done: "Books a table". */
export function isEnglishSentence(text: string): boolean {
  return /^[A-Z][a-z]+s (?:an?|the|all|one|this|his|her|their) /.test(text);
}

/** True for a determiner of a language. */
export function isDeterminer(word: string, language: Language): boolean {
  const { determiners = NONE } = VERBS[language] ?? {};
  return isOneOf(determiners, word);
}

// The words up to the first sign, or to another thing that is done.
function clauseOf(sentence: string): string[] {
  const words = [...sentence.matchAll(WORD)].map(([word]) => word);
  const end = words.findIndex((word) => /^[^\p{L}]$/u.test(word));
  return end < 0 ? words : words.slice(0, end);
}

function commandOf(third: string, { endings, irregular }: Verbs): string | undefined {
  const known = irregular[third];
  if (known !== undefined) return known;
  const ending = endings.find(([end]) => end.test(third));
  return ending === undefined ? undefined : third.replace(...ending);
}

// "trägt … ein" is "eintragen". A text with an infinitive at its end is a label.
function germanVerb(clause: readonly string[]): string | undefined {
  const [first = '', ...others] = clause;
  const end = others.findIndex((word) => /^(?:und|oder|sowie)$/.test(word));
  const last = others.at(end > 0 ? end - 1 : -1) ?? '';
  const third = first.toLowerCase();
  const isSeparable = isOneOf(SEPARABLE, last);
  if (!third.endsWith('t') || (!isSeparable && /^\p{Ll}+(?:en|ern|eln)$/u.test(last))) return undefined;
  const ablaut = Object.keys(GERMAN.irregular).find((one) => third === one || isPrefixed(third, one));
  const verb =
    ablaut === undefined
      ? commandOf(third, GERMAN)
      : third.slice(0, third.length - ablaut.length) + GERMAN.irregular[ablaut];
  return verb === undefined ? undefined : (isSeparable ? last : '') + verb;
}

function isPrefixed(third: string, verb: string): boolean {
  return third.endsWith(verb) && /^(?:ver|be|ent|er|zer|ge|über|unter)$/.test(third.slice(0, -verb.length));
}

// French buttons have "une leçon", those of other languages no article.
function thingIn(clause: readonly string[], language: Language, verbs: Verbs): string[] {
  const words = clause.slice(startOfThing(clause, verbs));
  const from = words.findIndex((word) => !isOneOf(verbs.determiners, word));
  if (from < 0) return [];
  const rest = words.slice(from);
  const end = rest.findIndex((word, at) => at > 0 && endsThing(word, rest[at + 1], verbs));
  const named = end < 0 ? rest : rest.slice(0, end);
  if (language === 'de') {
    const nouns = named.filter((word) => /^\p{Lu}/u.test(word));
    return words[0]?.toLowerCase() === 'alle' ? ['alle', ...nouns] : nouns;
  }
  const article =
    language === 'fr'
      ? words
          .slice(0, from)
          .join(' ')
          .replaceAll(/(['’]) /g, '$1')
      : '';
  const [noun = '', ...others] = named;
  const isElided = /['’]$/.test(article);
  return [isElided ? article + noun : [article, noun].filter((word) => word !== '').join(' '), ...others];
}

// "Teilt einem Fahrer eine Tour zu" does it to the tour.
function startOfThing(clause: readonly string[], { determiners }: Verbs): number {
  const first = DETERMINER_PLACES.find((at) => isOneOf(determiners, clause[at] ?? '')) ?? 1;
  if (!/^(?:einem|einer|dem)$/.test(clause[first] ?? '')) return first;
  const next = clause.findIndex((word, at) => at > first && /^(?:einen?|ein|den|die|das)$/.test(word));
  return next < 0 ? first : next;
}

function endsThing(word: string, next: string | undefined, { after, of, determiners }: Verbs): boolean {
  if (isOneOf(after, word)) return true;
  const name = foldText(word).replace(/['’]$/, '');
  return isOneOf(of, name) && (next === undefined || isOneOf(determiners, next));
}
