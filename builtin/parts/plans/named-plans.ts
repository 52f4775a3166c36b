import { part, read, type Part } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { planCount } from '#builtin/understand/request/told-count.ts';
import type { NamedPlan } from '#builtin/understand/request/request-parts.ts';
import { type Understanding, ownKey } from '#builtin/understand/understanding.ts';
import { planCard } from './plan-card.ts';
import { type Plan, planLookup } from './plans.ts';

/** The plans that a prompt names, or as many without a name as it speaks of; unknown prices are left to the host. */
export function promptPlans(u: Understanding): Plan[] {
  return plansOf(u, u.parts.plans.length > 0 ? sharedFeatures(u.parts.plans) : namelessPlans(u));
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
  return named.map(({ name, price, features }) => {
    const pointer = `/${key}/${identifier(name, 'plan')}/price`;
    return {
      id: name,
      name,
      props: {
        name,
        price: price ?? read(pointer),
        features: features.length > 0 ? features : undefined,
      },
      lookup: planLookup(() => undefined, name),
      seeds: price === undefined ? { [pointer]: u.copy.noValue } : {},
    };
  });
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
