import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { withElement } from './edit-spec.ts';
import type { PassContext, PassResult, Repair } from './pass.ts';
import { childIds, documentOrder, elementOf } from './tree.ts';
import { isUntouched } from './untouched.ts';
import { plainOf } from './words.ts';

/** Gives Tabs without `tabs` one for each of their children, called by its title. */
export function deriveTabs(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let derived = spec;
  for (const id of documentOrder(spec)) {
    const element = elementOf(spec, id);
    if (element?.type !== 'Tabs' || isUntouched(spec, id, context)) continue;
    const { tabs } = element.props;
    if (tabs !== undefined && !(Array.isArray(tabs) && tabs.length === 0)) continue;
    const titles = childIds(element).map((child) => elementOf(spec, child)?.props['title']);
    const values = titles.flatMap((title) => (typeof title === 'string' ? plainOf(title) : []));
    const isEach = values.length === titles.length && !values.includes('') && new Set(values).size === values.length;
    if (values.length < 2 || !isEach) continue;
    const made = titles.map((label = '', index) => ({ label, value: values[index] ?? '' }));
    derived = withElement(derived, id, { ...element, props: { ...element.props, tabs: made } });
    repairs.push({ rule: 'derive-tabs', pointer: formatPointer(['elements', id, 'props', 'tabs']) });
  }
  return { spec: derived, repairs };
}
