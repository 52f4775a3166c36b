import { parsePointer } from '#contract/json/json-pointer.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import type { Column } from './column.ts';
import type { Fact } from './data-shape.ts';
import type { ValueFormat } from '#builtin/understand/values/value-format.ts';

/** How much of a whole has been reached or used: raised of a goal, seats used of those that there are. */
export type ProgressPair = { done: Fact; whole: Fact };

const DONE = wordList(
  'raised|used|spent|done|completed|occupied|booked|taken|filled|billed|claimed|pledged|sold|collected|funded|consumed|read|reached|achieved',
  'paid|redeemed|enrolled|registered|delivered|received|logged|worked|saved|actual|committed|to date',
  'made|produced|built|packed|shipped|hergestellt|produziert|gefertigt|produit*|fabrique*|producid*|fabricad*|prodott*|produzid*',
  'gesammelt|verwendet|genutzt|verbraucht|belegt|besetzt|gebucht|erledigt|erreicht|ausgegeben|verkauft|bezahlt|gespendet|abgerechnet|geleistet|vergeben|verbucht|ist',
  'collecte*|recolte*|utilise*|depense*|realise*|occupe*|inscrit*|vendu*|consomme*|verse|versee|atteint*|present*|facture|facturee',
  'recaudad*|usad*|utilizad*|ocupad*|gastad*|vendid*|realizad*|alcanzad*|consumid*|inscrit*|reservad*|cobrad*',
  'raccolt*|usat*|utilizzat*|occupat*|spes*|vendut*|raggiunt*|completat*|iscritt*|prenotat*|incassat*|arrecadad*|gast*|atingid*|concluid*',
);
const WHOLE = wordList(
  'goal|target|total|max|maximum|capacity|budget|limit|quota|planned|allowance|allocation|allocated',
  'ziel|gesamt|insgesamt|maximal|kapazitat|kontingent|geplant|soll|objectif|maximale|capacite|plafond|prevu*|accorde|accordee',
  'objetivo|capacidad|presupuesto|limite|cupo|previst*|meta|aforo|obiettivo|totale|totali|massimo|massima|capienza|capacita|capacidade|orcamento|maximo',
);
const LEAST = wordList('min|minimum|lower|low|mindest|untere|minimal|minimo|minima|minime');
const GOAL = wordList('goal|target|quota|ziel|objectif|objetivo|meta|obiettivo');
// What is told beside the amount: its unit and small words.
const BESIDE = wordList(
  'pence|cents|cent|minor|amount|value|betrag|montant|importe|importo|valor|eur|usd|gbp|chf|count|number|anzahl|nombre|numero|so far|to|date|of|de|da|di|von',
);

/** The pairs among facts of the same measure; the first two of a pair are those whose names have the same words beside. */
export function progressPairs(facts: readonly Fact[]): ProgressPair[] {
  const amounts = facts.filter((fact) => fact.hidden === undefined && amountOf(fact) !== undefined);
  const wholes = amounts.filter((fact) => (isOf(WHOLE, fact.key) || isInWhole(fact)) && !isOf(DONE, fact.key));
  const open = amounts.filter(({ key }) => isOf(DONE, key) && !isOf(WHOLE, key));
  return wholes.flatMap((whole): ProgressPair[] => {
    const fitting = open.filter((done) => isSameMeasure(done, whole));
    const done = fitting.find((one) => areSame(restOf(one), restOf(whole))) ?? onlyOne(fitting, whole);
    if (done === undefined) return [];
    open.splice(open.indexOf(done), 1);
    return [{ done, whole }];
  });
}

/** The pairs among the numbers of each record whose names have the same words beside: "words" of "words_max", "units_made" of "units_target". */
export function progressColumns(columns: readonly Column[]): (readonly [Column, Column])[] {
  const numbers = columns.filter(({ kind, format }) => kind === 'number' && format.as === 'number');
  const wholes = numbers.filter(({ key }) => isOf(WHOLE, key) && !isOf(DONE, key));
  return wholes.flatMap((whole): (readonly [Column, Column])[] => {
    const same = numbers.filter(
      (one) => one !== whole && !isOf(WHOLE, one.key) && areSame(restOf(one), restOf(whole)) && restOf(one).length > 0,
    );
    const [done, ...others] = same;
    const isPair = done !== undefined && others.length === 0 && unitOf(done.format) === unitOf(whole.format);
    return isPair && !hasLeast(done, numbers) ? [[done, whole]] : [];
  });
}

// What lies between a least and a most is measured, and does not grow towards the most.
function hasLeast({ key }: Column, numbers: readonly Column[]): boolean {
  const name = wordsOf(key).join(' ');
  return numbers.some((one) => {
    const words = wordsOf(one.key);
    return says(LEAST, words.join(' ')) && words.filter((word) => !says(LEAST, word)).join(' ') === name;
  });
}

/** The number that a fact is; undefined without one, or for one that is written for people already. */
export function amountOf({ value, format }: Fact): number | undefined {
  if (format.as === 'percent' || format.as === 'words') return undefined;
  if (typeof value === 'number') return value;
  return format.as === 'money' && format.isWritten !== true ? Number(value) : undefined;
}

// "monthly_goal": {"visits": 18000, "reached": 12430}.
function isInWhole({ pointer }: Fact): boolean {
  return isOf(GOAL, parsePointer(pointer).at(-2) ?? '');
}

// "occupied" beside "beds_total": a name without words of its own, where no other one fits.
function onlyOne(fitting: readonly Fact[], whole: Fact): Fact | undefined {
  const bare = fitting.filter((one) => restOf(one).length === 0 || restOf(whole).length === 0);
  return bare.length === 1 ? bare[0] : undefined;
}

function isSameMeasure(done: Fact, whole: Fact): boolean {
  const [reached, all] = [amountOf(done) ?? 0, amountOf(whole) ?? 0];
  return all > 0 && reached >= 0 && unitOf(done.format) === unitOf(whole.format);
}

function unitOf(format: ValueFormat): string {
  if (format.as === 'money') return `${format.currency ?? format.currencyKey ?? ''} ${format.parts}`;
  return format.as === 'number' ? (format.unit ?? '') : format.as;
}

function isOf(list: WordList, key: string): boolean {
  return says(list, wordsOf(key).join(' '));
}

// The words of a key that tell what is counted: "seats" of "seats_used".
function restOf({ key }: Pick<Fact, 'key'>): string[] {
  return wordsOf(key).filter((word) => ![DONE, WHOLE, BESIDE].some((list) => says(list, word)));
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length && one.every((word, at) => word === other[at] || haveSameStem(word, other[at] ?? ''))
  );
}
