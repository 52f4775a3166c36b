import { Composition, type FiredAction } from '@ui-composition/react';
import { useMemo, useState } from 'react';
import type { Definition } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { PropEditor } from './prop-editor.tsx';
import { withCode } from '../shell/notice.tsx';
import css from './specimen.module.css';

const LOG_LENGTH = 12;

/** One component live: its example, its props to change, its events as they fire, its rules. */
export function Specimen({ definition }: { definition: Definition }) {
  const start = useMemo(() => wired(definition), [definition]);
  const [spec, setSpec] = useState<Spec>(start);
  const [log, setLog] = useState<readonly FiredAction[]>([]);
  const element = spec.elements[spec.root];
  const change = (prop: string, value: Json | undefined): void => {
    if (element === undefined) return;
    const { [prop]: _, ...others } = element.props;
    const props = value === undefined ? others : { ...others, [prop]: value };
    setSpec({ ...spec, elements: { ...spec.elements, [spec.root]: { ...element, props } } });
  };
  return (
    <article className={css['specimen']}>
      <header>
        <h1 className={css['title']}>{definition.name}</h1>
        <p className={css['description']}>{definition.description}</p>
        {definition.useWhen !== undefined && <p className={css['when']}>Use when {definition.useWhen}.</p>}
      </header>
      <div className={css['stage']}>
        <Composition spec={spec} isDevelopment onAction={(action) => setLog([action, ...log].slice(0, LOG_LENGTH))} />
      </div>
      <div className={css['columns']}>
        <section aria-label="Props">
          <div className={css['head']}>
            <h2 className={css['heading']}>Props</h2>
            <button type="button" className={css['reset']} onClick={() => setSpec(start)}>
              Back to the example
            </button>
          </div>
          {Object.entries(definition.props).map(([name, prop]) => (
            <PropEditor
              key={name}
              name={name}
              prop={prop}
              value={element?.props[name]}
              onChange={(value) => change(name, value)}
            />
          ))}
        </section>
        <div className={css['side']}>
          <section aria-label="Events">
            <h2 className={css['heading']}>Events</h2>
            <EventList definition={definition} />
            <ol className={css['log']} aria-live="polite">
              {log.map((action, at) => (
                <li key={log.length - at}>
                  <b>{action.event}</b> <code>{JSON.stringify(action.params)}</code>
                </li>
              ))}
            </ol>
          </section>
          <Rules definition={definition} />
          <section aria-label="Spec">
            <h2 className={css['heading']}>Spec</h2>
            <pre className={css['json']} tabIndex={0} aria-label="Element as JSON">
              {JSON.stringify(element, null, 2)}
            </pre>
          </section>
        </div>
      </div>
    </article>
  );
}

function EventList({ definition: { events } }: { definition: Definition }) {
  const entries = Object.entries(events);
  if (entries.length === 0) return <p className={css['when']}>It only displays and fires nothing.</p>;
  return (
    <dl className={css['events']}>
      {entries.map(([verb, { when, payload }]) => (
        <div key={verb}>
          <dt>
            <code>{verb}</code> <span className={css['keys']}>{payload.join(', ')}</span>
          </dt>
          <dd>{withCode(when)}</dd>
        </div>
      ))}
    </dl>
  );
}

// Every event is wired, so that what fires is seen.
function wired(definition: Definition): Spec {
  const spec = exampleSpec(definition.name) as Spec;
  const element = spec.elements[spec.root];
  if (element !== undefined) {
    element.on = Object.fromEntries(Object.keys(definition.events).map((verb) => [verb, { action: verb }]));
  }
  return spec;
}

/** What holds for a component besides its props: children, rules between props, accessibility, archetypes. */
function Rules({ definition }: { definition: Definition }) {
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
          <li key={at}>{withCode(rule)}</li>
        ))}
      </ul>
    </section>
  );
}

const CHILDREN = { none: 'Takes no children.', any: 'Takes any children.' };
