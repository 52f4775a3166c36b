import { withElement } from '../edit-spec.ts';
import { elementPass } from '../pass.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';
import { plainOf } from '../words.ts';

/** Gives Tabs without `tabs` one tab for each child, named after its title. */
export const deriveTabs = elementPass(
  'derive-tabs',
  (spec, id, element) => {
    const { tabs } = element.props;
    if (element.type !== 'Tabs' || (tabs !== undefined && !(Array.isArray(tabs) && tabs.length === 0))) return spec;
    const titles = childIds(element).map((child) => elementOf(spec, child)?.props['title']);
    const values = titles.flatMap((title) => (typeof title === 'string' ? plainOf(title) : []));
    const isEach = values.length === titles.length && !values.includes('') && new Set(values).size === values.length;
    if (values.length < 2 || !isEach) return spec;
    const made = titles.map((label = '', index) => ({ label, value: values[index] ?? '' }));
    return withElement(spec, id, { ...element, props: { ...element.props, tabs: made } });
  },
  ['props', 'tabs'],
);
