import { useState } from 'react';
import { Entry, Field } from './form.tsx';
import { endOfDay } from './format.ts';
import controls from '../shell/controls.module.css';
import css from './form.module.css';

/** A key as it is asked for. */
export type WantedKey = { scopes: string[]; label?: string; expiresAtMs?: number; components?: string[] };

/** What a new key is called, may do, and until when. */
export function KeyForm({ mint }: { mint: (wanted: WantedKey) => Promise<void> }) {
  const [label, setLabel] = useState('');
  const [expires, setExpires] = useState('');
  const [canCompose, setCanCompose] = useState(true);
  const [names, setNames] = useState('');
  const submit = async (): Promise<void> => {
    const components = names.split(/[\s,"[\]]+/).filter((name) => name !== '');
    await mint({
      scopes: canCompose ? ['compose'] : [],
      ...(label.trim() === '' ? {} : { label: label.trim() }),
      ...(expires === '' ? {} : { expiresAtMs: endOfDay(expires) }),
      ...(components.length === 0 ? {} : { components }),
    });
    setLabel('');
    setExpires('');
    setNames('');
  };
  return (
    <Entry label="Create key" submit={submit}>
      <Field label="Label" maxLength={80} placeholder="Production backend" value={label} onChange={setLabel} />
      <Field label="Expires after" type="date" value={expires} onChange={setExpires} />
      <label className={css['check']}>
        <input type="checkbox" checked={canCompose} onChange={(event) => setCanCompose(event.target.checked)} />
        May compose
      </label>
      <details className={css['wide']}>
        <summary>Only some components</summary>
        <label className={css['field']}>
          Names of what the renderer behind this key can draw
          <textarea
            className={`${controls['input']} ${css['area']}`}
            rows={3}
            value={names}
            placeholder="Stack, Text, Button, Input, Card"
            onChange={(event) => setNames(event.target.value)}
          />
        </label>
      </details>
    </Entry>
  );
}
