import type { Json } from '#contract/json/json.ts';
import { factValue } from '#builtin/parts/facts/facts.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Fact, Group } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { measures } from '#builtin/understand/values/value-kind.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { isOneOf, says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { writtenFact } from '#builtin/written-value.ts';
import { TARGETS } from './limits.ts';
import { UNIT_SIGNS } from '#builtin/understand/values/units.ts';

/** A key figure of the data, with its previous value, its change and its target where the data holds them. */
export type Figure = {
  key: string;
  label: Json;
  fact: Fact;
  previous?: Fact | undefined;
  change?: Fact | undefined;
  target?: Fact | undefined;
};

const MAX_FACTS = 6;
const FIGURE = new RegExp(String.raw`^[^\p{L}]{0,3}[+-]?\d[\d.,\s]*\s?(?:${UNIT_SIGNS})?$`, 'iu');
const CHANGES = wordList(
  'delta|change|growth|trend|diff|difference|vs|variation|veranderung|wachstum|evolution|cambio|variacion|variacao|variazione|delta percent/pct|change percent/pct/percentage',
);
const BEFORE = wordList(
  'previous|prev|last|prior|before|earlier|last week/month/year/quarter|previous week/month/year/quarter/period',
  'vorher|vorwoche|vormonat|vorjahr|vorige|vorheriger|precedent|precedente|dernier|an dernier|anterior|mes/ano/periodo anterior',
  'mese/anno/periodo precedente|mois/annee/semaine precedent|passato|pasado|passado|old|yesterday|gestern|hier|ayer|ontem|ieri',
);
const VALUES = wordList(
  'value|current|total|amount|now|actual|today|this week/month/year|wert|aktuell|heute|valeur|actuel|valor|atual|valore|attuale',
);
// Values in objects of these names are what figures are compared with.
const LIMITS = wordList(
  'limits|thresholds|settings|config|configuration|targets|grenzwerte|schwellenwerte|seuils|limites|umbrales|soglie|limiti|limiares',
);
const PERIODS = wordList(
  'percent|pct|percentage|same|period|day|week|month|quarter|year|tag|gleicher|zeitraum|jour|meme|semaine|mois|an|annee|trimestre|periode',
  'dia|mismo|semana|mes|ano|periodo|giorno|stesso|settimana|mese|anno|mesmo',
);
const NAMES = /^(?:label|name|title|nom|nombre|nome|bezeichnung|titel)$/i;
// More of these is no good news.
const UNWANTED = wordList(
  'refund*|return*|churn*|error*|complaint*|cost*|expense*|delay*|cancel*|bounce*|overdue*|absen*|loss*|late|kosten*|fehler*|storno*|storn*',
  'retour*|rembours*|coste*|gasto*|reembols*|devoluc*|rimbors*|spesa|spese|erro|erros|custo*|annul*|debt*|waste*|defect*|incident*|outage*',
  'leak*|spill*|emission*|breach*|fuga*|perdit*|pertes|perdida*|perda*|leck*|verlust*|ausfall*|ausschuss|panne*|guast*|avari*|falla|fallas',
  'open|backlog|wait*|latency|minutes|duration|warte*|offen*|attente|espera|attesa|dauer|duree|ouvert*|abiert*|apert*',
);

// Less of these than planned is bad news.
const WANTED = wordList(
  'revenue|sales|orders|signups|visits|punctual*|on time|satisfaction|availability|uptime|yield|donations|members|umsatz*|absatz|punktlich*',
  'verfugbarkeit|zufriedenheit|spenden|mitglieder|ausbeute|recettes|ventes|ponctual*|disponib*|satisfac*|dons|rendement|ingresos|ventas|puntual*',
  'rendimiento|donativos|ricavi|vendite|disponibilita|soddisfazione|resa|donazioni|receita*|vendas|pontual*|rendimento|doacoes',
);

