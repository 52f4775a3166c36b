import { bind, part, type Part, read } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { splitPeriod } from '#builtin/understand/amounts/price.ts';
import { planCount } from '#builtin/understand/amounts/small-numbers.ts';
import type { NamedPlan } from '#builtin/understand/request/plans-of-parts.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { planCard } from './plan-card.ts';
import { type Plan, planLookup } from './plans.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const OPEN_FEATURES = 3;

/** The plans that a prompt names, or as many without a name as it speaks of; unknown prices are left to the host. */
export function promptPlans(u: Understanding): Plan[] {
  if (u.parts.plans.length > 0) return plansOf(u, sharedFeatures(u.parts.plans));
  const nameless = namelessPlans(u);
  return plansOf(u, nameless.length > 0 ? nameless : usualPlans(u));
}

/** Cards for plans on a screen that is about something else. */
export function namedPlanCards(u: Understanding, named: readonly NamedPlan[]): Part[] {
  const plans = plansOf(u, named);
  return plans.map((plan) => planCard(u, plan, plans, undefined, []));
}

/** Cards of plans side by side. */
export function cardGrid(u: Understanding, cards: Part[]): Part {
  return cards.length === 0
    ? part('empty', 'EmptyState', { title: u.copy.nothingYet('plans'), titleLevel: 'h2' })
    : part('plans', 'Grid', { columns: Math.min(cards.length, 4), gap: 'lg' }, cards);
}

function plansOf(u: Understanding, named: readonly NamedPlan[]): Plan[] {
  const key = ownKey(u, 'plans');
  return named.map(({ name, price, features: told }) => {
    const parted = price === undefined ? undefined : splitPeriod(price);
    // "A monthly yearly switch" behind the last plan stands above them all.
    const features = told.filter((feature) => !asksForBilling(feature));
    const base = `/${key}/${identifier(name, 'plan')}`;
    const [pointer, included] = [`${base}/price`, `${base}/features`];
    // What plans have is told side by side, or comes from the host.
    const isOpen = named.every((plan) => plan.features.every(asksForBilling));
    return {
      id: name,
      name,
      props: {
        name,
        price: parted?.price ?? read(pointer),
        period: parted?.period,
        features: features.length > 0 ? features : isOpen ? read(included) : undefined,
      },
      lookup: planLookup(() => undefined, name),
      seeds: {
        ...(price === undefined ? { [pointer]: u.copy.noValue } : {}),
        ...(isOpen ? { [included]: Array.from({ length: OPEN_FEATURES }, () => u.copy.noValue) } : {}),
      },
    };
  });
}

// What is offered at a price where the request tells neither names nor a number.
function usualPlans({ started }: Understanding): NamedPlan[] {
  return (started?.starter.plans ?? []).map((name) => ({ name, price: undefined, features: [] }));
}

function namelessPlans(u: Understanding): NamedPlan[] {
  return Array.from({ length: planCount(u.prompt) }, (_, index) => ({
    name: `${u.copy.plan} ${'ABCDEF'.charAt(index)}`,
    price: undefined,
    features: [],
  }));
}

// "Plus and Family with 4K" is no further plan: both have it.
function sharedFeatures(plans: readonly NamedPlan[]): NamedPlan[] {
  const membersOf = ({ name }: NamedPlan) => {
    const rest = plans.filter((one) => one.name !== name && ` ${name} `.includes(` ${one.name} `));
    return rest.length > 1 ? rest : [];
  };
  const joint = plans.filter((plan) => plan.price === undefined && membersOf(plan).length > 0);
  return plans
    .filter((plan) => !joint.includes(plan))
    .map((plan) => ({
      ...plan,
      features: [
        ...plan.features,
        ...joint.filter((one) => membersOf(one).includes(plan)).flatMap(({ features }) => features),
      ],
    }));
}

const MONTHLY = wordList('monthly|monatlich|mensuel*|mensual|mensal|mensile');
const YEARLY = wordList('yearly|annual|annually|jahrlich|annuel*|anual|annuale');
const SWITCH = wordList('switch|toggle|discount|billing|selector');
const EITHER = wordList('monthly yearly/annual/annually|monthly and/or/vs yearly/annual/annually');

/** Whether words ask for the choice between billing by the month and by the year. */
export function asksForBilling(text: string): boolean {
  return (
    (says(MONTHLY, text) && says(YEARLY, text)) || (says(YEARLY, text) && says(SWITCH, text)) || says(EITHER, text)
  );
}

/** Where plans are billed by the month or by the year as the user likes: the choice, and what is chosen. */
export function billingSwitch(u: Understanding): Part[] {
  if (!asksForBilling(u.prompt)) return [];
  const path = `/${ownKey(u, 'billing')}`;
  const options = [u.copy.monthly, u.copy.yearly].map((label) => ({ label, value: label }));
  const choice = part('billingSwitch', 'SegmentedControl', { options, value: bind(path) }, [], {
    seeds: { [path]: u.copy.monthly },
  });
  // Quiet beside the choice itself, which says it first.
  const chosen = part('billingNote', 'Text', { text: read(path), variant: 'caption' });
  return [part('billingRow', 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center' }, [choice, chosen])];
}
