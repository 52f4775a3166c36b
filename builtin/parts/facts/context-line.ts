import type { Json } from '#contract/json/json.ts';
import { read, type Part } from '#builtin/part.ts';
import { allRecords, isEmpty, type Fact, type Group } from '#builtin/understand/data/data-shape.ts';
import { isPresentMoment } from '#builtin/understand/data/hidden-values.ts';
import { isFirstName, personName } from '#builtin/understand/data/person-name.ts';
import { isCurrencyKey } from '#builtin/understand/values/currency.ts';
import { isBodyName, plays } from '#builtin/understand/data/record-roles.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { endsIn, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { factQuery } from '#builtin/written-value.ts';
import type { FactsOfGroup } from './fact-cards.ts';

/** A line of facts under the title of a screen. */
export type ContextLine = { facts: readonly Fact[]; text: Json; views: NonNullable<Part['views']> };

// What is said between two dots.
type Piece = { facts: readonly Fact[]; query: string; chars: number };

const MAX_CHARS = 110;
const VALUE_MAX_CHARS = 60;
const MAX_FACTS = 5;
// Beside objects, so few values are no record.
const FEW_VALUES = 2;
const FEWEST_FIGURES = 3;
const DATE_CHARS = 12;
const MOMENT_CHARS = 22;

const PLACES = wordList(
  'city|town|ville|stadt|ort|ciudad|cidade|citta|localita|address|adresse|anschrift|direccion|endereco|morada|indirizzo|site|area',
  'region|district|kuerzel|kurzel|sigla|club',
);
const DAYS = wordList(
  'date|day|today|now|datum|heute|tag|jetzt|jour|aujourd hui|fecha|dia|hoy|ahora|data|oggi|giorno|hoje|agora|semaine|week|woche',
  'kw|mois|month|monat|mes|mese|semana|settimana|period|periode|periodo|zeitraum|berichtsmonat|reporting month',
);

/**
 * The place and time of a screen, as one quiet line: "Hôtel des Arceaux · Montpellier · 4 Jul 2025". Small objects with a
 * name or a code stand in it beside the lists of the data, and single values that belong to no object.
 */
export function contextLine(u: Understanding, objects: readonly FactsOfGroup[]): ContextLine | undefined {
  const isRoot = ({ group }: FactsOfGroup) => group === u.data;
  const isBesideLists = u.uiType !== 'detail_view' && allRecords(u.data).some(({ rows }) => rows.length > 0);
  const small = isBesideLists ? objects.filter((one) => !isRoot(one) && isContext(u, one)) : [];
  const own = isRecordItself(u)
    ? []
    : objects.filter((one) => isRoot(one) || (isBesideLists && !small.includes(one) && isLeftOver(one)));
  // Beside the days of a thing, today's would be taken for one of them.
  const isShown = (fact: Fact) => isShort(fact) && !(u.uiType === 'detail_view' && isPresentMoment(fact.key));
  const single = own.flatMap(({ group, facts }) => facts.filter(isShown).map((fact) => ({ group, fact })));
  const runs = [
    ...small.map(({ group, facts }) => piecesOf(u, group, facts)),
    ...single
      .toSorted((a, b) => Number(isDay(a.fact)) - Number(isDay(b.fact)))
      .map(({ group, fact }) => [pieceOf(u, group, fact)]),
  ];
  const pieces: Piece[] = [];
  for (const run of runs) if (charsOf([...pieces, ...run]) <= MAX_CHARS) pieces.push(...run);
  const facts = pieces.flatMap((piece) => piece.facts);
  const [first, ...others] = facts.map(({ pointer }) => pointer);
  if (first === undefined) return undefined;
  const [only] = pieces.length === 1 ? facts : [];
  if (
    only !== undefined &&
    others.length === 0 &&
    isClearAlone(only, true) &&
    only.format.as === 'text' &&
    !isMonth(only)
  )
    return { facts, text: read(first), views: {} };
  const pointer = viewPath(u, '', 'contextLine');
  const query = `join(' · ', [${pieces.map((piece) => piece.query).join(', ')}])`;
  return { facts, text: read(pointer), views: { [pointer]: { query, of: first, and: others } } };
}

/** True if the data as a whole is one record: its values are the subject of the screen, and no context. */
export function isRecordItself({ data, uiType }: Pick<Understanding, 'data' | 'uiType'>): boolean {
  const facts = data.facts.filter(({ hidden }) => hidden === undefined);
  // Beside its figures, a record of figures holds when and where they were counted.
  const isFigures =
    uiType === 'dashboard' && facts.filter(({ value }) => typeof value === 'number').length >= FEWEST_FIGURES;
  if (data.groups.length + data.records.length === 0) return !isFigures;
  const isNamed = facts.some(({ key }) => plays(key, 'title') && wordsOf(key).length === 1);
  return facts.length > 1 && (isNamed || (uiType === 'detail_view' && facts.length > FEW_VALUES));
}

// An object on the top level that only says where: it has a name, little else, and nobody to call.
function isContext({ data }: Understanding, { group, facts }: FactsOfGroup): boolean {
  const isPlain = isEmpty({ ...group, facts: [] }) && data.groups.includes(group);
  const isPeriod = facts.length === 2 && facts.every(isDay);
  const isNamed = isPeriod || facts.some(namesThing);
  return isPlain && isNamed && facts.length <= MAX_FACTS && facts.every((fact) => isShort(fact) && !isContact(fact));
}

