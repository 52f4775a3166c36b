import { useState } from 'react';
import { BoxTool, FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField, type Field } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { listPanelClass } from '../../parts/fields/option-list.tsx';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { Token } from '../../parts/token.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import { MultiSelectPanel } from './multi-select-panel.tsx';
import css from './multi-select.module.css';

/** A drop-down that holds several picked options. */
export function MultiSelect(drawn: Drawn<'MultiSelect'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { options, max = Infinity, clearable, size, disabled } = props;
  const [value, setValue] = useLive(drawn, 'value', NOTHING);
  const [isOpen, setOpen] = useState(false);
  const { anchor, popover, close } = usePopover<HTMLDivElement>({
    isOpen,
    onClose: () => setOpen(false),
    matchesWidth: true,
  });
  const field = useField({ id, value, disabled });
  const change = (next: readonly string[]) => {
    setValue(next);
    field.onEdited();
  };
  const toggle = (picked: string) => {
    if (!value.includes(picked) && value.length >= max) return;
    const next = value.includes(picked) ? value.filter((other) => other !== picked) : [...value, picked];
    change(next);
    fire('change', { value: next });
  };
  return (
    <FieldFrame field={field}>
      <FieldBox
        ref={anchor}
        size={size}
        className={css['box'] ?? ''}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        style={fieldLooks(props)}
        onBlur={field.onGroupBlur}
      >
        <Face props={props} field={field} value={value} isOpen={isOpen} onToggle={setOpen} onRemove={toggle} />
        {clearable && value.length > 0 && !field.isDisabled && (
          <BoxTool
            aria-label={say('Clear all')}
            className={css['clear']}
            onClick={() => {
              change([]);
              fire('dismiss', { value: [], all: true });
            }}
          >
            <Icon name="x" size="sm" />
          </BoxTool>
        )}
        <Icon name="chevron-down" className={css['caret']} />
      </FieldBox>
      {isOpen && (
        <PopoverPanel popover={popover} className={listPanelClass}>
          <MultiSelectPanel
            id={`${id}-options`}
            props={props}
            label={props.placeholder ?? say('Options')}
            isPicked={(index) => value.includes(options[index]?.value ?? '')}
            isLocked={(index) => value.length >= max && !value.includes(options[index]?.value ?? '')}
            onToggle={(index) => toggle(options[index]?.value ?? '')}
            onSearch={(query) => fire('search', { query })}
            onApply={() => {
              close('pick');
              fire('commit', { value: value.join(',') });
            }}
          />
        </PopoverPanel>
      )}
    </FieldFrame>
  );
}

const NOTHING: readonly string[] = [];

type FaceProps = {
  props: Drawn<'MultiSelect'>['props'];
  field: Field;
  value: readonly string[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onRemove: (value: string) => void;
};

/** What stands in the closed field. The button fills it, the chips lie above it with buttons of their own. */
function Face({ props, field, value, isOpen, onToggle, onRemove }: FaceProps) {
  const say = useWords();
  const { options, placeholder = say('Select…'), chips } = props;
  const labels = value.map((picked) => options.find((option) => option.value === picked)?.label ?? picked);
  const spoken = labels.length === 0 ? placeholder : labels.join(', ');
  return (
    <>
      <button
        {...field.buttonProps}
        type="button"
        className={css['button']}
        aria-label={spoken}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onToggle(true);
        }}
      />
      {labels.length === 0 || !chips ? (
        <bdi className={css['text']} data-empty={labels.length === 0 || undefined} aria-hidden="true">
          {labels.length === 0 ? placeholder : say('{count} selected', { count: labels.length })}
        </bdi>
      ) : (
        <ul className={css['chips']}>
          {labels.map((label, index) => (
            <Token
              key={index}
              label={label}
              isDisabled={field.isDisabled}
              onRemove={() => onRemove(value[index] ?? '')}
            />
          ))}
        </ul>
      )}
    </>
  );
}
