import { createContext } from 'react';

/** A field as the Form around it sees it. */
export type FormEntry = {
  /** Key of the value in `fields`; without one the field is checked but not sent. */
  name: string | undefined;
  value: () => unknown;
  /** Shows what is wrong and says whether something is. */
  isFaulty: () => boolean;
  /** Forgets that it was checked, once the form is sent. */
  settle: () => void;
  /** Where the focus goes when the field is the first with a fault. */
  control: () => HTMLElement | null;
};

/** What a Form gives to the fields and submit buttons inside. */
export type FormScope = {
  register: (entry: FormEntry) => () => void;
  layout: 'vertical' | 'horizontal' | 'inline';
  isDisabled: boolean;
  /** True while the action of the Form runs; its submit button shows it. */
  isBusy: boolean;
};

export const FormContext = createContext<FormScope | undefined>(undefined);

/** What a FormField gives to the one control inside, which has no label of its own. */
export type FormFieldScope = {
  labelId: string;
  /** Ids of the help or error line. */
  describedBy: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  /** Shows what a check of the control found. */
  setFault: (fault: string | undefined) => void;
};

export const FormFieldContext = createContext<FormFieldScope | undefined>(undefined);
