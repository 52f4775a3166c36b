import { fromRow } from '#builtin/parts/actions/lookups.ts';
import { wireParams, type Lookup } from '#builtin/parts/actions/wire-params.ts';
import type { Action } from './action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { Reference } from '#builtin/understand/data/references.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { keyNamed, namesRecords } from '#builtin/understand/data/record-key.ts';
import { beginsWith, endsIn, wordList } from '#builtin/understand/words/word-list.ts';

const RECORD_VERBS = wordList(
  'choose|select|pick|open|view|approve|reject|accept|decline|book|order|buy|reserve|archive|complete|mark|assign|call',
  'contact|start|stop|play|listen|watch|download|print|track|resend|retry|renew',
  'wahlen|auswahlen|offnen|anrufen|kontaktieren|buchen|bestellen|kaufen|reservieren|genehmigen|ablehnen|annehmen',
  'archivieren|markieren|zuweisen|starten|stoppen|abspielen|herunterladen|drucken|verlangern',
  'choisir|ouvrir|appeler|contacter|reserver|commander|acheter|approuver|rejeter|accepter|refuser|archiver|marquer',
  'elegir|abrir|llamar|contactar|reservar|pedir|comprar|aprobar|rechazar|aceptar|archivar|iniciar|marcar|descargar',
  'scegliere|aprire|chiamare|contattare|prenotare|ordinare|comprare|approvare|rifiutare|accettare|avviare|scaricare',
  'scegli|apri|chiama|contatta|prenota|ordina|compra|approva|rifiuta|accetta|avvia|scarica',
  'escolher|abrir|ligar|contatar|contactar|encomendar|aprovar|rejeitar|aceitar|arquivar|tocar|baixar',
);

const CREATE_VERBS =
  /^(?:create|new|insert|register|record(?![a-z])|log(?![a-z])|import|erstell|erfass|anleg|cree|crea|enregistr|registr)/i;
const ADD_VERBS = /^(?:add|ajout|anadir|agregar|aggiung|adicion|hinzu)/i;

/** Whether an action concerns one record: one of its params can only be filled from a record. */
export function isAboutRecord(action: Action, set: RecordSet): boolean {
  if (keyPosition(action, set) !== undefined) return true;
  const lookup = fromSelection('/selection', set);
  const ids = action.fields.filter((field) => /id$|ids$/i.test(field.name) && mayIdentifyRecord(action, field));
  if (ids.some((field) => lookup(field) !== undefined)) return true;
  const { missing, params } = wireParams(action, [lookup]);
  // German verbs come last: "praxis_anrufen".
  const words = wordsOf(action.name).join(' ');
  const isOfRecord = beginsWith(RECORD_VERBS, words) || endsIn(RECORD_VERBS, words);
  const isRecordAction = action.intent === 'destroy' || isOfRecord;
  return isRecordAction && missing.length === 0 && Object.keys(params).length > 0;
}

/**
 * The list that an action is about. Of several whose keys it takes, it is the one that refers to the others: a visit has a vet,
 * a vet has no visit. Else it is the one whose key comes first.
 */
export function recordsOf(action: Action, sets: readonly RecordSet[]): RecordSet | undefined {
  const known = subjects.get(action);
  if (known?.sets.length === sets.length && known.sets.every((set, at) => set === sets[at])) return known.subject;
  const subject = subjectAmong(action, sets);
  subjects.set(action, { sets, subject });
  return subject;
}

// Screens ask this for each of many lists.
const subjects = new WeakMap<Action, { sets: readonly RecordSet[]; subject: RecordSet | undefined }>();

function subjectAmong(action: Action, sets: readonly RecordSet[]): RecordSet | undefined {
  const byKey = sets.flatMap((set) => {
    const position = keyPosition(action, set);
    return position === undefined ? [] : [{ set, position }];
  });
  const holder = byKey[0] === undefined ? undefined : sets.find((set) => referenceFor(action, set) !== undefined);
  if (holder !== undefined && !byKey.some(({ set }) => holdsReference(action, set))) return holder;
  const referring = byKey.filter(({ set }) => byKey.some((other) => other.set !== set && refersTo(set, other.set)));
  const isNarrower = referring.length > 0 && referring.length < byKey.length;
  const candidates = (isNarrower ? referring : byKey).toSorted((a, b) => a.position - b.position);
  const first = candidates.filter(({ position }) => position === candidates[0]?.position).map(({ set }) => set);
  return first.find((set) => isNamedIn(action, set)) ?? first[0] ?? sets.find((set) => isAboutRecord(action, set));
}

// The position of the param that says which record of a list is meant.
function keyPosition(action: Action, set: RecordSet): number | undefined {
  const at = action.fields.findIndex((field) => {
    // The "sku" of a new record is typed by the user.
    if (
      !mayIdentifyRecord(action, field) ||
      (isNewThing(action.name) && !/ids?$/i.test(field.name) && isDescribed(action, field, set))
    )
      return false;
    return keyNamed(field.name, set) !== undefined && !isIdOfOther(action, field, set);
  });
  return at === -1 ? undefined : at;
}

