import { useRef } from 'react';
import type { Looks } from './screen-panel.tsx';
import { Select } from '../shell/controls.tsx';
import css from './tabs.module.css';

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
const ACCENTS = [
  ['', 'Blue accent'],
  ['#0f766e', 'Teal'],
  ['#7c3aed', 'Violet'],
  ['#c2410c', 'Orange'],
  ['ink', 'No colour'],
] as const;

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
          <Select
            aria-label="Width"
            className={css['select']}
            options={WIDTHS}
            value={looks.width}
            onChange={(width) => onLooks({ ...looks, width })}
          />
          <Select
            aria-label="Colours"
            className={css['select']}
            options={MODES}
            value={looks.mode}
            onChange={(mode) => onLooks({ ...looks, mode })}
          />
          <Select
            aria-label="Accent"
            className={css['select']}
            options={ACCENTS}
            value={looks.accent ?? ''}
            onChange={(accent) => onLooks({ ...looks, accent: accent === '' ? undefined : accent })}
          />
        </div>
      )}
    </div>
  );
}
