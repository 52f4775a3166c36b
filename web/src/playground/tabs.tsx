import { useRef } from 'react';
import type { Looks } from './screen-panel.tsx';
import css from './tabs.module.css';
import list from '../shell/select.module.css';

type TabsProps<Name extends string> = {
  names: readonly Name[];
  current: Name;
  onChange: (name: Name) => void;
  looks: Looks;
  onLooks: (looks: Looks) => void;
};

const WIDTHS = [
  ['full', 'Full width'],
  ['768', 'Tablet'],
  ['390', 'Phone'],
] as const;
const MODES = [
  ['auto', 'System colours'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
/** Brand colours to try; the interface takes their hue and strength. */
const ACCENTS = [undefined, '#0f766e', '#7c3aed', '#c2410c', 'ink'] as const;

/** The bar over the result: its tabs, and how the screen is looked at. */
export function Tabs<Name extends string>({ names, current, onChange, looks, onLooks }: TabsProps<Name>) {
  const buttons = useRef(new Map<Name, HTMLButtonElement | null>());
  const move = (step: number): void => {
    const next = names[(names.indexOf(current) + step + names.length) % names.length] ?? current;
    onChange(next);
    buttons.current.get(next)?.focus();
  };
  return (
    <div className={css['bar']}>
      <div role="tablist" aria-label="Result" className={css['tabs']}>
        {names.map((name) => (
          <button
            key={name}
            ref={(element) => void buttons.current.set(name, element)}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            aria-selected={name === current}
            tabIndex={name === current ? 0 : -1}
            className={css['tab']}
            onClick={() => onChange(name)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') move(1);
              if (key === 'ArrowLeft') move(-1);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {current === ('Screen' as string) && (
        <div className={css['looks']}>
          <Choice
            label="Width"
            options={WIDTHS}
            value={looks.width}
            onChange={(width) => onLooks({ ...looks, width })}
          />
          <Choice label="Colours" options={MODES} value={looks.mode} onChange={(mode) => onLooks({ ...looks, mode })} />
          <select
            aria-label="Accent"
            className={`${css['select']} ${list['select']}`}
            value={looks.accent ?? ''}
            onChange={({ target }) => onLooks({ ...looks, accent: target.value === '' ? undefined : target.value })}
          >
            {ACCENTS.map((accent) => (
              <option key={accent ?? ''} value={accent ?? ''}>
                {accent ?? 'Accent'}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      className={`${css['select']} ${list['select']}`}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
