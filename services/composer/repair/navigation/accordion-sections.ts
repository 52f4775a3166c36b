import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { freshId, withElement } from '../edit-spec.ts';
import { elementPass } from '../pass.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';

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
