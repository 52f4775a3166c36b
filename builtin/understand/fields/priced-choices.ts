import { currencyCode, isCurrencyKey, isMinorKey } from '#builtin/understand/values/currency.ts';
import { allGroups, type Fact, type Group } from '#builtin/understand/data/data-shape.ts';
import { factQuery, type Words } from '#builtin/written-value.ts';
import { queryOf, textLiteral } from '#builtin/view-query.ts';
import type { Choice, Field } from './field.ts';

const PRICED_MAX = 15;

/**
 * The choices of a schema with their prices, where an object of the data has an amount for each of them: `{GIFT_WRAP: 450}`.
 * Undefined if there is none.
 */
export function pricedChoices(
  choices: readonly Choice[],
  { data, ...words }: { data: Group } & Words,
): Pick<Field, 'choicesView'> | undefined {
  if (choices.length < 2 || choices.length > PRICED_MAX) return undefined;
  for (const group of allGroups(data)) {
    const facts = choices.map(({ value }) => group.facts.find(({ key }) => key === value));
    const prices = facts.map((fact) => fact && priceQuery(fact, group, data, words));
    const told = choices.flatMap(({ label, value }, at) => {
      const price = prices[at];
      if (price === undefined) return [];
      return [`{label: concat(${textLiteral(`${label} · `)}, ${price}), value: ${textLiteral(value)}}`];
    });
    if (told.length < choices.length) continue;
    const and = facts.flatMap((fact) => fact?.pointer ?? []);
    return { choicesView: { query: `[${told.join(', ')}]`, of: group.pointer, and } };
  }
  return undefined;
}

function priceQuery(fact: Fact, group: Group, data: Group, words: Words): string | undefined {
  if (typeof fact.value !== 'number') return undefined;
  if (fact.format.as === 'money') return factQuery(fact, words);
  if (!isMinorKey(group.key)) return undefined;
  const currency = currencyBeside(group, data);
  return `format_number(${queryOf(fact.pointer)} / \`100\`, ${textLiteral(currency ?? '')}, \`2\`)`;
}

// The currency that stands in the object around the prices, or at the top.
function currencyBeside(group: Group, data: Group): string | undefined {
  const around = allGroups(data).filter(({ groups }) => groups.includes(group));
  const facts = [...around, data].flatMap((one) => one.facts);
  const found = facts.find(({ key, value }) => isCurrencyKey(key) && typeof value === 'string');
  return found === undefined ? undefined : currencyCode(String(found.value));
}
