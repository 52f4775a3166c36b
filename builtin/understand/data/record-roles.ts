import type { Json } from '#contract/json/json.ts';
import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

/** The role of a column in its records. */
export type RecordRole =
  | 'id'
  | 'title'
  | 'subtitle'
  | 'status'
  | 'date'
  | 'end'
  | 'time'
  | 'latitude'
  | 'longitude'
  | 'price'
  | 'period'
  | 'features'
  | 'person'
  | 'picture'
  | 'description'
  | 'value'
  | 'delta'
  | 'tag';

/** The keys that play each role: `is` matches a whole key, `ends` the end of a key, `has` any part of it. */
const NAMES: { [role in RecordRole]: { is?: string; ends?: string; has?: string } } = {
  id: { is: 'uuid|key|code|slug|sku|reference|ref|login|username|codice|codigo', ends: 'id|number|nr|nummer|numero' },
  title: {
    is: 'nm|what|quoi|cosa',
    ends: 'name|title|label|subject|task|summary|headline|event|titel|bezeichnung|nom|titre|nombre|titulo|nome|titolo|metric|kpi|question|betreff|oggetto|objet|asunto|assunto|intitule',
  },
  subtitle: {
    is: 'subtitle|role|location|city|address|venue|ort|email|type|channel|lieu|lugar|where|note|company|department',
  },
  status: {
    is: 'st|stat|sts',
    ends: 'status|statut|state|stage|phase|column|lane|etat|etape|estado|situacao|etapa|fase|stato|zustand|spalte|colonne|columna|list',
  },
  date: {
    ends: 'date|day|datum|due|deadline|start|starts at|when|fecha|at|on|begin|from|created|scheduled|timestamp',
  },
  end: { ends: 'end|ends at|until|finish|to|end date|ende|fin' },
  time: { ends: 'time|start|starts|uhrzeit|heure|hora|when|at|hour|timestamp' },
  latitude: { is: 'lat|latitude|breite|breitengrad' },
  longitude: { is: 'lng|lon|long|longitude|lange|langengrad' },
  price: { has: 'price|cost|monthly|amount|preis|prix|precio|fee|rate' },
  period: { is: 'period|interval|billing|per|zeitraum|billing period' },
  features: { is: 'features|includes|perks|benefits|leistungen|inclus|incluye|highlights' },
  person: {
    is:
      'assignee|owner|assigned to|person|author|by|responsible|user|agent|zustandig|responsable|who|host|doctor|teacher|' +
      'instructor|customer',
  },
  picture: {
    ends: 'image/picture/photo/avatar/thumbnail/logo/cover/img/bild/poster|image/picture/photo/avatar/logo/cover url',
  },
  description: {
    is:
      'description|detail|details|body|text|note|notes|summary|content|message|beschreibung|descripcion|comment|about|' +
      'answer|excerpt|comments|remark|remarks|kommentar|bemerkung|anmerkung|notiz|commentaire|remarque|comentario|observaciones|observacion|observacoes|observacao|instructions|nota|notas|osservazioni|commento',
  },
  value: { is: 'value|amount|count|total|figure|current|wert|valeur|valor|score' },
  delta: { is: 'delta|change|trend|diff|growth|variation|vs|veranderung|change/delta percent' },
  tag: {
    is: 'priority|tag|label|type|category|tipo|typ|art|categoria|kategorie|categorie|prioritat|priorite|prioridad|prioridade|priorita|urgency|dringlichkeit|severity|kind',
  },
};
const ROLES = new Map(
  Object.entries(NAMES).map(([role, { is = '', ends = '', has = '' }]) => [
    role,
    { is: wordList(is), ends: wordList(ends), has: wordList(has) },
  ]),
);

/** The first column whose key plays a role; undefined when there is none. */
export function columnFor(set: Pick<RecordSet, 'columns'>, role: RecordRole): Column | undefined {
  return set.columns.find(({ key }) => plays(key, role));
}

/**
 * The column to use as the title of a record: one with a title key, else the first text that is not just an attribute. One
 * that many of the records lack, such as a note or the driver of a van, or that most of them share, such as a model, is none if another
 * is there.
 */
export function titleColumn(set: Pick<RecordSet, 'columns'> & Partial<Pick<RecordSet, 'rows'>>): Column | undefined {
  const title = usualTitle(set);
  const { columns, rows = [] } = set;
  if (title === undefined) return undefined;
  const isMissing = isOftenMissing(title, rows);
  if (!isMissing && tellsApart({ rows }, title.key)) return title;
  const full = columns.filter(({ key, hidden }) => hidden === undefined && rows.every((row) => isThere(row[key])));
  if (!isMissing) return full.find(({ key }) => plays(key, 'id') && tellsApart({ rows }, key)) ?? title;
  const texts = full.filter(({ key, kind }) => kind === 'text' && !plays(key, 'status') && !plays(key, 'tag'));
  return (
    full.find(({ refersTo }) => refersTo !== undefined) ??
    texts.find(({ path }) => path === undefined) ??
    texts[0] ??
    full.find(({ key }) => plays(key, 'id')) ??
    full.find(({ kind }) => kind === 'date' || kind === 'dateTime') ??
    title
  );
}

