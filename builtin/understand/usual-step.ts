import type { Field, FieldKind } from './field.ts';
import { fieldKindOf } from './field-kind.ts';
import { foldText } from './fold-text.ts';
import { identifier } from './identifier.ts';
import type { Language } from './language.ts';
import type { Purpose } from './purpose.ts';
import { usualFields } from './usual-fields.ts';

// Folded words of a step's title, the form that asks the same, and which of its fields.
const USUAL: readonly [RegExp, Purpose, [number, number?]][] = [
  [/\b(?:bank|bankverbindung|coordonnees bancaires|datos bancarios|payout)\b/, 'bank', [0]],
  [/\b(?:account|konto|compte|cuenta|sign ?up|login|register)\b(?! (?:number|holder))/, 'signUp', [0]],
  [/\b(?:payment|zahlung|paiement|pago|pagamento|billing|card)\b(?! (?:method|plan))/, 'payment', [0]],
  [
    /\b(?:contact|personal|about you|your (?:details|info\w*)|details|guest|customer|kontakt\w*|personliche\w*|coordonnees|datos|dados pessoais|dati personali|traveller|passenger|applicant)\b/,
    'contact',
    [0, 2],
  ],
  [
    /\b(?:address|shipping|adresse|lieferung|livraison|direccion|envio|indirizzo|spedizione|endereco|entrega|location)\b/,
    'checkout',
    [2],
  ],
  [/\b(?:date|time|schedule|appointment|slot|termin|rendez|cita|when)\b/, 'booking', [2]],
];
// A title that itself asks for one of these is the one question of its step.
const ITSELF: ReadonlySet<FieldKind> = new Set(['code', 'signature', 'date', 'time', 'dateRange']);
const KINDS: readonly [RegExp, FieldKind][] = [
  [/\b(?:invite|team|members|goals|interests|topics|skills|features)\b/, 'tags'],
  [/\b(?:upload|documents?|photos?|files?|dokumente)\b/, 'file'],
  [/\b(?:notes?|description|message|details|needs|content|what happened|reason)\b/, 'longText'],
];

/** What a step that only has a title asks: the fields of a usual form, else one field of the title's own kind. */
export function usualStep(title: string, language: Language): Field[] {
  const words = foldText(title);
  const [, purpose, [from, to] = [0]] = USUAL.find(([pattern]) => pattern.test(words)) ?? [];
  const certain = fieldKindOf(title);
  if (purpose !== undefined && !ITSELF.has(certain))
    return usualFields(purpose, language)
      .slice(from, to)
      .map((field) => ({ ...field, name: identifier(`${title} ${field.label}`, 'field') }));
  const kind = KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? certain;
  const required = !['tags', 'file', 'longText', 'yesNo'].includes(kind);
  return [{ name: identifier(title, 'field'), label: title, kind, required }];
}
