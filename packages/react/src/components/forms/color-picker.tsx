import { useState } from 'react';
import { isColor } from '#catalog/compiler/validate/color.ts';
import { FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './color-picker.module.css';

const PALETTE = [
  ['#dc2626', 'Red'],
  ['#ea580c', 'Orange'],
  ['#d97706', 'Amber'],
  ['#65a30d', 'Lime'],
  ['#16a34a', 'Green'],
  ['#0d9488', 'Teal'],
  ['#0284c7', 'Sky'],
  ['#2563eb', 'Blue'],
  ['#7c3aed', 'Violet'],
  ['#c026d3', 'Magenta'],
  ['#475569', 'Slate'],
  ['#111827', 'Black'],
] as const;

/** A grid of colour swatches with a preview and an optional hex field. */
export function ColorPicker(drawn: Drawn<'ColorPicker'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const {
    swatches = PALETTE.map(([color, name]) => ({ color, label: say(name) })),
    showInput,
    columns,
    label,
    size,
    disabled,
  } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const [draft, setDraft] = useState<string>();
  const field = useField({ id, value, label, disabled, ariaLabel: say('Colour') });
  const pick = (color: string) => {
    setValue(color);
    field.onEdited();
    if (props.emitOnChange) fire('change', { value: color });
  };
  const isUnreadable = draft !== undefined && draft !== '' && colorIn(draft) === undefined;
  return (
    <FieldFrame field={field} isGroup size={size}>
      <div
        {...field.groupProps}
        role="group"
        className={css['picker']}
        data-size={size}
        style={{ ...fieldLooks(props), ...styles({ '--columns': columns }) }}
        onBlur={field.onGroupBlur}
      >
        <Swatches
          swatches={swatches}
          value={value}
          isDisabled={field.isDisabled}
          onPick={(color) => {
            setDraft(undefined);
            pick(color);
          }}
        />
        <div className={css['foot']}>
          <span
            className={css['preview']}
            style={styles({ '--color': value === '' ? undefined : value })}
            aria-hidden="true"
          />
          {showInput && (
            <FieldBox
              size={size}
              isInvalid={field.isInvalid || isUnreadable}
              isDisabled={field.isDisabled}
              className={css['hex'] ?? ''}
            >
              <input
                type="text"
                aria-label={label === undefined ? say('Hex colour') : say('{label}: hex', { label })}
                aria-invalid={isUnreadable || undefined}
                autoComplete="off"
                spellCheck={false}
                placeholder="#000000"
                maxLength={64}
                disabled={field.isDisabled}
                value={draft ?? value}
                onChange={({ target }) => {
                  setDraft(target.value);
                  const color = colorIn(target.value);
                  if (color !== undefined && color !== value) pick(color);
                }}
                onBlur={() => setDraft(undefined)}
              />
            </FieldBox>
          )}
        </div>
      </div>
    </FieldFrame>
  );
}

type SwatchesProps = {
  swatches: NonNullable<Drawn<'ColorPicker'>['props']['swatches']>;
  value: string;
  isDisabled: boolean;
  onPick: (color: string) => void;
};

function Swatches({ swatches, value, isDisabled, onPick }: SwatchesProps) {
  return (
    <div className={css['swatches']}>
      {swatches.map(({ color, label = color }, index) => {
        const isPicked = isSameColor(color, value);
        return (
          <button
            key={index}
            type="button"
            className={css['swatch']}
            aria-label={label}
            title={label}
            aria-pressed={isPicked}
            disabled={isDisabled}
            style={styles({ '--color': color, '--ink': inkOn(color) })}
            onClick={() => onPick(color)}
          >
            {isPicked && <Icon name="check" size="sm" />}
          </button>
        );
      })}
    </div>
  );
}

/** The colour that a typed text names; the mark in front of hex digits may be left out. */
function colorIn(text: string): string | undefined {
  const trimmed = text.trim();
  const marked = /^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  // A word is a colour only where the browser knows it.
  const isKnown = /^[a-z]+$/i.test(marked) ? CSS.supports('color', marked) : isColor(marked);
  return marked !== '' && isKnown ? marked : undefined;
}

function isSameColor(left: string, right: string): boolean {
  return left.toLowerCase().replaceAll(' ', '') === right.toLowerCase().replaceAll(' ', '');
}
