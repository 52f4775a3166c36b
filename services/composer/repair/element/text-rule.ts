import { isJsonObject, type Json } from '#contract/json.ts';
import { type ElementRule, withProps } from './element-rule.ts';

const TEXT_MEMBERS = ['text', 'label', 'value', 'content', 'title'];

export const unwrapTexts: ElementRule = {
  name: 'unwrap-texts',
  repair: (element, { definition }) => {
    const { props } = element;
    if (definition === undefined || !isJsonObject(props)) return element;
    let plain = props;
    for (const [name, value] of Object.entries(props)) {
      const kinds = Object.hasOwn(definition.props, name) ? [definition.props[name]?.kind ?? []].flat() : [];
      if (kinds.length === 0 || !kinds.every((kind) => kind === 'string' || kind === 'text')) continue;
      const text = textIn(value);
      if (text !== undefined) plain = { ...plain, [name]: text };
    }
    return withProps(element, plain);
  },
};

function textIn(value: Json): string | undefined {
  const members = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  const [only] = members;
  if (members.length !== 1 || typeof only !== 'string') return undefined;
  return Array.isArray(value) || TEXT_MEMBERS.some((name) => isJsonObject(value) && name in value) ? only : undefined;
}
