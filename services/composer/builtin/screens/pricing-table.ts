import type { Json, JsonObject } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import { bindingOf } from '../parts/action-button.ts';
import { actionControls, primaryOf } from '../parts/action-controls.ts';
import { cell, keysOfRow, rowPointer } from '../parts/cell.ts';
import { controlContext } from '../parts/context-of.ts';
import { fieldControls } from '../parts/form.ts';
import { fromFields, fromRecord, isHosted, type Placed } from '../parts/lookups.ts';
import { page } from '../parts/page.ts';
import { placeFields } from '../parts/placed-fields.ts';
import { hostedParams } from '../parts/hosted-params.ts';
import { wireParams, type Lookup } from '../parts/wire-params.ts';
import { part, read, type Part } from '../part.ts';
import type { Action } from '../read/action.ts';
import { allRecords, type RecordSet } from '../read/data-shape.ts';
import type { Field } from '../read/field.ts';
import { foldText } from '../read/fold-text.ts';
import { identifier } from '../read/identifier.ts';
import { planCount, plansFromPrompt, type NamedPlan } from '../read/plans-from-prompt.ts';
import { columnFor, plays, titleColumn } from '../read/record-roles.ts';
import { ownKey, type Understanding } from '../read/understanding.ts';
import { section } from './list-table.ts';

const MARKED = /^(?:highlighted|popular|recommended|featured|mostPopular|is_?popular)$/i;

/** A plan ready to be shown, and what answers the params of the action that chooses it. */
type Plan = {
  id: string;
  name: string;
  props: { [name: string]: Json | undefined };
  lookup: Lookup;
  seeds: JsonObject;
};

/** Plans side by side, each with a button of its own that chooses it. */
export function pricingTableScreen(u: Understanding): Part {
  const sets = allRecords(u.data);
  const set = sets.find((one) => columnFor(one, 'price') !== undefined) ?? sets[0];
  const plans = set === undefined ? promptPlans(u) : dataPlans(set);
  const choose =
    primaryOf(u.actions.filter(({ fields, mood }) => fields.length > 0 || mood !== 'plain')) ?? primaryOf(u.actions);
  const asked = choose === undefined || plans.length === 0 ? [] : askedFields(choose, plans[0]);
  const placed = placeFields(asked, `/${ownKey(u, 'choice')}`);
  const rest = u.actions.filter((action) => action !== choose || plans.length === 0);
  const top = actionControls(rest, u);
  const cards = plans.map((plan) => planCard(u, plan, plans, choose, placed));
  const others = sets.filter((one) => one !== set).map((one) => section(u, one));
  const options =
    placed.length === 0
      ? []
      : [
          part(
            'choices',
            'Stack',
            { direction: 'horizontal', gap: 'md', align: 'end' },
            fieldControls(placed, controlContext(u)),
          ),
        ];
  const grid =
    cards.length === 0
      ? [part('empty', 'EmptyState', { title: u.copy.nothingYet('plans'), titleLevel: 'h2' })]
      : [part('plans', 'Grid', { columns: Math.min(cards.length, 4), gap: 'lg' }, cards)];
  return page(u, u.named.title ?? set?.label ?? u.copy.choosePlan, 'xl', top.buttons, [
    ...options,
    ...grid,
    ...others,
    ...top.dialogs,
  ]);
}

// What a choice needs besides the plan, such as a billing period or a number of seats.
function askedFields(choose: Action, plan: Plan | undefined): Field[] {
  const { missing } = wireParams(choose, plan === undefined ? [] : [plan.lookup]);
  return missing.filter((field) => !isHosted(field));
}

