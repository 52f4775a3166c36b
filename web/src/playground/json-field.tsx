import { useId, useRef } from 'react';
import css from './json-field.module.css';
import type { FieldFault } from './request.ts';

type JsonFieldProps = {
  label: string;
  help: string;
  value: string;
  fault: FieldFault | undefined;
  placeholder: string;
  onChange: (value: string) => void;
};

/** A JSON text with line numbers; the line that does not parse is marked and described. */
export function JsonField({ label, help, value, fault, placeholder, onChange }: JsonFieldProps) {
  const id = useId();
  const gutter = useRef<HTMLDivElement>(null);
  const lines = Math.max(4, value.split('\n').length);
  return (
    <div className={css['field']}>
      <div className={css['head']}>
        <label className={css['label']} htmlFor={id}>
          {label}
        </label>
        <button
          type="button"
          className={css['format']}
          disabled={value === '' || fault !== undefined}
          onClick={() => onChange(JSON.stringify(JSON.parse(value), null, 2))}
        >
          Format
        </button>
      </div>
      <div className={css['editor']} data-invalid={fault === undefined ? undefined : ''}>
        <div className={css['gutter']} ref={gutter} aria-hidden="true">
          {Array.from({ length: lines }, (_, at) => (
            <span key={at} data-fault={fault?.line === at + 1 ? '' : undefined}>
              {at + 1}
            </span>
          ))}
        </div>
        <textarea
          id={id}
          className={css['text']}
          rows={Math.min(14, lines)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
          value={value}
          placeholder={placeholder}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.value)}
          onScroll={({ currentTarget }) => {
            if (gutter.current !== null) gutter.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      <p
        id={`${id}-help`}
        className={fault === undefined ? css['help'] : css['fault']}
        role={fault === undefined ? undefined : 'alert'}
      >
        {fault === undefined ? help : faultText(fault)}
      </p>
    </div>
  );
}

function faultText({ line, message }: FieldFault): string {
  return line === undefined ? message : `Line ${line}: ${message}`;
}
