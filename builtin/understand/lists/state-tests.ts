import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { statesSaid } from '#builtin/understand/words/state-words.ts';
import { endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { placeOf } from '#builtin/written-value.ts';
import { finishedQuery, statesIn } from './finished.ts';
import { isDenied, isOftenEmpty } from './member-tests.ts';
import { columnsHolding, isDated, meaningfulColumns } from './named-column.ts';
import type { Around, RecordTest } from './record-tests.ts';

const OPEN = wordList(
  'open|outstanding|to do|todo|unfinished|undone|remaining|pending|offen*|ausstehend*|zu erledigen|ouvert*|a faire|restant*|en suspens',
  'pendiente*|por hacer|sin hacer|abiert*|da fare|in sospeso|apert*|pendente*|por fazer|em aberto|abert*',
);
const OPEN_LABELS: { [language in Language]: { open: string; rest: string } } = {
  en: { open: 'Still open', rest: 'Done' },
  de: { open: 'Noch offen', rest: 'Erledigt' },
  fr: { open: 'Encore à faire', rest: 'Terminé' },
  es: { open: 'Pendiente', rest: 'Hecho' },
  it: { open: 'Ancora da fare', rest: 'Fatto' },
  pt: { open: 'Por fazer', rest: 'Feito' },
};

const CLOSED = wordList('closed|geschlossen|ferme*|cerrad*|chius*|fechad*|encerrad*');
const OPENED: { [language in Language]: string } = {
  en: 'Open',
  de: 'Offen',
  fr: 'Ouvert',
  es: 'Abierto',
  it: 'Aperto',
  pt: 'Aberto',
};

/** "Whatever is still open", "not done yet": what is not finished, where a date or a state of the records says which are. */
export function openTest(words: readonly string[], set: RecordSet, { language }: Around): RecordTest | undefined {
  const isAsked =
    says(OPEN, words.join(' ')) || words.some((word, at) => statesIn([word]).includes('done') && isDenied(words, at));
  const finished = isAsked ? finishedQuery(set) : undefined;
  const closed = meaningfulColumns(set).find(
    ({ key, kind }) => kind === 'boolean' && endsIn(CLOSED, wordsOf(key).join(' ')),
  );
  // What can be closed is not something to do.
  const { open, rest } = closed === undefined ? OPEN_LABELS[language] : { open: OPENED[language], rest: closed.label };
  return finished === undefined ? undefined : { query: `!(${finished})`, label: open, rest };
}

/** "What is free", where no state says it: what nobody has taken, as the member for who did is empty. */
export function freeTest(
  words: readonly string[],
  set: RecordSet,
  { written = (given) => given.join(' ') }: Around,
): RecordTest | undefined {
  const at = words.findIndex((word) => statesSaid([word]).includes('free'));
  const column = meaningfulColumns(set).find(
    (one) => isOftenEmpty(one, set) && one.kind !== 'number' && wordsOf(one.key).some((own) => TAKING.has(own)),
  );
  if (at === -1 || column === undefined) return undefined;
  return { query: `!(${placeOf(column).value})`, label: capitalized(written(words.slice(at, at + 1))), column };
}

const TAKING: ReadonlySet<string> = new Set(
  (
    'booked reserved rented hired taken tenant renter occupant borrower holder gebucht reserviert vermietet belegt mieter ausgeliehen entleiher ' +
    'reserve loue occupe locataire emprunteur reservado alquilado ocupado inquilino prenotato affittato occupato affittuario inquilino locatario alugado'
  ).split(' '),
);

const NEEDED = wordList(
  'needed|required|wanted|necessary|benotigt|gebraucht|erforderlich|soll|sollstarke|besoin|requis|necessaire*|necesari*|requerid*|necessari*|richiest*|precisos',
);
const LACKING: { [language in Language]: { label: string; before: string; after: string } } = {
  en: { label: 'Still needed', before: '', after: ' missing' },
  de: { label: 'Noch gesucht', before: 'noch ', after: ' gesucht' },
  fr: { label: 'Encore à pourvoir', before: 'manque ', after: '' },
  es: { label: 'Por cubrir', before: 'faltan ', after: '' },
  it: { label: 'Ancora da coprire', before: 'mancano ', after: '' },
  pt: { label: 'Por preencher', before: 'faltam ', after: '' },
};

/** "Which shifts still need people": a record that has fewer than it says it needs, and how many are missing. */
export function lackTest(words: readonly string[], set: RecordSet, { language }: Around): RecordTest | undefined {
  const numbers = meaningfulColumns(set).filter(({ kind, format }) => kind === 'number' && format.as !== 'money');
  const needed = numbers.find(({ key }) => says(NEEDED, wordsOf(key).join(' ')));
  const [has, ...others] = numbers.filter((one) => one !== needed);
  const isAsked = words.some((word) => LACKS.test(word));
  if (!isAsked || needed === undefined || has === undefined || others.length > 0) return undefined;
  const missing = `(${placeOf(needed).value} - (${placeOf(has).value} || \`0\`))`;
  const { label, before, after } = LACKING[language];
  const remark = `concat(${textLiteral(before)}, to_string(${missing}), ${textLiteral(after)})`;
  return { query: `(${missing} > \`0\`)`, label, remark, extent: missing };
}

const LACKS =
  /^(?:need|needs|missing|short|lack\w*|brauch\w*|fehl\w*|gesucht|manqu\w*|besoin|falt\w*|necesit\w*|manca\w*|serv\w*|precis\w*)$/;

const MISSING: { [language in Language]: string } = {
  en: 'Missing',
  de: 'Fehlt',
  fr: 'Manquant',
  es: 'Falta',
  it: 'Mancante',
  pt: 'Em falta',
};

/** "What is missing", where a day in the records says what has come in. */
export function missingTest(words: readonly string[], set: RecordSet, { language }: Around): RecordTest | undefined {
  const column = columnsHolding(set, 'created').find((one) => isDated(one) && isOftenEmpty(one, set));
  if (column === undefined || !words.some((word) => IS_MISSING.test(word))) return undefined;
  return { query: `!(${placeOf(column).value})`, label: MISSING[language], column };
}

// Who "needs to see" something says nothing about what is there.
const IS_MISSING = /^(?:missing|lack\w*|fehl\w*|manqu\w*|falt\w*|manca\w*)$/;
