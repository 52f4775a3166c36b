import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { endsIn, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

const NAMES: { readonly [word: string]: string } = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  pounds: 'GBP',
  '¥': 'JPY',
  r$: 'BRL',
  reais: 'BRL',
  franken: 'CHF',
};
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Codes that are read in a key without any other hint: other three letters are words of their own. */
const COMMON_CODES: ReadonlySet<string> = new Set(
  'eur usd gbp chf jpy brl cad aud sek nok dkk pln czk inr mxn'.split(' '),
);

const CURRENCY_KEY = wordList(
  'currency|currency code/iso|wahrung|waehrung|devise|moneda|divisa|moeda|valuta|iso currency|ccy|curr',
);
const MONEY = wordList(
  'price|amount|cost|costs|revenue|salary|budget|mrr|arr|fee|fees|subtotal|deposit|rent|refund|refunds|fare|wage|spend|spent|premium',
  'income|profit|claimed|payable|billed|invoiced|quoted|payout|earnings|turnover|charges|wages|tips|surcharge|balance|paid|total|tax|vat|discount|shipping|preis|betrag|summe|kosten|miete|kaution|gebuhr|umsatz|rabatt|gehalt',
  'cuota|cuotas|beitrag|cotisation|canone|mensalidade|mensualidad|prix|montant|cout|loyer|caution|frais|remise|salaire|solde|mensualite|ttc|ht|tva|acompte|tarif|importe|precio|coste|costo',
  'cover|excess|deductible|copay|selbstbeteiligung|deckungssumme|franchise|plafond|franquicia|franquia|massimale|franchigia',
  'brutto|netto|bruttolohn|nettolohn|lohnsteuer|lohn|steuer|sozialversicherung|krankenversicherung|rentenversicherung|brut',
  'lordo|bruto|liquido|sueldo|salario|stipendio|port|impuesto|imposto|imposta|impot|impots',
  'tarifa|saldo|descuento|envio|alquiler|ingresos|importo|prezzo|tariffa|sconto|affitto|spesa|preco|custo|desconto|receita|taxa',
);
// Words that are amounts of money only beside a currency or with cents.
const AMBIGUOUS = wordList(
  'total|balance|paid|tax|discount|value|limit|due|min|max|minimum|maximum|from|to|current|previous|goal|target|raised|average',
  'aktuell|vorjahr|vormonat|vorwoche|actuel|precedent|an dernier|actual|anterior|atual|attuale|precedente',
  'valor|wert|valeur|valore|ht|taxa|saldo|solde|envio|shipping|credit|debit|net|gross|used|remaining|summe|remise',
  'brutto|netto|brut|lordo|bruto|liquido|steuer|port|impuesto|imposto|imposta',
);
const OF_EACH = wordList(
  'rate/price/cost/fee per|hourly/daily/nightly/day/night/weekly/monthly rate|per word/hour/night/day/km/kg/unit/person/month/page/minute/user/seat',
);
const COUNTS = wordList(
  'count|quantity|qty|number|percent|percentage|pct|units|points|days|hours|minutes|months|nights|guests|people',
);
const COMPOUND_ENDS = ['preis', 'betrag', 'summe', 'kosten', 'gebuhr', 'umsatz', 'rabatt', 'miete'];
const MINOR = wordList(
  'cents|cent|minor|pence|centimes|centimos|centavos|centesimi|kopeks|kopecks|oere|rappen|groszy|grosze|paise|minor units|in cents',
);
// Short forms that are other words elsewhere: carats, and hours in Italian.
const MINOR_AFTER_MONEY = wordList('ct|cts|ore');
// Cents or pence where the key says that an amount is paid or owed; after anything else they are degrees or pages.
const LETTERS = wordList('c|p');
const PENCE = /\sp$/;
const OWED = wordList(
  'arrears|owed|owing|received|till|takings|arrieres|arriere|recu|recus|verse|erhalten|offen|ruckstand|rueckstand|recibido|cobrado|ricevuto|incasso|recebido',
);

/** The ISO code of a currency by its code, sign or name; undefined for other words. */
export function currencyCode(word: string): string | undefined {
  const code = word.trim().toUpperCase();
  if (CODES.has(code)) return code;
  const name = word.trim().toLowerCase();
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
}

/** The key under which an object names the currency of its amounts, and the currency; of "base_currency" and "quote_currency" none is. */
export function currencyIn(data: JsonObject): { key: string; code: string } | undefined {
  const named = Object.entries(data).flatMap(([key, value]) => {
    const code = typeof value === 'string' && isCurrencyKey(key) ? currencyCode(value) : undefined;
    return code === undefined ? [] : [{ key, code }];
  });
  const plain = named.find(({ key }) => isOneOf(CURRENCY_KEY, wordsOf(key).join(' ')));
  return plain ?? (named.every(({ code }) => code === named[0]?.code) ? named[0] : undefined);
}

