import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { ElementRule } from './element-rule.ts';
import { legalId } from '../edit-spec.ts';

const TEXT_PROPS = ['text', 'label', 'title', 'content', 'message'];

export const readTextChildren: ElementRule = {
  name: 'read-text-children',
  repair: (element, { definition }) => {
    const { children, props } = element;
    if (definition?.children !== 'none' || !isJsonObject(props)) return element;
    if (!Array.isArray(children) || children.length !== 1 || typeof children[0] !== 'string') return element;
    const prop = TEXT_PROPS.find((name) => definition.props[name]?.required === true && props[name] === undefined);
    return prop === undefined ? element : { ...element, props: { ...props, [prop]: children[0] }, children: [] };
  },
};

export const legaliseChildIds: ElementRule = {
  name: 'legalise-ids',
  repair: (element, { definition }) => {
    const { children } = element;
    if (!Array.isArray(children)) return element;
    const keepsTexts = definition?.children === 'any';
    const legal = children.flatMap((child) => (keepsTexts && isSentence(child) ? child : (childId(child) ?? [])));
    const isSame = legal.length === children.length && legal.every((id, index) => id === children[index]);
    return isSame ? element : { ...element, children: legal };
  },
};

/** True for what reads like a text rather than an element id: several words, written for people. */
export function isSentence(child: Json): child is string {
  if (typeof child !== 'string' || !/\S\s+\S/.test(child)) return false;
  return child.trim().split(/\s+/).length > 2 || /^\p{Lu}.*\s\p{L}|[.!?:…]$/u.test(child);
}

function childId(child: Json): string | undefined {
  if (typeof child === 'string' || typeof child === 'number') return legalId(String(child));
  const id = isJsonObject(child) ? (child['id'] ?? child['ref'] ?? child['$ref']) : undefined;
  return typeof id === 'string' ? legalId(id) : undefined;
}