function namesThing({ key, kind }: Fact): boolean {
  const isName = plays(key, 'title') || plays(key, 'id') || isFirstName(key);
  return kind === 'text' && (isName || isOneOf(PLACES, wordsOf(key).join(' ')));
}

// What the figures of an object leave over, such as "Best day: Saturday".
function isLeftOver({ group, facts }: FactsOfGroup): boolean {
  const all = group.facts.filter(({ hidden }) => hidden === undefined);
  return facts.length === 1 && all.length > 1 && facts.every((fact) => isShort(fact) && !isContact(fact));
}

function isContact({ kind, label }: Fact): boolean {
  return kind === 'email' || fieldKindOf(label) === 'phone';
}

function isShort({ key, kind, value }: Fact): boolean {
  return (
    !isBodyName(key) &&
    !['url', 'picture', 'longText', 'email'].includes(kind) &&
    String(value).length <= VALUE_MAX_CHARS
  );
}

function isDay({ kind }: Pick<Fact, 'kind'>): boolean {
  return kind === 'date' || kind === 'dateTime';
}

// A first and a last name are one piece, and so are the two days of a period.
function piecesOf(u: Understanding, group: Group, facts: readonly Fact[]): Piece[] {
  const person = personName(facts);
  const days = facts.filter(isDay);
  const pairs: (readonly [string, readonly Fact[]])[] = [
    ...(person === undefined ? [] : [[' ', person] as const]),
    ...(days.length === 2 ? [[' – ', days] as const] : []),
  ];
  const paired = pairs.flatMap(([, both]) => both);
  const isFirst = ({ key }: Fact) => isFirstName(key) || (person === undefined && plays(key, 'title'));
  const names = facts.filter(isFirst).slice(0, 1);
  return [...names, ...facts.filter((fact) => !names.includes(fact))].flatMap((fact) => {
    if (!paired.includes(fact)) return [pieceOf(u, group, fact)];
    return pairs.flatMap(([sign, both]) => (both[0] === fact ? [joined(u, sign, both)] : []));
  });
}

function joined(u: Understanding, sign: string, facts: readonly Fact[]): Piece {
  const query = `join(${textLiteral(sign)}, [${facts.map((fact) => factQuery(fact, u)).join(', ')}])`;
  return { facts, query, chars: facts.reduce((sum, fact) => sum + valueChars(fact) + sign.length, 0) };
}

function pieceOf(u: Understanding, group: Group, fact: Fact): Piece {
  const written = momentQuery(u, group, fact) ?? factQuery(fact, u);
  if (isClearAlone(fact, group === u.data)) return { facts: [fact], query: written, chars: valueChars(fact) };
  const query = `concat(${textLiteral(`${fact.label}: `)}, ${written})`;
  return { facts: [fact], query, chars: fact.label.length + 2 + valueChars(fact) };
}

const MONTH = /^\d{4}-\d{2}$/;

function isMonth({ value }: Pick<Fact, 'value'>): boolean {
  return MONTH.test(String(value));
}

// A month in words; the only day of a screen with its weekday, and of a moment on that day the time alone.
function momentQuery({ data, uiType }: Understanding, group: Group, fact: Fact): string | undefined {
  const value = queryOf(fact.pointer);
  if (uiType === 'detail_view' || group !== data || !isDay(fact)) return undefined;
  const days = group.facts.filter(({ kind }) => kind === 'date');
  const [day] = days;
  if (days.length !== 1 || day === undefined || !endsIn(DAYS, wordsOf(day.key).join(' '))) return undefined;
  if (fact === day) return `format_date(${value}, 'full')`;
  const isSame = `starts_with(${value}, ${queryOf(day.pointer)})`;
  return `(${isSame} && format_date(${value}, 'time')) || format_date(${value}, 'datetime')`;
}

// Names, places, codes and the day are clear without a label; "6" of "Seats: 6" is not.
function isClearAlone({ key, kind, value, format, refersTo }: Fact, isRoot: boolean): boolean {
  const words = wordsOf(key).join(' ');
  if (isDay({ kind }) || kind === 'month' || isMonth({ value })) return endsIn(DAYS, words);
  if (kind !== 'text' || refersTo !== undefined || isCurrencyKey(key)) return false;
  if (format.as === 'words' || isOneOf(PLACES, words)) return true;
  const isCode = plays(key, 'id') && wordsOf(key).length === 1;
  // "7" is called a coach.
  if (isRoot && /^\d{1,3}$/.test(String(value))) return false;
  if (isRoot) return !plays(key, 'person') && !plays(key, 'date') && !plays(key, 'end');
  return plays(key, 'title') || plays(key, 'subtitle') || isFirstName(key) || isCode;
}

function charsOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { chars }) => sum + chars + 3, 0);
}

function valueChars({ kind, value }: Fact): number {
  return kind === 'date' ? DATE_CHARS : kind === 'dateTime' ? MOMENT_CHARS : String(value).length;
}
