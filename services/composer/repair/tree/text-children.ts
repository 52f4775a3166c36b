import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { freshId, withChildren, withElement } from '../edit-spec.ts';
import { isSentence } from '../element/children-rules.ts';
import { legalId } from '../element/legal-id.ts';
import type { PassResult, Repair } from '../pass.ts';
import { elementOf } from '#contract/spec-tree.ts';

/**
 * Turns texts among the children, where ids belong, into elements. When an element has such a name, the text is its id.
 */
export function textChildren(spec: Spec): PassResult {
  const repairs: Repair[] = [];
  let repaired = spec;
  for (const [id, { children }] of Object.entries(spec.elements)) {
    if (!(children ?? []).some((child) => isSentence(child) && elementOf(spec, child) === undefined)) continue;
    const ids = children.map((child) => {
      if (!isSentence(child)) return child;
      if (elementOf(spec, legalId(child)) !== undefined) return legalId(child);
      const text = freshId(repaired, `${id}-text`);
      repaired = withElement(repaired, text, { type: 'Text', props: { text: child }, children: [] });
      repairs.push({ rule: 'give-texts-elements', pointer: formatPointer(['elements', text]) });
      return text;
    });
    repaired = withChildren(repaired, id, ids);
  }
  return { spec: repaired, repairs };
}
