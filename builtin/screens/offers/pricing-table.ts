import { shapeOf } from '#builtin/starters/shape-of.ts';
import { type Part, part, read } from '#builtin/part.ts';
import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls } from '#builtin/parts/controls/form.ts';
import { isHosted, type Placed } from '#builtin/parts/actions/lookups.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { billingPath, billingSwitch, cardGrid, promptPlans } from '#builtin/parts/plans/named-plans.ts';
import { page } from '#builtin/parts/page/page.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { periodChoice, perPeriod } from '#builtin/parts/plans/billing-periods.ts';
import { closedPlanCard, planCard } from '#builtin/parts/plans/plan-card.ts';
import { dataPlans, type Plan } from '#builtin/parts/plans/plans.ts';
import { wireParams } from '#builtin/parts/actions/wire-params.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { columnFor } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { comparison } from '#builtin/parts/plans/comparison.ts';
import { faq } from '#builtin/screens/messages/faq.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';

/** Plans side by side, each with its own button to choose it. */
export function pricingTableScreen(u: Understanding): Part {
  const sets = allRecords(u.data);
  const set = sets.find((one) => columnFor(one, 'price') !== undefined) ?? sets[0];
  const plans = set === undefined ? promptPlans(u) : dataPlans(u, set);
  const choose =
    primaryOf(u.actions.filter(({ fields, intent }) => fields.length > 0 || intent !== 'plain')) ??
    primaryOf(u.actions);
  const asked = choose === undefined || plans.length === 0 ? [] : askedFields(choose, plans[0]);
  const placed = placeFields(asked, `/${ownKey(u, 'choice')}`);
  const others = sectionsOf(
    u,
    sets.filter((one) => one !== set),
  );
  const rest = u.actions.filter(
    (action) => (action !== choose || plans.length === 0) && !others.actions.includes(action),
  );
  const top = actionControls(rest, u);
  const named = plans.length === 0 ? namedButtons(u) : [];
  const chosen = periodChoice(placed);
  const isByPeriod = plans.some(({ byYear }) => byYear !== undefined);
  const own = isByPeriod && chosen === undefined ? `/${ownKey(u, 'billing')}` : undefined;
  const billing = own ?? (placed.length === 0 ? billingPath(u) : undefined);
  const sends = billing === undefined ? {} : { billing: read(billing) };
  const isUsed = own !== undefined || (choose === undefined && u.canInventActions && plans.length > 0);
  const byWords =
    own === undefined ? undefined : { pointer: own, values: { month: u.copy.monthly, year: u.copy.yearly } };
  const cardOf = (plan: Plan) =>
    plan.closed === undefined || plans.every(({ closed }) => closed !== undefined)
      ? planCard(u, { ...plan, sends }, plans, choose, placed)
      : closedPlanCard(plan);
  const cards = plans.flatMap((plan) =>
    byPeriod(u, plan, chosen ?? byWords).map(({ shown, visible }) => ({ ...cardOf(shown), ...visible })),
  );
  const title = u.named.title ?? set?.label ?? u.copy.choosePlan;
  return page(
    u,
    title,
    'xl',
    [...top.buttons, ...named],
    [
      ...(billing === undefined ? [] : billingSwitch(u, billing, isUsed)),
      ...options(u, placed),
      cardGrid(u, cards, plans.length),
      ...comparison(u, set, plans.length === 0),
      ...others.cards,
      ...questions(u),
      ...top.dialogs,
      ...others.dialogs,
    ],
  );
}

// The prices of the chosen period: a card for each, of which one is shown.
function byPeriod(
  u: Understanding,
  plan: Plan,
  choice: ReturnType<typeof periodChoice>,
): { shown: Plan; visible: Pick<Part, 'visible'> }[] {
  if (plan.byYear === undefined || choice === undefined) return [{ shown: plan, visible: {} }];
  const when = (period: 'month' | 'year') => ({ visible: { $state: choice.pointer, eq: choice.values[period] } });
  const { price, views } = plan.byYear;
  const yearly = {
    ...plan,
    props: { ...plan.props, price, period: perPeriod(u, 'year') },
    views: { ...plan.views, ...views },
  };
  return [
    { shown: plan, visible: when('month') },
    { shown: yearly, visible: when('year') },
  ];
}

function options(u: Understanding, placed: readonly Placed[]): Part[] {
  if (placed.length === 0) return [];
  const row = { direction: 'horizontal', gap: 'md', align: 'end' };
  return [part('choices', 'Stack', row, fieldControls(placed, controlContext(u)))];
}

// Further inputs of the choosing action, such as a billing period or a number of seats.
function askedFields(choose: Action, plan: Plan | undefined): Field[] {
  const { missing } = wireParams(choose, plan === undefined ? [] : [plan.lookup]);
  return missing.filter((field) => !isHosted(field));
}

// An FAQ below the plans, if the prompt asks for one.
function questions(u: Understanding): Part[] {
  // A named section of questions is added below the screen anyway.
  if (u.parts.sections.some(({ title }) => shapeOf(title)?.name === 'questions')) return [];
  if (!/\bfaqs?\b|frequently asked/iu.test(u.prompt)) return [];
  return [part('questionsCard', 'Card', { title: 'FAQ' }, faq(u, undefined))];
}
