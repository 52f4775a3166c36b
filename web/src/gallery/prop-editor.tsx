import { useId, useState } from 'react';
import type { Prop } from '#catalog/definition.ts';
import type { Json } from '#contract/json/json.ts';
import { Select } from '../shell/controls.tsx';
import { withCode } from '../shell/notice.tsx';
import css from './prop-editor.module.css';
import controls from '../shell/controls.module.css';

type PropEditorProps = {
  name: string;
  prop: Prop;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
};

const TEXT_KINDS = new Set(['string', 'text', 'color', 'icon', 'url', 'date', 'time', 'datetime', 'dimension']);
const NUMBER_KINDS = new Set(['number', 'integer', 'count']);

/** A control for one prop, after its kind; lists, objects and expressions as JSON. */
export function PropEditor({ name, prop, value, onChange }: PropEditorProps) {
  const id = useId();
  return (
    <div className={css['prop']}>
      <label className={css['name']} htmlFor={id}>
        {name}
        {prop.required === true && <span className={css['required']}> required</span>}
        {prop.bind === true && <span className={css['bind']}> writes</span>}
      </label>
      <Control id={id} name={name} prop={prop} value={value} onChange={onChange} />
      {prop.doc !== undefined && <p className={css['doc']}>{withCode(prop.doc)}</p>}
    </div>
  );
}

function Control({ id, prop, value, onChange }: PropEditorProps & { id: string }) {
  const { kind } = prop;
  const isExpression = typeof value === 'object' && value !== null;
  if (!isExpression && kind === 'enum') {
    return (
      <Select
        id={id}
        className={css['control']}
        value={String(value ?? '')}
        options={[
          ['', prop.default === undefined ? 'not set' : `${defaultWords(prop)} (default)`],
          ...(prop.values ?? []).map((option) => [option, option] as const),
        ]}
        onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      />
    );
  }
  if (!isExpression && kind === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        className={css['check']}
        checked={(value ?? prop.default ?? false) === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  if (!isExpression && typeof kind === 'string' && (TEXT_KINDS.has(kind) || NUMBER_KINDS.has(kind))) {
    const isNumber = NUMBER_KINDS.has(kind);
    const read = (text: string): Json | undefined => {
      if (text === '') return undefined;
      return isNumber ? Number(text) : text;
    };
    return (
      <input
        id={id}
        className={`${controls['input']} ${css['control']}`}
        type={isNumber ? 'number' : 'text'}
        value={String(value ?? '')}
        placeholder={defaultWords(prop)}
        onChange={({ target }) => onChange(read(target.value))}
      />
    );
  }
  return <JsonControl id={id} value={value} onChange={onChange} />;
}

function defaultWords({ default: value }: Prop): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// What does not parse yet stays in the field; the component keeps the last value that did.
function JsonControl({ id, value, onChange }: Pick<PropEditorProps, 'value' | 'onChange'> & { id: string }) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 1));
  const [isWrong, setWrong] = useState(false);
  return (
    <textarea
      id={id}
      className={`${controls['input']} ${css['json']}`}
      rows={Math.min(8, Math.max(1, text.split('\n').length))}
      spellCheck={false}
      value={text}
      aria-invalid={isWrong}
      onChange={({ target }) => {
        setText(target.value);
        try {
          onChange(target.value.trim() === '' ? undefined : (JSON.parse(target.value) as Json));
          setWrong(false);
        } catch {
          setWrong(true);
        }
      }}
    />
  );
}
