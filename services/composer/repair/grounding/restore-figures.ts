import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { PassResult } from '../pass.ts';
import { safeTokens } from '#contract/json/safe-tokens.ts';
import { documentOrder } from '#contract/spec/spec-tree.ts';
import { plainOf } from '../words.ts';
import type { Fact } from './facts.ts';
import { readFigure } from './figure.ts';
import { isKnown } from './known-facts.ts';
import { mapContent, repairProps, type Report } from './map-content.ts';
import { mentionsIn } from './mentions.ts';
import { sourcesOf, type GroundingContext } from './sources.ts';

const NAMES = ['label', 'term', 'title', 'name'];
const FIGURES = ['value', 'description', 'amount'];

/**
 * Corrects a figure that has the name of one fact in the data, but a value that neither the caller has stated nor the data
 * yields: "Revenue" next to a `revenue` in the data can only be a mistyped copy of it.
 */
export function restoreFigures(
  spec: Spec,
  context: GroundingContext,
  sources = sourcesOf(spec, context),
  ids: readonly string[] = documentOrder(spec),
): PassResult {
  return repairProps(spec, context, ids, (id, { props }, definition, report) => {
    if (Object.values(definition.props).some(({ bind }) => bind === true)) return props;
    const at = ['elements', id, 'props'];
    const items = mapContent(props, definition, (value, { path }) =>
      isJsonObject(value) ? restored(value, [...at, ...path], report) : value,
    );
    return restored(items, at, report);
  });

  function restored(members: JsonObject, at: readonly (string | number)[], report: Report): JsonObject {
    const figure = FIGURES.find((name) => isFigure(members[name]));
    const fact = figure === undefined ? undefined : factNamed(members);
    if (figure === undefined || fact === undefined || !isInvented(members[figure])) return members;
    report('restore-fact', [...at, figure]);
    return { ...members, [figure]: { $state: fact.pointer } };
  }

  function factNamed(members: JsonObject): Fact | undefined {
    const name = NAMES.map((one) => members[one]).find((one) => typeof one === 'string');
    const plain = typeof name === 'string' ? plainOf(name) : '';
    if (!sources.facts().keys.has(plain)) return undefined;
    const [fact, other] = sources
      .facts()
      .values.filter(
        ({ figure, pointer }) => figure !== undefined && plainOf(safeTokens(pointer).at(-1) ?? '') === plain,
      );
    return other === undefined && fact !== undefined && isStatePointer(fact.pointer) ? fact : undefined;
  }

  function isInvented(value: Json | undefined): boolean {
    return typeof value === 'string' && mentionsIn(value).some((mention) => !isKnown(mention, sources.known()));
  }
}

function isFigure(value: Json | undefined): boolean {
  return typeof value === 'string' && readFigure(value) !== undefined;
}
