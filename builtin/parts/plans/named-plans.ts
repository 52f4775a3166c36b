import { bind, part, type Part, read } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { splitPeriod } from '#builtin/understand/amounts/price.ts';
import { planCount } from '#builtin/understand/amounts/stated-counts.ts';
import type { NamedPlan } from '#builtin/understand/request/plans/plans-of-parts.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { planCard } from './plan-card.ts';
import { type Plan, planLookup } from './plans.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

const OPEN_FEATURES = 3;

/** The plans that a prompt names, otherwise the number of plans that it mentions. The host fills in unknown prices. */
export function promptPlans(u: Understanding): Plan[] {
  const named = u.parts.plans.filter((plan) => !isBillingChoice(u, plan));
  if (named.length > 0) return plansOf(u, sharedFeatures(named));
  const unnamed = unnamedPlans(u);
  return plansOf(u, unnamed.length > 0 ? unnamed : usualPlans(u));
}

/** Cards for plans that are named on a screen about something else. */
export function namedPlanCards(u: Understanding, named: readonly NamedPlan[]): Part[] {
  const plans = plansOf(u, named);
  return plans.map((plan) => planCard(u, plan, plans, undefined, []));
}

/**
 * Cards of plans side by side.
 *
 * @param shown how many of them are seen at once
 */
export function cardGrid(u: Understanding, cards: Part[], shown = cards.length): Part {
  return cards.length === 0
    ? part('empty', 'EmptyState', { title: u.copy.nothingYet('plans'), titleLevel: 'h2' })
    : part('plans', 'Grid', { columns: Math.min(shown, 4), gap: 'lg' }, cards);
}

function plansOf(u: Understanding, named: readonly NamedPlan[]): Plan[] {
  const key = ownKey(u, 'plans');
  return named.map(({ name, price, features: listed }) => {
    const split = price === undefined ? undefined : splitPeriod(price);
    // "Pro with a monthly yearly switch" asks for a switch above all plans, not for a feature of Pro.
    const features = listed.filter((feature) => !asksForBilling(feature));
    const base = `/${key}/${identifier(name, 'plan')}`;
    const [pointer, included] = [`${base}/price`, `${base}/features`];
    // When the prompt lists features for none of the plans, the host provides them for all.
    // Plans with prices are complete: a place for features would stay empty.
    const areFeaturesUnknown = named.every((plan) => plan.features.every(asksForBilling) && plan.price === undefined);
    return {
      id: name,
      name,
      props: {
        name,
        price: split?.price ?? read(pointer),
        period: split?.period,
        features: features.length > 0 ? features : areFeaturesUnknown ? read(included) : undefined,
      },
      lookup: planLookup(() => undefined, name),
      seeds: {
        ...(price === undefined ? { [pointer]: u.copy.noValue } : {}),
        ...(areFeaturesUnknown ? { [included]: Array.from({ length: OPEN_FEATURES }, () => u.copy.noValue) } : {}),
      },
    };
  });
}

// When the request gives neither names nor a number, use the plans that are usual for its subject.
function usualPlans({ started }: Understanding): NamedPlan[] {
  return (started?.starter.plans ?? []).map((name) => ({ name, price: undefined, features: [] }));
}

function unnamedPlans(u: Understanding): NamedPlan[] {
  return Array.from({ length: planCount(u.prompt) }, (_, index) => ({
    name: `${u.copy.plan} ${'ABCDEF'.charAt(index)}`,
    price: undefined,
    features: [],
  }));
}

// "Plus and Family with 4K" is not a third plan: 4K is a feature of both.
function sharedFeatures(plans: readonly NamedPlan[]): NamedPlan[] {
  const membersOf = ({ name }: NamedPlan) => {
    const members = plans.filter((one) => one.name !== name && ` ${name} `.includes(` ${one.name} `));
    return members.length > 1 ? members : [];
  };
  const shared = plans.filter((plan) => plan.price === undefined && membersOf(plan).length > 0);
  return plans
    .filter((plan) => !shared.includes(plan))
    .map((plan) => ({
      ...plan,
      features: [
        ...plan.features,
        ...shared.filter((one) => membersOf(one).includes(plan)).flatMap(({ features }) => features),
      ],
    }));
}

const MONTHLY = wordList('monthly|monatlich|mensuel*|mensual|mensal|mensile');
const YEARLY = wordList('yearly|annual|annually|jahrlich|annuel*|anual|annuale');
const SWITCH = wordList('switch|toggle|discount|billing|selector');
const EITHER = wordList('monthly yearly/annual/annually|monthly and/or/vs yearly/annual/annually');

/** True for a text that asks for a choice between monthly and yearly billing. */
export function asksForBilling(text: string): boolean {
  return (
    (says(MONTHLY, text) && says(YEARLY, text)) || (says(YEARLY, text) && says(SWITCH, text)) || says(EITHER, text)
  );
}

/** In "Basic $5, Pro $12, monthly/yearly toggle" monthly is a choice of the switch; a plan of that name has a price. */
export function isBillingChoice({ prompt }: Understanding, { name, price }: NamedPlan): boolean {
  // "Monthly yearly toggle", "alternar mensal/anual": the switch itself.
  if (!/\d/.test(price ?? '') && asksForBilling(`${name} ${price ?? ''}`)) return true;
  return price === undefined && asksForBilling(prompt) && (isOneOf(MONTHLY, name) || isOneOf(YEARLY, name));
}

/** The state path of the choice between monthly and yearly billing, when the prompt asks for one. */
export function billingPath(u: Understanding): string | undefined {
  return asksForBilling(u.prompt) ? `/${ownKey(u, 'billing')}` : undefined;
}

/**
 * A switch between monthly and yearly billing.
 *
 * @param isUsed whether the plans send the choice or show its prices; else it is shown beside the switch, which would do
 *   nothing otherwise
 */
export function billingSwitch(u: Understanding, path: string, isUsed: boolean): Part[] {
  const options = [u.copy.monthly, u.copy.yearly].map((label) => ({ label, value: label }));
  const choice = part('billingSwitch', 'SegmentedControl', { options, value: bind(path) }, [], {
    seeds: { [path]: u.copy.monthly },
  });
  const chosen = part('billingNote', 'Text', { text: read(path), variant: 'caption' });
  // In a row of its own, so that the switch is not as wide as the page.
  const row = { direction: 'horizontal', gap: 'sm', align: 'center' };
  return [part('billingRow', 'Stack', row, isUsed ? [choice] : [choice, chosen])];
}
