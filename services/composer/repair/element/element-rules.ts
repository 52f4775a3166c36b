import { foldComponentName, replaceUnknownComponent } from './component-aliases.ts';
import { legaliseChildIds, readTextChildren } from './children-rules.ts';
import { repairCondition } from './condition-rule.ts';
import { bindEnteredValues, nameControls, pressLinks, readOpenPath } from './control-rules.ts';
import type { ElementRule } from './element-rule.ts';
import {
  dropPrototypeKeys,
  dropNulls,
  fillEnvelope,
  gatherLooseProps,
  liftEnvelopeKeys,
  renameEnvelopeKeys,
} from './envelope-rules.ts';
import { foldVerbs, gatherHandlers, repairBindings } from './event-rules.ts';
import { repairExpressions, readMoustaches } from './expression-rules.ts';
import { foldItemNames } from './item-aliases.ts';
import { readNumbers, unwrapTexts } from './scalar-rules.ts';
import { bindPathProps, foldPropNames } from './prop-aliases.ts';
import { repairRepeat } from './repeat-rule.ts';

/** The repairs of one element in their order: the envelope first, since the others look inside it. */
export const ELEMENT_RULES: readonly ElementRule[] = [
  dropPrototypeKeys,
  renameEnvelopeKeys,
  foldComponentName,
  liftEnvelopeKeys,
  gatherHandlers,
  gatherLooseProps,
  fillEnvelope,
  dropNulls,
  readTextChildren,
  legaliseChildIds,
  replaceUnknownComponent,
  bindPathProps,
  readOpenPath,
  foldPropNames,
  pressLinks,
  foldItemNames,
  repairExpressions,
  readMoustaches,
  bindEnteredValues,
  nameControls,
  repairBindings,
  foldVerbs,
  repairCondition,
  repairRepeat,
  readNumbers,
  unwrapTexts,
];