/** True for a fact that is a count or a measurement. */
function isFigure({ kind, key, value }: Fact): boolean {
  if (kind === 'number' || kind === 'percent') return !/^(?:year|lat|lng|latitude|longitude)$/i.test(key);
  // A postcode is no measurement.
  return typeof value === 'string' && kind === 'text' && value.length <= 16 && FIGURE.test(value) && measures(key);
}

/** The figures among the facts of a group, each with the facts that hold its previous value and its change. */
export function figuresOf({ key: name, facts }: Group): Figure[] {
  if (isOneOf(LIMITS, wordsOf(name).join(' '))) return [];
  const numbers = facts.filter((fact) => fact.hidden === undefined && isFigure(fact));
  const others = (fact: Fact, list: WordList) =>
    numbers.find(
      (one) => one !== fact && isOther(list, one.key) && nameWithout(list, one.key) === nameWithout(list, fact.key),
    );
  // "target_rate" is the target of the only rate.
  const targetOf = (fact: Fact) =>
    numbers.find((one) => {
      const rest = nameWithout(TARGETS, one.key);
      if (one === fact || rest === '' || !isOther(TARGETS, one.key)) return false;
      const own = numbers.filter(({ key }) => wordsOf(key).at(-1) === rest && !isOther(TARGETS, key));
      return own.length === 1 && own[0] === fact;
    });
  const figures = numbers.map((fact) => {
    const [previous, change] = [BEFORE, CHANGES].map((list) => others(fact, list));
    const target = others(fact, TARGETS) ?? targetOf(fact);
    return { key: fact.key, label: fact.label, fact, previous, change, target };
  });
  const told = new Set(figures.flatMap(({ previous, change, target }) => [previous, change, target]));
  return figures.filter(({ fact }) => !told.has(fact));
}

/** The figure that a group as a whole is, such as `{value, change}` or `{current, previous}`; undefined for other groups. */
export function figureIn({ key, label, facts, groups, records, lists }: Group): Figure | undefined {
  if (groups.length + records.length + lists.length > 0 || facts.length > MAX_FACTS) return undefined;
  const numbers = facts.filter(isFigure);
  const isBeside = (fact: Fact) => isOther(BEFORE, fact.key) || isOther(CHANGES, fact.key);
  const changes = facts.filter((one) => isOther(CHANGES, one.key));
  const previous = numbers.find((one) => isOther(BEFORE, one.key));
  const own = numbers.filter((fact) => !isBeside(fact));
  const value =
    facts.find((one) => isOneOf(VALUES, wordsOf(one.key).join(' '))) ??
    (previous !== undefined && own.length === 1 ? own[0] : undefined);
  const untold = own.filter((fact) => fact !== value).length;
  // "subtotal, tax and total" are three figures.
  if (value === undefined || isBeside(value) || untold > 1) return undefined;
  const named = facts.find((one) => NAMES.test(one.key));
  return { key, label: named === undefined ? label : read(named.pointer), fact: value, previous, change: changes[0] };
}

/** A tile for a figure: how it changed since before, and what it was then. */
export function figureTile(u: Understanding, figure: Figure): Part {
  const { label, fact, previous, target, key } = figure;
  const beside = [previous, target].filter((one) => one !== undefined);
  const { value, views } = factValue(fact, u);
  const all = { ...views };
  const view = (name: string, of: Fact, query: string, and: readonly Fact[] = []): Json => {
    const pointer = viewPath(u, of.pointer, name);
    all[pointer] = { query, of: of.pointer, and: and.map((one) => one.pointer) };
    return read(pointer);
  };
  const change = changeOf(figure, u);
  const told = change?.query === undefined ? change : { ...change, text: view('change', change.of, change.query) };
  const delta = told === undefined ? {} : { delta: told.text ?? read(told.of.pointer), deltaType: told.type };
  const [first] = beside;
  const texts = beside.map((one) => besideQuery(figure, one, u)).join(`, ' · ', `);
  const missed = target === undefined ? '' : missedQuery(figure, target, u);
  const caption = first === undefined ? {} : { caption: view('beside', first, `concat(${texts}${missed})`, beside) };
  return part(`${identifier(key, 'figure')}Stat`, 'Stat', { label, value, ...caption, ...delta }, [], { views: all });
}

