/** The bench screen in the props of @json-render/shadcn's components; a key figure, which it lacks, becomes a text. */
export function forShadcn(spec) {
  return { ...spec, elements: Object.fromEntries(Object.entries(spec.elements).map(([id, one]) => [id, known(one)])) };
}

// Each element is translated once and stays the same object, as json-render's memory of elements wants it.
const translated = new WeakMap();

function known(element) {
  if (!translated.has(element)) translated.set(element, translate(element));
  return translated.get(element);
}

const PROPS = {
  Stack: ({ gap }) => ({ direction: 'vertical', align: 'stretch', gap: gap ?? 'md' }),
  Card: ({ title, description, maxWidth }) => ({
    title,
    description: description ?? null,
    maxWidth: maxWidth ?? 'full',
  }),
  Text: ({ text, variant }) => ({ text, variant: variant ?? 'body' }),
  Badge: ({ text }) => ({ text, variant: 'secondary' }),
  Select: ({ options, ...props }) => ({ ...props, options: options.map(({ label }) => label) }),
  Button: ({ label, variant }) => ({ label, variant }),
};

function translate({ on, ...element }) {
  const { type, props } = element;
  if (type === 'Stat')
    return { ...element, type: 'Text', props: { text: `${props.label}: ${props.value} (${props.delta})` } };
  return {
    ...element,
    props: PROPS[type]?.(props) ?? props,
    ...(on === undefined ? {} : { on: { press: on.commit } }),
  };
}
