import type { CSSProperties, KeyboardEvent } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { classNames } from '../looks/class-names.ts';
import { Icon } from '../looks/icon.tsx';
import css from './press-group.module.css';
import type { Field } from '../fields/use-field.ts';

/** How pressed buttons stand out: filled, by their edge, or as a raised pill on a rail. */
type Look = 'filled' | 'outline' | 'rail';

type PressButtonProps = {
  label: string;
  icon?: IconName | undefined;
  isIconOnly?: boolean;
  isPressed: boolean;
  onPress: () => void;
  look: Look;
  size: 'sm' | 'md' | 'lg';
  tone?: string | undefined;
  disabled: boolean;
  isFullWidth?: boolean;
  style?: CSSProperties;
};

/** A button that stays pressed. */
export function PressButton(props: PressButtonProps) {
  const { label, icon, isPressed, onPress, look, size, tone, disabled, isFullWidth, style } = props;
  const isIconOnly = props.isIconOnly === true && icon !== undefined;
  return (
    <button
      type="button"
      className={classNames(
        css['button'],
        css[look],
        css[size],
        isIconOnly && css['square'],
        isFullWidth === true && css['full'],
      )}
      data-tone={tone}
      aria-pressed={isPressed}
      aria-label={isIconOnly ? label : undefined}
      title={isIconOnly ? label : undefined}
      disabled={disabled}
      style={style}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} size={size} />}
      {!isIconOnly && <bdi>{label}</bdi>}
    </button>
  );
}

type PressGroupProps = {
  items: readonly { label: string; icon?: IconName | undefined }[];
  isPressed: (index: number) => boolean;
  onPress: (index: number) => void;
  look: Look;
  size: 'sm' | 'md' | 'lg';
  tone?: string | undefined;
  isAttached?: boolean;
  isIconOnly?: boolean;
  isVertical?: boolean;
  isFullWidth?: boolean;
  /** Arrows move the focus too; Tab reaches every button in any case. */
  hasArrows?: boolean;
  field: Field;
  style?: CSSProperties;
};

/** A row or column of buttons that stay pressed. */
export function PressGroup(props: PressGroupProps) {
  const { items, isPressed, onPress, look, size, tone, field, style, isIconOnly, isFullWidth } = props;
  return (
    <div
      {...field.groupProps}
      role="group"
      className={classNames(
        css['group'],
        css[`${look}Group`],
        props.isAttached === true && css['attached'],
        props.isVertical === true && css['vertical'],
        isFullWidth === true && css['wide'],
      )}
      style={style}
      onKeyDown={props.hasArrows === true ? moveByArrows : undefined}
      onBlur={field.onGroupBlur}
    >
      {items.map(({ label, icon }, index) => (
        <PressButton
          key={index}
          label={label}
          icon={icon}
          isIconOnly={isIconOnly ?? false}
          isPressed={isPressed(index)}
          onPress={() => onPress(index)}
          look={look}
          size={size}
          tone={tone}
          disabled={field.isDisabled}
          isFullWidth={isFullWidth ?? false}
        />
      ))}
    </div>
  );
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const edge = { Home: 0, End: -1 }[event.key];
  if (edge !== undefined) {
    event.preventDefault();
    buttons.at(edge)?.focus();
  }
  if (step === undefined) return;
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const isMirrored = isSideways && event.currentTarget.matches(':dir(rtl)');
  const to = buttons.indexOf(event.target as HTMLButtonElement) + (isMirrored ? -step : step);
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}
