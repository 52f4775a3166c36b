import type { Definition } from '#catalog/definition.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import type { PassResult } from '../pass.ts';
import { documentOrder, elementOf, orderFrom } from '#contract/spec/spec-tree.ts';
import { findFact, findList } from './find-copy.ts';
import { mapContent, type Place, repairProps, type Visit } from './map-content.ts';
import { type Sources, sourcesOf, type GroundingContext } from './sources.ts';

/**
 * Replaces copies of the caller's data by references: lists that match item for item, and texts and numbers that state one
 * fact, possibly in another form or truncated. In doubt nothing changes: layout numbers, names of controls, common words,
 * values that occur in several places or that a control changes, repeat templates, and elements that an edit has not
 * changed are left alone.
 */
export function referToData(
  spec: Spec,
  context: GroundingContext,
  sources = sourcesOf(spec, context),
  ids: readonly string[] = documentOrder(spec),
): PassResult {
  const finder = finderOf(sources);
  const inTemplate = templateIds(spec);
  return repairProps(spec, context, ids, (id, element, definition, report) => {
    if (inTemplate.has(id)) return element.props;
    return mapContent(element.props, definition, (value, place) => {
      const pointer = finder(value, place, element, definition);
      if (pointer === undefined) return value;
      const rule = Array.isArray(value) ? 'refer-to-list' : 'refer-to-fact';
      report(rule, ['elements', id, 'props', ...place.path]);
      return { $state: pointer };
    });
  });
}

type Finder = (...args: [...Parameters<Visit>, element: SpecElement, definition: Definition]) => string | undefined;

function finderOf({ facts, isGiven }: Sources): Finder {
  return (value, place, element, definition) => {
    if (Array.isArray(value)) {
      const surplus = place.prop.items?.kind === 'record' ? 'cells' : 'none';
      return takesList(place) ? findList(value, surplus, facts(), isGiven)?.pointer : undefined;
    }
    if (typeof value !== 'string' || !isShownText(place, element, definition)) return undefined;
    return findFact(value, facts(), isGiven)?.pointer;
  };
}

/** Members with machine names. */
const NOT_SHOWN = new Set('id key openPath htmlFor template videoId accept query code from to group svg'.split(' '));

/** True for a text that a component only shows, unlike labels and options of controls. */
function isShownText({ name, prop }: Place, element: SpecElement, { props }: Definition): boolean {
  if (![prop.kind].flat().some((kind) => kind === 'string' || kind === 'text' || kind === 'any')) return false;
  if (NOT_SHOWN.has(name) || Object.values(props).some(({ bind }) => bind === true)) return false;
  return name !== 'label' || wiresOf(element).length === 0;
}

/** True for a position that takes a list and is not a selection; rows may be bound, but are content all the same. */
function takesList({ name, prop }: Place): boolean {
  return [prop.kind].flat().includes('array') && (prop.bind !== true || name === 'rows');
}

function templateIds(spec: Spec): Set<string> {
  const repeated = documentOrder(spec).filter((id) => elementOf(spec, id)?.repeat !== undefined);
  return new Set(repeated.flatMap((id) => orderFrom(spec, id).slice(1)));
}
