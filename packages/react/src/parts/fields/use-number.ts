import { useState, type KeyboardEvent } from 'react';
import { formatNumber, numberFormat } from '../format-number.ts';

/** The number of a box as the user types and steps it. */
export type NumberOptions = {
  value: number | undefined;
  min: number;
  max: number;
  step: number;
  locale: string;
  /** Called with every new number, within the limits; undefined when the box is empty. */
  onChange: (value: number | undefined) => void;
};

/** Text and keys of a spin button. While the user types, the text stays as typed; afterwards it is what the locale writes. */
export function useNumber({ value, min, max, step, locale, onChange }: NumberOptions) {
  const [draft, setDraft] = useState<string>();
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const typed = draft === undefined ? undefined : parseNumber(draft, locale);
  // What cannot be read is kept as it is; a number, until the owner takes another value than the one that was typed.
  const isDraftCurrent = draft !== undefined && (typed === undefined || within(typed) === value);
  const written = value === undefined ? '' : formatNumber(value, locale, ALL_DIGITS);
  const text = isDraftCurrent ? draft : written;

  function stepBy(steps: number): void {
    const from = value ?? within(0);
    change(within(roundLike(from + steps * step, from, step)));
  }

  function change(next: number): void {
    setDraft(undefined);
    if (next !== value) onChange(next);
  }

  return {
    text,
    isUnreadable: isDraftCurrent && draft.trim() !== '' && typed === undefined,
    canStepDown: value === undefined || value > min,
    canStepUp: value === undefined || value < max,
    stepBy,
    spinProps: {
      role: 'spinbutton',
      inputMode: Number.isInteger(step) && min >= 0 ? ('numeric' as const) : ('decimal' as const),
      'aria-valuenow': value,
      'aria-valuetext': value === undefined ? undefined : text,
      'aria-valuemin': Number.isFinite(min) ? min : undefined,
      'aria-valuemax': Number.isFinite(max) ? max : undefined,
      value: text,
      onChange: ({ target }: { target: { value: string } }) => {
        setDraft(target.value);
        const number = parseNumber(target.value, locale);
        if (number === undefined && target.value.trim() !== '') return;
        const next = number === undefined ? undefined : within(number);
        if (next !== value) onChange(next);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        const steps = STEPS[event.key];
        const end = { Home: min, End: max }[event.key];
        if (steps !== undefined) stepBy(steps);
        else if (end !== undefined && Number.isFinite(end)) change(end);
        else return;
        event.preventDefault();
      },
      onBlur: () => setDraft(undefined),
    },
  };
}

const ALL_DIGITS: Intl.NumberFormatOptions = { maximumFractionDigits: 15 };
const STEPS: { readonly [key: string]: number } = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number as the locale writes it, with or without grouping; undefined for anything else. */
export function parseNumber(text: string, locale: string): number | undefined {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(-12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) => numberFormat(locale).format(digit));
  const plain = Array.from(text.replaceAll(/[\s\u200e\u200f\u00a0\u202f'’]/g, ''), (character) => {
    const digit = digits.indexOf(character);
    return digit >= 0 ? String(digit) : character;
  })
    .join('')
    .replaceAll(sign('group').trim() === '' ? ' ' : sign('group'), '')
    .replace(sign('decimal'), '.')
    .replace(/[\u2212\u2013]/, '-');
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Takes away what binary fractions add: 0.1 + 0.2 is 0.3 again. */
export function roundLike(number: number, ...models: readonly number[]): number {
  const decimals = Math.max(...models.map((model) => decimalsOf(model)));
  return Number(number.toFixed(Math.min(15, decimals)));
}

function decimalsOf(number: number): number {
  const [, decimals = '', exponent = '0'] =
    /\.?(\d*)(?:e([+-]?\d+))?$/.exec(String(number).replace(/^-?\d+/, '')) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
}