/** True for a key whose value names a currency. */
export function isCurrencyKey(key: string): boolean {
  return endsIn(CURRENCY_KEY, wordsOf(key).join(' '));
}

/**
 * The one currency that the data names anywhere, also in the name of an amount ("price_eur"); undefined without any, and with
 * several.
 */
export function onlyCurrency(data: Json): string | undefined {
  const codes = new Set<string>();
  const visit = (value: Json, depth: number) => {
    if (depth > MAX_DEPTH || codes.size > 1) return;
    if (Array.isArray(value)) for (const one of value.slice(0, MAX_ENTRIES)) visit(one, depth + 1);
    else if (isJsonObject(value)) {
      const code = currencyIn(value)?.code;
      if (code !== undefined) codes.add(code);
      for (const [key, inner] of Object.entries(value)) {
        const named = isAmount(key, inner) ? currencyOfKey(key) : undefined;
        if (named !== undefined) codes.add(named);
        visit(inner, depth + 1);
      }
    }
  };
  visit(data, 0);
  return codes.size === 1 ? [...codes][0] : undefined;
}

function isAmount(key: string, value: Json): boolean {
  return typeof value === 'number' && (isMoneyKey(key) || mayBeMoneyKey(key));
}

const MAX_DEPTH = 6;
const MAX_ENTRIES = 200;

// Pence, rappen and groszy are parts of one currency; cents, centimes and centavos are parts of several.
const OF_HUNDREDTHS: { readonly [word: string]: string } = { pence: 'GBP', rappen: 'CHF', groszy: 'PLN' };

/** The currency that a key names: "price_eur". */
export function currencyOfKey(key: string): string | undefined {
  const words = wordsOf(key);
  const hundredths = words.find((word) => Object.hasOwn(OF_HUNDREDTHS, word));
  if (hundredths !== undefined) return OF_HUNDREDTHS[hundredths];
  if (PENCE.test(words.join(' ')) && isMinorKey(key)) return 'GBP';
  const named = words.find(
    (word) => COMMON_CODES.has(word) || word === 'euro' || word === 'euros' || word === 'dollars',
  );
  return named === undefined ? undefined : currencyCode(named);
}

/** True for a key whose numbers are amounts of money. */
export function isMoneyKey(key: string): boolean {
  const text = wordsOf(key).join(' ');
  if (says(COUNTS, text) || countsThings(text)) return false;
  return (
    says(MONEY, text) ||
    isMinorKey(key) ||
    COMPOUND_ENDS.some((end) => text.split(' ').some((word) => word.endsWith(end)))
  );
}

/** True for a key that names the price of one of something: "rate_per_word", "hourly_rate". */
export function isPriceOfEach(key: string): boolean {
  return says(OF_EACH, wordsOf(key).join(' '));
}

/** True for a key such as "total" or "limit": its numbers are money only beside a currency or with cents. */
export function mayBeMoneyKey(key: string): boolean {
  const text = wordsOf(key).join(' ');
  // "Warenwert" is one; what is measured has values as well.
  const isWorth = /(?<!mess|grenz|soll|ist|mittel|richt)wert$/.test(text);
  return (says(AMBIGUOUS, text) || isWorth) && !says(COUNTS, text) && !countsThings(text);
}

// "beds-total" counts beds; a total of costs, or in cents, is money.
function countsThings(text: string): boolean {
  const words = text.split(' ');
  const isSure = words.some((word) => (says(MONEY, word) && !says(AMBIGUOUS, word)) || isMinorWord(word));
  return !isSure && says(AMBIGUOUS, text) && words.some((word) => singular(word) !== word && !says(AMBIGUOUS, word));
}

/** True for a key whose amounts are in hundredths: "total_cents". */
export function isMinorKey(key: string): boolean {
  const text = wordsOf(key).join(' ');
  if (endsIn(MINOR, text) || (endsIn(MINOR_AFTER_MONEY, text) && says(MONEY, text))) return true;
  if (says(MINOR, text) && says(MONEY, text)) return true;
  return endsIn(LETTERS, text) && (says(MONEY, text) || says(OWED, text));
}

/** True for a word that names hundredths of a currency: "cents", "ct". */
export function isMinorWord(word: string): boolean {
  return isOneOf(MINOR, word) || word === 'ct' || word === 'cts';
}

/** True for a text that says that amounts are in hundredths: "in cents". */
export function saysMinor(text: string): boolean {
  return says(MINOR, text);
}

/** The sign of a currency, for places that take a text before a number: "€", "CHF ". */
export function currencySign(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? code;
  return /\p{L}$/u.test(sign) ? `${sign} ` : sign;
}
