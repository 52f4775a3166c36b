import { isDate } from '#catalog/compiler/validate/date.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

/** A plain JSON value: not null, no list and no object. */
export type Scalar = string | number | boolean;

/** The kind of the values under one key, as far as key and values make it certain. */
export type ValueKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'month'
  | 'time'
  | 'boolean'
  | 'email'
  | 'url'
  | 'picture'
  | 'id';

const LONG_TEXT_MIN_CHARS = 80;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
// "2026-03", "2026-Q1", "KW 12", "2026", "week 3".
const PERIODS = [
  /^\d{4}-\d{2}$|^\d{4}-?[qw]\d{1,2}$|^[qw]\d{1,2}(?:\s+\d{4})?$|^kw\s?\d+$/iu,
  /^(?:19|20)\d{2}$|^(?:week|day|month|woche|tag)\s?\d+$/iu,
];
// "Mar 26", "Tue", "sept."
const NAMED_PERIOD = /^(\p{L}{3,})\.?(?:\s+\d{2,4})?$/u;
const PERIOD_NAMES = (
  'january february march april may june july august september october november december monday tuesday wednesday thursday ' +
  'friday saturday sunday januar februar marz maerz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag ' +
  'samstag sonntag janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi ' +
  'vendredi samedi dimanche enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes ' +
  'martes miercoles jueves viernes sabado domingo gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre ' +
  'lunedi martedi mercoledi giovedi venerdi domenica janeiro fevereiro marco maio junho julho setembro outubro dezembro ' +
  'segunda terca quarta quinta sexta'
).split(' ');
const TIME = /^(?:[01]?\d|2[0-4]):[0-5]\d$/;
const URL = /^https?:\/\/\S+$/i;
// The address of a picture, whatever its key.
const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif|svg)(?:\?\S*)?$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PICTURE = wordList(
  'image|picture|photo|foto|fotos|bilder|imagen|imagenes|imagem|imagens|immagini|gallery|avatar|thumbnail|logo|cover|img|icon url|bild|poster|images|pictures|photos|avatars|logos|covers|thumb|thumbs',
  'vignette|miniature|miniatura|miniaturas|immagine|illustration|vorschaubild|headshot|portrait|screenshot',
);
const ID_KEY = /(?:^|\s)(?:id|uuid|guid|pid|uid)$/;
const PERCENT_KEY =
  /\b(?:percent|percentage|pct|prozent|pourcent|pourcentage|porcentaje|porcentagem|percentuale|percento|procent)\b/;
// Numbers that identify something are not amounts: they get no thousands separator, sum or chart.
const IDENTIFYING_KEY = wordList(
  'year|jahr|annee|ano|anno|piano|etage|stockwerk|zip|postcode|phone|number|no|nr|code|room|table number|gate|floor|lat|lng|lon',
  'latitude|longitude|year built|built|index|rank|position|day|month|week|hour|order id|isbn|ean',
  'vintage|decade|imo|mmsi|elo|millesime|decennie|decada|decennio|annata|jahrgang|jahrzehnt|safra',
  'season|founded|established|saison|gegrundet|gegruendet|fondee|fundado|fundada|temporada|fondato|fondata|stagione|channel|extension',
);

// German writes them as one word: "Baujahr", "Hausnummer".
const IDENTIFYING_END = /(?:jahr|nummer|nr)$/;

/** The kind of the values under a key; `values` are those that are not null. */
export function valueKindOf(key: string, values: readonly Scalar[]): ValueKind {
  const words = wordsOf(key).join(' ');
  if (ID_KEY.test(words)) return 'id';
  if (values.length === 0) return 'text';
  if (values.every((value) => typeof value === 'boolean')) return 'boolean';
  if (areEpochs(key, values)) return 'dateTime';
  if (values.every((value) => typeof value === 'number')) return PERCENT_KEY.test(words) ? 'percent' : 'number';
  const texts = values.map(String);
  const all = (pattern: RegExp) => texts.every((text) => pattern.test(text));
  if (texts.every(isDate)) return 'date';
  // Some of the moments may be given by their day alone.
  if (texts.every((text) => isDate(text) || (DATE_TIME.test(text) && isDate(text.slice(0, 10))))) return 'dateTime';
  if (texts.every(isPeriod)) return 'month';
  if (all(TIME)) return 'time';
  if (all(EMAIL)) return 'email';
  if (says(PICTURE, words) && texts.every((text) => URL.test(text) || text.startsWith('/'))) return 'picture';
  if (all(URL)) return all(PICTURE_FILE) ? 'picture' : 'url';
  return texts.some((text) => text.length >= LONG_TEXT_MIN_CHARS) ? 'longText' : 'text';
}

const MOMENT_KEY = wordList(
  'at|on|ts|time|timestamp|date|start|starts|end|ends|begin|until|since|now|due|created|updated|modified|last|next|seen|expires|expiry',
  'not before|not after|valid from|valid to|valid until|renews|renewed|renewal|issued|registered|joined|sent|paid|shipped|delivered|received|resolved',
  'completed|finished|cancelled|published|measured|recorded|synced|scheduled|visited|checked|started|detected|logged|login|signup|born|birthday',
  'deadline|opened|closed|departs|arrives|departure|arrival|eta|etd|zeit|datum|beginn|ende|fallig|faellig|bis|seit|jetzt|heure|debut|fin',
  'echeance|maintenant|hora|fecha|inicio|vence|ahora|ora|inizio|fine|scadenza|adesso|prazo|agora|fim',
);
const EPOCHS = [
  { from: 1e9, to: 2.2e9 },
  { from: 1e12, to: 2.2e12 },
];

/** True for moments that are given in seconds or milliseconds since 1970. */
function areEpochs(key: string, values: readonly Scalar[]): boolean {
  const isWithin = (value: Scalar) =>
    typeof value === 'number' && EPOCHS.some(({ from, to }) => value >= from && value < to) && Number.isInteger(value);
  const words = wordsOf(key).join(' ');
  return values.length > 0 && values.every(isWithin) && (says(MOMENT_KEY, words) || MOMENT_NAME.test(words));
}

// "ts", "t0", "reply by"; a number "from" somebody may be that of an account.
const MOMENT_NAME = /^(?:ts?|t ?\d|when|as ?of)$|\S (?:by|from)$/;

// "Sat" shortens a name; "Montpellier" and "Marta" only begin like one.
function isPeriod(text: string): boolean {
  if (PERIODS.some((pattern) => pattern.test(text))) return true;
  const name = foldText(NAMED_PERIOD.exec(text)?.[1] ?? '');
  return name !== '' && PERIOD_NAMES.some((full) => full.startsWith(name));
}

/** True for a key that says that its values are pictures. */
export function isPictureKey(key: string): boolean {
  return says(PICTURE, wordsOf(key).join(' '));
}

/** True for a key whose numbers are measurements, so that they can be summed and charted. */
export function measures(key: string): boolean {
  const words = wordsOf(key).join(' ');
  return !ID_KEY.test(words) && !says(IDENTIFYING_KEY, words) && !IDENTIFYING_END.test(words);
}

/** True for a string, a boolean or a finite number. */
export function isScalar(value: unknown): value is Scalar {
  return (
    typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  );
}
