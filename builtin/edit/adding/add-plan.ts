import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { rowsOf } from '#builtin/edit/finding/names.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { childrenOf, placesOf, setChildren, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import { splitPeriod } from '#builtin/understand/amounts/price.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { PRICES } from '#builtin/edit/words/prices.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';

/** What each plan says for itself, and a new one does not. */
const OWN_PROPS: ReadonlySet<string> = new Set(['badge', 'highlighted', 'features', 'description', 'price', 'period']);
const COLUMNS_MAX = 4;

/** Adds a plan whose name has the word for it: "an Enterprise plan", "un plan Empresa". */
export function addNamedPlan(patch: Patch, thing: Addition, where: Where | undefined): boolean {
  const words = thing.label.split(' ');
  const isPlan = (word = '') => kindsIn(word).includes('plan');
  const name = isPlan(words.at(-1)) ? words.slice(0, -1) : isPlan(words[0]) ? words.slice(1) : [];
  return name.length > 0 && addPlan(patch, { ...thing, label: capitalized(name.join(' ')) }, where);
}

/** Adds a card for a plan beside those that are there: like the last of them, but with its own name and price. */
export function addPlan(patch: Patch, { label, values }: Addition, where: Where | undefined): boolean {
  // "a plan Gold, price on request": the price is none of its own.
  if (wordsOf(label).every((word) => PRICES.includes(word))) return false;
  const cards = planCards(patch);
  const last = cards.at(-1);
  const row = last?.parent;
  if (last === undefined || row === undefined || cards.some(({ parent }) => parent !== row)) return false;
  const { name } = last.element.props;
  const on = typeof name === 'string' ? renamed(last.element.on ?? {}, name, label) : undefined;
  if (typeof name !== 'string' || on === undefined) return false;
  const id = freshId(identifier(`${label} plan`, 'plan'), new Set(Object.keys(patch.spec.elements)));
  const element = { ...last.element, props: propsFor(last.element, label, values), on } as unknown as Json;
  patch.apply({ op: 'add', path: formatPointer(['elements', id]), value: element });
  insert(patch, row, id, where);
  return true;
}

// The cards that are written out, each for one plan.
function planCards({ spec }: Patch): Place[] {
  return placesOf(spec).filter(({ id, element }) => element.type === 'PlanCard' && rowsOf(spec, id) === undefined);
}

function propsFor({ props }: SpecElement, label: string, [price]: readonly string[]): { [prop: string]: Json } {
  const shared = Object.entries(props).filter(([prop]) => !OWN_PROPS.has(prop));
  const { price: amount, period } = splitPeriod(price ?? '—');
  const own = { name: label, price: amount, ...(period === undefined ? {} : { period }) };
  const cta = props['ctaLabel'];
  const before = props['name'];
  const isNamed = typeof cta === 'string' && typeof before === 'string' && cta.includes(before);
  const button = isNamed ? { ctaLabel: cta.replace(before, () => label) } : {};
  return { ...Object.fromEntries(shared), ...own, ...button };
}

type Bindings = NonNullable<SpecElement['on']>;

// What a card does, for another plan; undefined if it identifies its plan by what a name cannot give, such as an id.
function renamed(on: Bindings, name: string, label: string): Bindings | undefined {
  const params = Object.values(on).flatMap((binding) => Object.values([binding].flat()[0]?.params ?? {}));
  const isToldOtherwise = params.some((one) => typeof one === 'string' && one !== name);
  if (isToldOtherwise) return undefined;
  return JSON.parse(JSON.stringify(on), (_, one: unknown) => (one === name ? label : one)) as Bindings;
}

function insert(patch: Patch, row: string, id: string, where: Where | undefined): void {
  const children = childrenOf(patch.spec, row);
  const beside = where?.anchor === undefined ? undefined : findTargets(patch.spec, where.anchor)[0]?.place.id;
  const at = beside === undefined ? -1 : children.indexOf(beside);
  const index = where?.side === 'first' ? 0 : at < 0 ? children.length : at + (where?.side === 'before' ? 0 : 1);
  setChildren(patch, row, children.toSpliced(index, 0, id));
  const columns = elementOf(patch.spec, row)?.props['columns'];
  if (columns === children.length && children.length < COLUMNS_MAX) setProp(patch, row, 'columns', children.length + 1);
}
