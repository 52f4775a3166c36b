import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { freshIds, openCopy } from '../edit-spec.ts';
import { isSentence } from '../element/children-rules.ts';
import { legalId } from '../element/legal-id.ts';
import type { PassResult, Repair } from '../pass.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';

/**
 * Turns texts among the children, where ids belong, into elements. When an element has such a name, the text is its id.
 */
export function textChildren(spec: Spec): PassResult {
  const repairs: Repair[] = [];
  const newId = freshIds(spec);
  const repaired = openCopy(spec);
  let isChanged = false;
  for (const [id, element] of Object.entries(spec.elements)) {
    const { children } = element;
    if (!(children ?? []).some((child) => isSentence(child) && elementOf(spec, child) === undefined)) continue;
    const ids = children.map((child) => {
      if (!isSentence(child)) return child;
      if (elementOf(spec, legalId(child)) !== undefined) return legalId(child);
      const text = newId(`${id}-text`);
      repaired.elements[text] = { type: 'Text', props: { text: child }, children: [] };
      repairs.push({ rule: 'give-texts-elements', pointer: formatPointer(['elements', text]) });
      return text;
    });
    repaired.elements[id] = { ...element, children: ids };
    isChanged = true;
  }
  return { spec: isChanged ? repaired : spec, repairs };
}
