import { capitalized } from './identifier.ts';
import { symbolFor, UNITS } from '#builtin/understand/values/units.ts';

/** Abbreviations that are written in capital letters. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  'ok oee iata icao tls ssl dns kyc aml pnr icu rfq rfp nda aov arpu cpc cpm ctr roas mttr mtbf fte atm adr nfc mfa sla id url api sku vat iban bic kpi roi mrr arr cpu ram ip pin otp faq pdf csv crm erp hr usd eur gbp sms gps ssn dob eta nps ltv cac ui ux rsvp qr diy vip seo b2b epc mrn isbn ean gst nif cif cpf cnpj vin siret bmi co2 tva iva imo loa dpi wip rh mmsi vhf uhf usb hvac tv mri ecg eeg dna nhs lpg ngo utc gmt ev pdf'.split(
    ' ',
  ),
);

/** Words that programmers shorten and that stand for one thing only. */
const SHORTENED: { readonly [short: string]: string } = {
  desc: 'description',
  descr: 'description',
  qty: 'quantity',
  uom: 'unit',
  amt: 'amount',
  addr: 'address',
  dept: 'department',
  dest: 'destination',
  msg: 'message',
  mfr: 'manufacturer',
  cust: 'customer',
  prio: 'priority',
  acct: 'account',
  appt: 'appointment',
  mgr: 'manager',
};

/**
 * A key as a label in sentence case: "order_total" gives "Order total", "customerId" "Customer ID". A key that is
 * already written as words only gets its first letter capitalized.
 */
export function humanize(key: string): string {
  const trimmed = key.trim();
  if (/\s/.test(trimmed)) return capitalized(trimmed);
  // "HAMMER_VOICING" and "GRAND" are words, "VAT" and "HTTP" are short for some.
  const isShouted = SHOUTED.test(trimmed);
  const words = (isShouted ? trimmed.toLowerCase() : trimmed)
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    // "line1", but "co2".
    .replaceAll(/(\p{L}{4})(\d+)$/gu, '$1 $2')
    .split(/[\s_.:/\\-]+/)
    .filter((word) => word !== '');
  const [first = '', ...others] = words.map(wordCase);
  // "kg" and "kWh", but "days" is a word.
  const isUnit = symbolFor(UNITS, first.toLowerCase()) === first && !/^\p{Ll}{3,}$/u.test(first);
  return [isUnit ? first : capitalized(first), ...others].join(' ') || trimmed;
}

const SHOUTED = /^\p{Lu}{5,}$|^\p{Lu}{2,}(?:_\p{Lu}{2,})+$/u;

function wordCase(word: string): string {
  const unit = symbolFor(UNITS, word.toLowerCase());
  if (unit?.toLowerCase() === word.toLowerCase()) return unit;
  const whole = symbolFor(SHORTENED, word.toLowerCase());
  if (whole !== undefined) return whole;
  if (ACRONYMS.has(word.toLowerCase())) return word.toUpperCase();
  // "SKUs"
  const one = word.toLowerCase().replace(/s$/, '');
  if (one.length > 2 && ACRONYMS.has(one)) return `${one.toUpperCase()}s`;
  return /^\p{Lu}{2,}\d*$/u.test(word) ? word : word.toLowerCase();
}
