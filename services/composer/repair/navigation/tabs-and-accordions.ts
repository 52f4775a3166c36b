import { type Json, isJsonObject } from '#contract/json/json.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { freshId, withElement } from '../edit-spec.ts';
import { elementPass } from '../pass.ts';
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

/**
 * Turns an Accordion with element children, which can only show texts, into a Stack of Collapsibles: one for each item,
 * around the child at its position, or, without items, one for each titled Card. Expects one tree.
 *
 * Source: docs/catalog/conventions.md, "Children".
 */
export const accordionSections = elementPass('accordion-sections', (spec, id, element) => {
  if (element.type !== 'Accordion' || childIds(element).length === 0) return spec;
  return aroundChildren(spec, id, element) ?? inPlaceOfCards(spec, id, element) ?? spec;
});

function aroundChildren(spec: Spec, id: string, { props, children, visible }: SpecElement): Spec | undefined {
  const { items } = props;
  if (!Array.isArray(items) || items.length !== children.length) return undefined;
  let built = spec;
  const sections: string[] = [];
  for (const [index, child] of children.entries()) {
    const item = items[index];
    const title = isJsonObject(item) ? item['title'] : undefined;
    if (!isJsonObject(item) || title === undefined) return undefined;
    const text = textIn(built, `${id}-text`, item['content']);
    const section = freshId(text.spec, `${id}-section`);
    const held = [...text.ids, child];
    built = withElement(text.spec, section, { type: 'Collapsible', props: { title }, children: held });
    sections.push(section);
  }
  return withElement(built, id, stackOf(sections, visible));
}

function textIn(spec: Spec, words: string, content: Json | undefined): { spec: Spec; ids: string[] } {
  if (content === undefined || content === '') return { spec, ids: [] };
  const id = freshId(spec, words);
  return { spec: withElement(spec, id, { type: 'Text', props: { text: content }, children: [] }), ids: [id] };
}

function inPlaceOfCards(spec: Spec, id: string, { props, children, visible }: SpecElement): Spec | undefined {
  const { items } = props;
  const isEmpty = items === undefined || (Array.isArray(items) && items.length === 0);
  const cards = children.map((child) => elementOf(spec, child));
  if (!isEmpty || !cards.every((card) => card?.type === 'Card' && card.props['title'] !== undefined)) return undefined;
  const opened = children.reduce((built, child) => {
    const card = elementOf(built, child);
    if (card === undefined) return built;
    return withElement(built, child, { ...card, type: 'Collapsible', props: { title: card.props['title'] ?? '' } });
  }, spec);
  return withElement(opened, id, stackOf(children, visible));
}

function stackOf(children: string[], visible: Json | undefined): SpecElement {
  return { type: 'Stack', props: { gap: 'sm' }, children, ...(visible !== undefined && { visible }) };
}