const OFTEN = 0.25;

function isOftenMissing({ key }: Column, rows: RecordSet['rows']): boolean {
  return rows.length > 1 && rows.filter((row) => !isThere(row[key])).length >= OFTEN * rows.length;
}

function isThere(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

function usualTitle(set: Pick<RecordSet, 'columns'>): Column | undefined {
  const texts = set.columns.filter(
    ({ kind, key }) => (kind === 'text' || kind === 'longText') && !plays(key, 'status') && key !== 'currency',
  );
  const own = texts.filter(({ path }) => path === undefined);
  return (
    own.find(({ key }) => plays(key, 'title')) ??
    // "description: Coffee 500 g" names a product better than its supplier does.
    own.find((column) => column.kind === 'text' && isArticle(column.key)) ??
    texts.find(({ key }) => plays(key, 'title')) ??
    freeTitle(texts, set.columns) ??
    glossOf(set.columns) ??
    texts.find(({ key }) => plays(key, 'id')) ??
    texts.find(({ key }) => isFree(key)) ??
    texts.find(({ key }) => plays(key, 'description')) ??
    texts[0] ??
    set.columns.find(({ kind }) => kind !== 'boolean' && kind !== 'id') ??
    set.columns.find(({ kind }) => kind !== 'boolean')
  );
}

// A room is called by its number before "checked_out" under "guest".
function freeTitle(texts: readonly Column[], columns: readonly Column[]): Column | undefined {
  const free = texts.find((one) => isFree(one.key) && !isAttribute(one));
  const [first] = columns;
  const isNumbered = first !== undefined && texts.includes(first) && endsIn(NUMBER, wordsOf(first.key).join(' '));
  return free?.format.as === 'words' && isNumbered ? first : free;
}

const NUMBER = wordList('number|no|nr|num|nummer|numero');

// Of a code and one text, the text tells what it stands for, whatever it is called.
function glossOf(columns: readonly Column[]): Column | undefined {
  const [code, text, ...others] = columns;
  const isCode = code !== undefined && plays(code.key, 'id');
  return isCode && others.length === 0 && text?.kind === 'text' && plays(text.key, 'description') ? text : undefined;
}

// Neither a key nor one of a few attributes nor what somebody wrote.
function isFree(key: string): boolean {
  return !plays(key, 'id') && !plays(key, 'tag') && !plays(key, 'description');
}

// One of a few words, unlike the key of a program that names a step.
function isAttribute({ format }: Column): boolean {
  return format.as === 'words' && !format.texts.some((text) => text.includes('_'));
}

/** False for values that most records share, such as the model of a machine. */
export function tellsApart({ rows }: Pick<RecordSet, 'rows'>, key: string): boolean {
  return rows.length < 2 || new Set(rows.map((row) => row[key])).size > rows.length / 2;
}

/** True for a key that tells which thing a record is about: "product", "designation". */
export function isArticle(key: string): boolean {
  return isOneOf(ARTICLE, wordsOf(key).join(' '));
}

const ARTICLE = wordList(
  'description|descricao|descripcion|designation|bezeichnung|artikel|article|articulo|articolo|artigo|product|produkt|produit|producto',
  'prodotto|produto|item|merchant|libelle|descrizione|beschreibung',
);

/** True when a key plays a role. Answers are kept, because screens ask the same of each record. */
export function plays(key: string, role: RecordRole): boolean {
  const question = `${role} ${key}`;
  const known = answers.get(question);
  if (known !== undefined) return known;
  const answer = isCalledLike(key, role);
  if (answers.size >= ANSWERS_MAX) answers.clear();
  if (key.length <= KEPT_MAX_CHARS) answers.set(question, answer);
  return answer;
}

const answers = new Map<string, boolean>();
const ANSWERS_MAX = 5_000;
const KEPT_MAX_CHARS = 100;

function isCalledLike(key: string, role: RecordRole): boolean {
  const names = ROLES.get(role);
  const words = wordsOf(key).join(' ');
  return names !== undefined && (isOneOf(names.is, words) || endsIn(names.ends, words) || says(names.has, words));
}

const BODY = wordList(
  'body|content|text|article|message|document|markdown|html|draft|note|notes|post|letter|inhalt|contenu|contenido',
  'body text|story|description|letter/email body|rich text',
);

/** True for the name of a record key or param that holds the main text, such as "body" or "content". */
export function isBodyName(name: string): boolean {
  return isOneOf(BODY, name);
}