/** True for the name of an action that makes a record. */
export function isNewThing(name: string): boolean {
  return CREATE_VERBS.test(name);
}

// What is new comes with other members of its list; "registra_arrivo" with the code of a booking has none.
function isDescribed({ fields }: Action, { name }: Field, { columns }: RecordSet): boolean {
  return fields.some(
    (other) => other.name !== name && columns.some(({ key }) => joinedWords(key) === joinedWords(other.name)),
  );
}

// "add_shift" may do without an employee, so it is about none.
function mayIdentifyRecord({ name, fields }: Action, { required, fixed, multiple }: Field): boolean {
  if (multiple === true) return false;
  const isOptional = !required && fields.some((field) => field.required);
  return fixed === undefined && !(isOptional && (CREATE_VERBS.test(name) || ADD_VERBS.test(name)));
}

/**
 * The member of a record that says to which record of another list something is done, where the record itself has a value for it: the
 * "plant_id" of a test with a "regrowth", for order_regrowth; or where the other list has names only, as the tenants of flats that owe.
 */
export function referenceFor(action: Action, set: RecordSet): Column | undefined {
  const isNarrower = holdsReference(action, set);
  const isMade = isNewThing(action.name) || ADD_VERBS.test(action.name) || isNamedIn(action, set);
  if ((!isNarrower && isMade) || keyPosition(action, set) !== undefined) return undefined;
  const [found, ...others] = set.columns.filter((column) => {
    const { path, refersTo: reference } = column;
    if (path !== undefined || reference === undefined) return false;
    if (!action.fields.some((field) => field.required && isSentAs(field, column))) return false;
    return isNarrower || reference.rows.every((row) => Object.keys(row).every((key) => isKeyOrName(reference, key)));
  });
  return others.length === 0 ? found : undefined;
}

/** Whether a param takes what a member refers to: "locataire_id" the "loc" of a flat. */
export function isSentAs({ name }: Pick<Field, 'name'>, { key }: Column): boolean {
  const [one = '', other = ''] = [wordsOf(name)[0], wordsOf(key)[0]];
  const isShort = other.length >= SHORT_MIN_CHARS && wordsOf(key).length === 1 && one.startsWith(other);
  return joinedWords(name) === joinedWords(key) || (isShort && KEY_ENDS.test(name));
}

const SHORT_MIN_CHARS = 3;
const KEY_ENDS = /(?:id|nr|no|code|ref)$/i;

function isKeyOrName({ key: own, namePaths }: Reference, key: string): boolean {
  return key === own || namePaths.some(([first]) => first === key);
}

function holdsReference({ name }: Action, { columns }: RecordSet): boolean {
  const things = wordsOf(name).slice(1);
  return columns.some((column) => {
    const isScalar = (column.kind === 'text' || column.kind === 'boolean') && column.path === undefined;
    return isScalar && column.refersTo === undefined && wordsOf(column.key).every((word) => things.includes(word));
  });
}

// The "id" of "close_account" is not that of an invoice, if the data has an account.
function isIdOfOther(action: Action, { name }: Field, set: RecordSet): boolean {
  const isBare = /^ids?$/i.test(name);
  return isBare && !isNamedIn(action, set) && (set.others ?? []).some((key) => isNamedIn(action, { key }));
}

function isNamedIn({ name }: Action, set: Pick<RecordSet, 'key'>): boolean {
  return wordsOf(name).some((word) => namesRecords([word], set));
}

function refersTo({ columns }: RecordSet, other: RecordSet): boolean {
  return columns.some(
    (column) =>
      column.refersTo?.pointer === (other.view?.of ?? other.pointer) ||
      (wordsOf(column.key).length > 1 && keyNamed(column.key, other) !== undefined),
  );
}

/** The lists with the one that most actions are about first: the jobs before the mechanics that a job is given to. */
export function mainFirst(sets: readonly RecordSet[], actions: readonly Action[]): readonly RecordSet[] {
  const subjectOf = actions.map((action) => recordsOf(action, sets));
  const count = (set: RecordSet) => subjectOf.filter((subject) => subject === set).length;
  const main = sets.reduce<RecordSet | undefined>(
    (best, set) => (best === undefined || count(set) > count(best) ? set : best),
    undefined,
  );
  return main === undefined ? sets : [main, ...sets.filter((set) => set !== main)];
}

/** Fills params from the picked rows: single params from the first row, list params with all of them. */
export function fromSelection(selectionPath: string, set: RecordSet): Lookup {
  const keys = set.columns.map(({ key }) => key);
  const names = new Set(keys.map(joinedWords));
  const record = fromRow(`${selectionPath}/0`, keys, set);
  return (field) => {
    if (field.kind !== 'records') return record(field);
    // Lines of an order are no orders.
    const areTheirs = (field.fields ?? []).every((one) => !one.required || names.has(joinedWords(one.name)));
    const isAnyTheirs = (field.fields ?? []).some((one) => names.has(joinedWords(one.name)));
    return areTheirs && (isAnyTheirs || field.fields?.length === 0) ? { $state: selectionPath } : undefined;
  };
}
