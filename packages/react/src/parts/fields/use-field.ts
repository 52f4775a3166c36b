import { use, useCallback, useEffect, useId, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { firstFault, isEmptyAnswer, type Check } from './checks.ts';
import { BoundElementContext, FormContext, FormFieldContext, type FormEntry } from './form-context.ts';
import { useRuntime, useWords } from '../../runtime/runtime.ts';
import type { Words } from '../../words/words.ts';

/** A control's description of itself; all but `id` and `value` may be left out. */
export type FieldOptions = {
  id: string;
  /** The live value: what is checked, and sent under `name`. Without a name a bound control is sent as its path ends. */
  value: unknown;
  name?: string | undefined;
  /** Own label; without one, that of a FormField around names the control. */
  label?: string | undefined;
  ariaLabel?: string | undefined;
  helpText?: string | undefined;
  errorText?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  checks?: readonly Check[] | undefined;
  validateOn?: 'change' | 'blur' | 'submit';
  /** What the control itself finds wrong with a value that is there, such as a malformed e-mail address. */
  fault?: string | undefined;
};

/** A control's part in its frame, in a FormField and in a Form. */
export type Field = {
  ids: { control: string; label: string; lines: string };
  /** The control, or the group of controls, once it is on screen. */
  element: RefObject<HTMLElement | null>;
  /** The frame's own words; inside a FormField that has the label, there is no frame. */
  label: string | undefined;
  helpText: string | undefined;
  error: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  /** For a native control. */
  controlProps: {
    id: string;
    ref: (element: HTMLElement | null) => void;
    name: string | undefined;
    disabled: boolean;
    required: boolean;
    'aria-label': string | undefined;
    'aria-labelledby': string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
  /** For a button that opens something and shows the value: both label and value name it. */
  buttonProps: {
    id: string;
    ref: (element: HTMLElement | null) => void;
    disabled: boolean;
    'aria-labelledby': string | undefined;
    'aria-describedby': string | undefined;
  };
  /** For a group of controls: its name, description and state. */
  groupProps: {
    id: string;
    ref: (element: HTMLElement | null) => void;
    'aria-label': string | undefined;
    'aria-labelledby': string | undefined;
    'aria-describedby': string | undefined;
  };
  /** Call it after each change by the user, and when the focus leaves. */
  onEdited: () => void;
  onLeft: () => void;
  /** `onBlur` of a group: hears only when the focus leaves the whole. */
  onGroupBlur: (event: FocusEvent<HTMLElement>) => void;
};

/** Names, describes and checks a control, and enters it into the Form and FormField around it. */
export function useField(options: FieldOptions): Field {
  const say = useWords();
  const { id, value, name, label, ariaLabel, helpText, checks = NO_CHECKS, validateOn = 'change' } = options;
  const form = use(FormContext);
  const formField = use(FormFieldContext);
  const wrapper = label === undefined ? formField : undefined;
  const [isChecked, setChecked] = useState(false);
  const isRequired = (options.required ?? false) || (wrapper?.isRequired ?? false);
  const isDisabled = (options.disabled ?? false) || (form?.isDisabled ?? false);
  const fault = isDisabled ? undefined : faultOf(value, checks, isRequired, options.fault, say);
  const shownFault = isChecked ? fault : undefined;
  const error = options.errorText ?? shownFault;
  const uid = useId();
  const values = useAnswers(id, name, value);
  const [element, control] = useEntry(form, { values, fault }, setChecked);
  const setWrapperFault = wrapper?.setFault;
  useEffect(() => setWrapperFault?.(error), [setWrapperFault, error]);
  const hasLines = wrapper === undefined && (error !== undefined || helpText !== undefined);
  const ids = { control: id, label: `${uid}label`, lines: `${uid}lines` };
  const names = {
    'aria-label': label === undefined && wrapper === undefined ? ariaLabel : undefined,
    'aria-labelledby': wrapper?.labelId,
    'aria-describedby': wrapper?.describedBy ?? (hasLines ? ids.lines : undefined),
  };
  const isInvalid = error !== undefined || (wrapper?.isInvalid ?? false);
  const check = useCallback(
    (moment: 'change' | 'blur') => {
      if (validateOn === moment) setChecked(true);
    },
    [validateOn],
  );
  return {
    ids,
    element,
    label,
    helpText: wrapper === undefined ? helpText : undefined,
    error: wrapper === undefined ? error : undefined,
    isRequired,
    isDisabled,
    isInvalid,
    controlProps: {
      ...names,
      id: ids.control,
      ref: control,
      name,
      disabled: isDisabled,
      required: isRequired,
      'aria-invalid': isInvalid || undefined,
    },
    buttonProps: {
      id: ids.control,
      ref: control,
      disabled: isDisabled,
      'aria-labelledby': wrapper === undefined ? undefined : `${wrapper.labelId} ${ids.control}`,
      'aria-describedby': names['aria-describedby'],
    },
    groupProps: {
      ...names,
      id: ids.control,
      ref: control,
      'aria-labelledby': label === undefined ? wrapper?.labelId : ids.label,
    },
    onEdited: () => check('change'),
    onLeft: () => check('blur'),
    onGroupBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) check('blur');
    },
  };
}

const NO_CHECKS: readonly Check[] = [];

function faultOf(value: unknown, checks: readonly Check[], isRequired: boolean, own: string | undefined, say: Words) {
  const words = checks.find(({ type }) => type === 'required')?.message ?? say('Fill in this field.');
  if (isRequired && isEmptyAnswer(value)) return words;
  return firstFault(checks, value) ?? (isEmptyAnswer(value) ? undefined : own);
}

/** What a control adds to the `fields` of a Form: its value under its name, or what the paths it is bound to hold. */
function useAnswers(id: string, name: string | undefined, value: unknown): FormEntry['values'] {
  const bound = use(BoundElementContext);
  const { state } = useRuntime();
  return () => {
    if (name !== undefined) return [[name, value]];
    const pointers = bound?.id === id ? bound.pointers : [];
    return pointers.map((pointer) => [lastStep(pointer), state.read(pointer)]);
  };
}

function lastStep(pointer: string): string {
  const token = pointer.slice(pointer.lastIndexOf('/') + 1);
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

type Entry = { values: FormEntry['values']; fault: string | undefined };

function useEntry(
  form: { register: (entry: FormEntry) => () => void } | undefined,
  entry: Entry,
  setChecked: (isChecked: boolean) => void,
): [RefObject<HTMLElement | null>, (element: HTMLElement | null) => void] {
  const latest = useRef(entry);
  latest.current = entry;
  const element = useRef<HTMLElement>(null);
  const register = form?.register;
  useEffect(
    () =>
      register?.({
        values: () => latest.current.values(),
        isFaulty: () => {
          setChecked(true);
          return latest.current.fault !== undefined;
        },
        settle: () => setChecked(false),
        control: () => focusable(element.current),
      }),
    [register, setChecked],
  );
  const setElement = useCallback((next: HTMLElement | null) => {
    element.current = next;
  }, []);
  return [element, setElement];
}

// Of a group the first part that takes the focus.
function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element === null || element.matches('input, select, textarea, button, [tabindex], [contenteditable]'))
    return element;
  return element.querySelector('input:not(:disabled), select, textarea, button:not(:disabled), [tabindex="0"]');
}
