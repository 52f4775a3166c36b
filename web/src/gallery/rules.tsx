import type { Definition } from '#catalog/definition.ts';
import css from './specimen.module.css';

/** What holds for a component besides its props: children, rules between props, accessibility, archetypes. */
export function Rules({ definition }: { definition: Definition }) {
  const { children, oneOf = [], needs = {}, order = [], a11y, uiTypes = [] } = definition;
  const rules = [
    typeof children === 'string' ? CHILDREN[children] : `Children: ${children.join(', ')}.`,
    ...oneOf.map((props) => `One of ${props.join(', ')} is needed.`),
    ...Object.entries(needs).map(([prop, others]) => `${prop} has no effect without ${others.join(', ')}.`),
    ...order.map(([low, sign, high]) => `${low} ${sign} ${high}.`),
    ...(a11y === undefined ? [] : [a11y]),
    ...(uiTypes.length === 0 ? [] : [`Typical of: ${uiTypes.join(', ').replaceAll('_', ' ')}.`]),
  ];
  return (
    <section aria-label="Rules">
      <h2 className={css['heading']}>Rules</h2>
      <ul className={css['rules']}>
        {rules.map((rule, at) => (
          <li key={at}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

const CHILDREN = { none: 'Takes no children.', any: 'Takes any children.' };
