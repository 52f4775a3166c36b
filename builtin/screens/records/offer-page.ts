import { iconFor } from '#builtin/parts/actions/action-button.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart } from '#builtin/parts/controls/form.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { factsWithoutData, isPicture } from '#builtin/parts/facts/named-facts.ts';
import { page } from '#builtin/parts/page/page.ts';
import { definedOnly, part, type Part } from '#builtin/part.ts';
import { priceIn } from '#builtin/understand/amounts/price.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import type { NamedFact } from '#builtin/understand/request/facts-of-parts.ts';
import { isDrawn } from '#builtin/understand/request/drawn-things.ts';
import { isUnitPrice } from '#builtin/understand/request/labelled-values.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

// What one pays, by the names of facts; the first ones need no name beside the amount.
const PRICE = wordList('price|preis|prix|precio|preco|prezzo|cost|kosten');
const PAID = wordList(
  'price*|ticket*|entry|admission|entrance|fee|fees|rate|donation|preis*|eintritt|karten|gebuhr|miete|rent|prix|tarif|billet*',
  'entree|loyer|precio*|entrada*|alquiler|preco*|ingresso*|aluguel|prezzo*|bigliett*|ingressi|affitto|cost|costs|kosten',
);

/**
 * The page of a thing that one can order, described without data: what it looks like and is, and beside it what it costs, what
 * is chosen and the button. Undefined for a page with nothing to choose or to pay.
 */
export function offerPage(u: Understanding, title: string): Part | undefined {
  if (!isEmpty(u.data) || u.actions.length > 0 || !u.canInventActions) return undefined;
  const { facts } = u.parts;
  const price = facts.find(isPrice);
  const buttons = namedButtons(u);
  if (u.fields.length === 0 && (price === undefined || buttons.length === 0)) return undefined;
  const rest = { ...u, parts: { ...u.parts, facts: facts.filter((fact) => fact !== price) } };
  const told = factsWithoutData(rest);
  const pictures = told.filter(isPicture);
  const others = told.filter((one) => !pictures.includes(one));
  const offer = part('offerCard', 'Card', {}, [...priceParts(price), ...choicesAndButtons(u, buttons)]);
  // Beside a picture stand choices and price; without one, the description.
  const [beside, below] = pictures.length > 0 ? [pictures, others] : [others.slice(0, 1), others.slice(1)];
  const columns = { template: pictures.length > 0 ? '1fr 1fr' : '3fr 2fr', gap: 'lg', align: 'start' };
  const top =
    beside.length === 0
      ? offer
      : part('offer', 'Grid', columns, [part('offered', 'Stack', { gap: 'md' }, beside), offer]);
  const withoutButtons = { ...u, buttonLabels: [], quoted: u.quoted.filter(({ role }) => role !== 'button') };
  return page(withoutButtons, title, 'lg', [], [top, ...below]);
}

function isPrice({ label, value, lead }: NamedFact): boolean {
  const isAmount = value !== undefined && priceIn(value).price !== undefined;
  return isAmount && !isUnitPrice(value, lead) && (label === '' || says(PAID, label));
}

/** True for names that a screen may leave out because what they name speaks for itself: a picture, a price. */
export function needsNoName(label: string): boolean {
  return isDrawn(label) || isOneOf(PRICE, label);
}

function priceParts(price: NamedFact | undefined): Part[] {
  if (price?.value === undefined) return [];
  const name =
    price.label === '' || isOneOf(PRICE, price.label)
      ? []
      : [part('priceName', 'Text', { text: price.label, variant: 'muted' })];
  const amount = part('price', 'Heading', { text: price.value, level: 'h2', size: '2xl' });
  return [part('priceLines', 'Stack', { gap: 'none' }, [...name, amount])];
}

function choicesAndButtons(u: Understanding, buttons: readonly Part[]): Part[] {
  const main = buttons.find(({ props }) => props['variant'] === 'primary') ?? buttons[0];
  const others = buttons.filter((one) => one !== main);
  if (u.fields.length === 0)
    return [part('offerButtons', 'Stack', { direction: 'horizontal', gap: 'sm' }, [...buttons])];
  const label = typeof main?.props['label'] === 'string' ? main.props['label'] : u.copy.submit;
  const fields = u.fields.map((field) => ({ ...field, required: field.required && field.choices !== undefined }));
  const placed = placeFields(fields, `/${ownKey(u, 'chosen')}`);
  const props = definedOnly({ label, variant: 'primary', submit: true, icon: iconFor(label) });
  const submit = part('submitButton', 'Button', props);
  const commit = { action: identifier(label, 'submit'), params: answersOf(placed) };
  return [formPart('offerForm', fieldControls(placed, controlContext(u)), [submit, ...others], commit)];
}