// What was before or should be is written like what is now: "Previous: €12.00".
function besideQuery({ fact }: Figure, other: Fact, u: Understanding): string {
  const written = writtenFact({ ...other, format: fact.format }, u) ?? `to_string(${queryOf(other.pointer)})`;
  const [own, told] = [fact.label.toLowerCase(), other.label.toLowerCase()];
  const label = told.startsWith(`${own} `)
    ? capitalized(other.label.slice(own.length + 1))
    : told.endsWith(` ${own}`)
      ? other.label.slice(0, -own.length - 1)
      : other.label;
  return `${textLiteral(`${label}: `)}, ${written}`;
}

// A target is missed on the side that nobody wants; for other figures that side is not known.
function missedQuery({ key, fact }: Figure, target: Fact, { copy }: Understanding): string {
  const words = wordsOf(`${key} ${fact.key}`).join(' ');
  const sign = says(UNWANTED, words) ? '>' : says(WANTED, words) ? '<' : undefined;
  if (sign === undefined || typeof target.value !== 'number') return '';
  const isMissed = `${queryOf(fact.pointer)} ${sign} ${queryOf(target.pointer)}`;
  return `, (${isMissed} && ${textLiteral(` (${copy.missed})`)}) || ''`;
}

// Without an expression a change is a text that can be shown as it is.
type Change = { of: Fact; query?: string; type: string; text?: Json };

// The change that the data holds, else the one from the previous value in percent.
function changeOf({ key, fact, previous, change }: Figure, u: Understanding): Change | undefined {
  const name = `${key} ${fact.key}`;
  if (change !== undefined) {
    const number = queryOf(change.pointer);
    const type = deltaType(String(change.value), name);
    if (typeof change.value !== 'number') return { of: change, type };
    const told = isInPercent(change, fact)
      ? `format_number(${number}, '%')`
      : (writtenFact(change, u) ?? `to_string(${number})`);
    return { of: change, query: signed(number, told), type };
  }
  const [now, then] = [fact.value, previous?.value];
  if (previous === undefined || typeof now !== 'number' || typeof then !== 'number' || then === 0) return undefined;
  const [a, b] = [queryOf(fact.pointer), queryOf(previous.pointer)];
  if (fact.format.as === 'percent') {
    // Rates differ in points: from 20 % to 18 % are two of them, not a tenth.
    const points = `round((${a} - ${b})${fact.format.isFraction ? ' * `100`' : ''}, \`1\`)`;
    const query = signed(points, `format_number(${points}, ${textLiteral(u.copy.points)})`);
    return { of: fact, query, type: deltaType(String(now - then), name) };
  }
  const percent = `round((${a} - ${b}) * \`100\` / abs(${b}), \`1\`)`;
  return {
    of: fact,
    query: signed(percent, `format_number(${percent}, '%')`),
    type: deltaType(String(now - then), name),
  };
}

function signed(number: string, written: string): string {
  return `concat((${number} > \`0\` && '+') || '', ${written})`;
}

// "change: 4.2" beside a count is a percentage; "change: -12" may be a number of orders.
function isInPercent({ format, value }: Fact, beside: Fact): boolean {
  const isCount = Number.isInteger(beside.value);
  return format.as === 'number' && format.unit === undefined && isCount && !Number.isInteger(value);
}

/** Whether a change is good news or bad: more of some things, such as refunds, is neither. */
export function deltaType(change: string, name: string): string {
  if (says(UNWANTED, wordsOf(name).join(' '))) return 'neutral';
  const text = change.trim();
  if (/^(?:-|−)/.test(text)) return 'decrease';
  return /^\+?(?:\d*[1-9]|0*[.,]\d*[1-9])/.test(text) ? 'increase' : 'neutral';
}

function isOther(list: WordList, key: string): boolean {
  return says(list, wordsOf(key).join(' '));
}

function nameWithout(list: WordList, key: string): string {
  return wordsOf(key)
    .filter((word) => !says(list, word) && !isOneOf(PERIODS, word))
    .join('');
}
