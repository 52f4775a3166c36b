import type { Definition } from '#catalog/definition.ts';
import { isStatePointer } from '#catalog/validate/state-pointer.ts';
import { sameJson } from '#contract/apply-operation.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import { wiresOf } from '../bindings.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';
import { stateUses, type StateUse } from '../state-uses.ts';
import { documentOrder, elementOf, orderFrom } from '../tree.ts';
import { isUntouched } from '../untouched.ts';
import { currencyMentions } from './currency.ts';
import { type Facts, factsOf } from './facts.ts';
import { findFact } from './find-fact.ts';
import { findList } from './find-list.ts';
import { mapContent, type Place, type Visit } from './map-content.ts';

/** What the pass needs besides: the caller's own words. */
export type VerbatimContext = PassContext & { prompt: string };

/**
 * Makes what the spec copies from the caller's data refer to it instead: lists item for item, and texts and numbers
 * that say one fact, be it in another form or cut short. What is shown is then the fact as the caller gave it. A
 * repair may change form, never a fact, and in doubt nothing is changed: numbers that lay something out, words that
 * name a control, common words, values that stand at several places or that a control changes, templates of a repeat,
 * and what an edit has not touched.
 */
export function referToData(spec: Spec, context: VerbatimContext): PassResult {
  if (Object.keys(context.data).length === 0) return { spec, repairs: [] };
  const finder = finderOf(spec, context);
  const inTemplate = templateIds(spec);
  const repairs: Repair[] = [];
  const elements = { ...spec.elements };
  for (const id of documentOrder(spec)) {
    const element = elementOf(spec, id);
    const definition = element === undefined ? undefined : context.definitionOf(element.type);
    if (element === undefined || definition === undefined) continue;
    if (inTemplate.has(id) || isUntouched(spec, id, context)) continue;
    const props = mapContent(element.props, definition, (value, place) => {
      const pointer = finder(value, place, element, definition);
      if (pointer === undefined) return value;
      const rule = Array.isArray(value) ? 'refer-to-list' : 'refer-to-fact';
      repairs.push({ rule, pointer: formatPointer(['elements', id, 'props', ...place.path]) });
      return { $state: pointer };
    });
    if (props !== element.props) elements[id] = { ...element, props };
  }
  return repairs.length === 0 ? { spec, repairs } : { spec: { ...spec, elements }, repairs };
}

type Finder = (...args: [...Parameters<Visit>, element: SpecElement, definition: Definition]) => string | undefined;

function finderOf(spec: Spec, context: VerbatimContext): Finder {
  const facts = constantFacts(spec, context);
  const isGiven = currencyMentions(`${context.prompt} ${JSON.stringify(context.data)}`);
  return (value, place, element, definition) => {
    if (Array.isArray(value)) {
      return takesList(place) ? findList(value, place.prop, facts, isGiven)?.pointer : undefined;
    }
    if (typeof value !== 'string' || !isShownText(place, element, definition)) return undefined;
    return findFact(value, facts, isGiven)?.pointer;
  };
}

/** The facts that stay what they are: none that a control or an action writes. */
function constantFacts(spec: Spec, { data, definitionOf }: PassContext): Facts {
  const written = new Set(stateUses(spec, definitionOf).flatMap(({ how, path }) => (WRITES.has(how) ? [path] : [])));
  const seeded = Object.entries(data).filter(([key, value]) => sameJson(spec.state[key] ?? null, value));
  const facts = factsOf(Object.fromEntries(seeded), (pointer) => written.has(pointer) || !isStatePointer(pointer));
  const isPartlyWritten = (pointer: string): boolean => [...written].some((path) => path.startsWith(`${pointer}/`));
  return { ...facts, lists: facts.lists.filter(({ pointer }) => !isPartlyWritten(pointer)) };
}

const WRITES: ReadonlySet<StateUse['how']> = new Set(['bound', 'set', 'listed', 'opened']);

/** Members whose text is a name for machines. */
const NOT_SHOWN = new Set('id key openPath htmlFor template videoId accept query code from to group svg'.split(' '));

/** True for a text that a component only shows. What a control is called or offers is more than its words. */
function isShownText({ name, prop }: Place, element: SpecElement, { props }: Definition): boolean {
  if (![prop.kind].flat().some((kind) => kind === 'string' || kind === 'text' || kind === 'any')) return false;
  if (NOT_SHOWN.has(name) || Object.values(props).some(({ bind }) => bind === true)) return false;
  return name !== 'label' || wiresOf(element).length === 0;
}

/** True for a place that takes a list and is no selection; rows may be bound, but are content all the same. */
function takesList({ name, prop }: Place): boolean {
  return [prop.kind].flat().includes('array') && (prop.bind !== true || name === 'rows');
}

function templateIds(spec: Spec): Set<string> {
  const repeated = documentOrder(spec).filter((id) => elementOf(spec, id)?.repeat !== undefined);
  return new Set(repeated.flatMap((id) => orderFrom(spec, id).slice(1)));
}