function planCard(
  u: Understanding,
  plan: Plan,
  plans: readonly Plan[],
  choose: Action | undefined,
  placed: readonly Placed[],
): Part {
  const said = u.quoted.find(({ role }) => role === 'button')?.text;
  const highlighted = plan.props['highlighted'] ?? (isPraised(u.prompt, plan.name, plans) ? true : undefined);
  const props: Plan['props'] = { ...plan.props, highlighted, ctaLabel: said ?? choose?.label ?? u.copy.choosePlan };
  const id = `${identifier(plan.id, 'plan')}Plan`;
  const name = props['name'] ?? plan.name;
  if (choose === undefined) {
    const path = `/${ownKey(u, 'chosenPlan')}`;
    const commit = u.mayInvent
      ? { action: 'choosePlan', params: { plan: name } }
      : { action: 'setState', params: { statePath: path, value: name } };
    return part(id, 'PlanCard', props, [], {
      seeds: { ...plan.seeds, ...(u.mayInvent ? {} : { [path]: '' }) },
      on: { commit },
    });
  }
  const { params, missing } = wireParams(choose, [plan.lookup, fromFields(placed)]);
  const hosted = hostedParams(missing, u);
  const commit = bindingOf(choose, { ...params, ...hosted.params }, u.copy);
  return part(id, 'PlanCard', props, [], { seeds: { ...plan.seeds, ...hosted.seeds }, on: { commit } });
}

function dataPlans(set: RecordSet): Plan[] {
  const title = titleColumn(set)?.key;
  return set.rows.slice(0, 12).map((row, index) => {
    const at = (key: string | undefined) => cell(set, index, key);
    const features = Object.keys(row).find((key) => plays(key, 'features') && isWords(row[key]));
    const name = title === undefined ? '' : textOf(row[title]);
    const isMarked = Object.keys(row).some((key) => MARKED.test(key) && row[key] === true);
    return {
      id: name,
      name,
      props: {
        name: at(title) ?? '—',
        price: at(columnFor(set, 'price')?.key) ?? '—',
        period: at(columnFor(set, 'period')?.key),
        description: at(columnFor(set, 'description')?.key),
        features: features === undefined ? undefined : read(rowPointer(set, index) + formatPointer([features])),
        badge: at(Object.keys(row).find((key) => /^(?:badge|ribbon)$/i.test(key))),
        highlighted: isMarked ? true : undefined,
      },
      lookup: planLookup(fromRecord(rowPointer(set, index), keysOfRow(set, index), set.key), at(title)),
      seeds: {},
    };
  });
}

function promptPlans(u: Understanding): Plan[] {
  const named = plansFromPrompt(u.prompt);
  const plans: NamedPlan[] =
    named.length > 0
      ? named
      : Array.from({ length: planCount(u.prompt) }, (_, index) => ({
          name: `${u.copy.plan} ${'ABCDEF'.charAt(index)}`,
          price: undefined,
          period: undefined,
          features: [],
        }));
  const key = ownKey(u, 'plans');
  return plans.map(({ name, price, period, features }) => {
    const pointer = `/${key}/${identifier(name, 'plan')}/price`;
    return {
      id: name,
      name,
      props: {
        name,
        price: price ?? read(pointer),
        period: period?.replace(/^\/\s?/, '/ '),
        features: features.length > 0 ? features : undefined,
      },
      lookup: planLookup(() => undefined, name),
      seeds: price === undefined ? { [pointer]: u.copy.noValue } : {},
    };
  });
}

function planLookup(record: Lookup, name: Json | undefined): Lookup {
  return (field) =>
    record(field) ??
    (/(?:^|_)(?:plan|tier|package|product|name|planName|tarif|price_?id|planId|plan_id|id)$/i.test(field.name)
      ? name
      : undefined);
}

function isPraised(prompt: string, name: string, plans: readonly Plan[]): boolean {
  const text = foldText(prompt);
  const plan = foldText(name).replaceAll(/[^a-z0-9 ]/g, '');
  if (plan === '' || plans.length < 2) return false;
  const praise =
    '(?:highlight\\w*|recommend\\w*|most popular|popular|best value|featur\\w+|emphasi\\w+|hervorgehoben|beliebt\\w*|empfohlen)';
  return new RegExp(
    `${praise}\\W+(?:the\\s+|plan\\s+)?${plan}\\b|\\b${plan}\\b(?:\\s+plan)?(?:\\s+\\w+){0,3}?\\W+(?:\\w+\\s+)?${praise}`,
  ).test(text);
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isWords(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
