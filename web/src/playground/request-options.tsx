import { useId, useState, type ReactNode } from 'react';
import { JsonField } from './json-field.tsx';
import controls from '../shell/controls.module.css';
import { Select, type Option } from '../shell/controls.tsx';
import css from './request-panel.module.css';
import { UI_TYPES, type Fields, type FieldFault } from './request.ts';

type RequestOptionsProps = {
  fields: Fields;
  faults: Partial<Record<'data' | 'actions' | 'customComponents', FieldFault>>;
  onChange: (part: Partial<Fields>) => void;
  children: ReactNode;
};

const NAMES = [
  ['uiType', 'kind of screen'],
  ['data', 'data'],
  ['actions', 'actions'],
  ['customComponents', 'components'],
  ['theme', 'theme'],
] as const;

const TYPE_OPTIONS: readonly Option<Fields['uiType']>[] = [
  ['', 'Let the composer choose'],
  ...UI_TYPES.map((type) => [type, type.replaceAll('_', ' ')] as const),
];

/** Everything of a request besides its sentence; folded away until it is wanted or wrong. */
export function RequestOptions({ fields, faults, onChange, children }: RequestOptionsProps) {
  const id = useId();
  const [isMore, setMore] = useState(false);
  const hasFaults = Object.keys(faults).length > 0;
  // What an example brought is easily forgotten while it is folded away.
  const sent = NAMES.flatMap(([field, name]) => (fields[field].trim() === '' ? [] : [name]));
  return (
    <details
      className={css['more']}
      open={isMore || hasFaults}
      onToggle={({ currentTarget }) => setMore(currentTarget.open)}
    >
      <summary>
        Data, actions and options
        {sent.length > 0 && <span className={css['sent']}>Sent too: {sent.join(', ')}</span>}
      </summary>
      <div className={css['fields']}>
        <label className={css['label']} htmlFor={`${id}-type`}>
          Kind of screen
        </label>
        <Select
          id={`${id}-type`}
          className={css['select']}
          value={fields.uiType}
          options={TYPE_OPTIONS}
          onChange={(uiType) => onChange({ uiType })}
        />
        <JsonField
          label="Data"
          help="Facts, shown exactly as they are."
          value={fields.data}
          fault={faults.data}
          placeholder={'{ "orders": [ … ] }'}
          onChange={(data) => onChange({ data })}
        />
        <JsonField
          label="Actions"
          help="What your application can do."
          value={fields.actions}
          fault={faults.actions}
          placeholder={'[ { "name": "refund", "required": true } ]'}
          onChange={(actions) => onChange({ actions })}
        />
        <label className={css['check']}>
          <input
            type="checkbox"
            checked={fields.isDeclaredOnly}
            onChange={({ target }) => onChange({ isDeclaredOnly: target.checked })}
          />
          Only the actions above
        </label>
        <JsonField
          label="Components of your own"
          help="Manifests, as in docs/catalog/custom-components.md."
          value={fields.customComponents}
          fault={faults.customComponents}
          placeholder="[ … ]"
          onChange={(customComponents) => onChange({ customComponents })}
        />
        <label className={css['label']} htmlFor={`${id}-theme`}>
          Theme in words
        </label>
        <input
          id={`${id}-theme`}
          className={`${controls['input']} ${css['select']}`}
          maxLength={40}
          value={fields.theme}
          placeholder="calm, spacious"
          onChange={({ target }) => onChange({ theme: target.value })}
        />
        {children}
      </div>
    </details>
  );
}
