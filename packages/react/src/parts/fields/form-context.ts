import { createContext } from 'react';

/** A field as the Form around it sees it. */
export type FormEntry = {
  /** What the field adds to `fields`, each value under its key. */
  values: () => readonly (readonly [name: string, value: unknown])[];
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

/** The Form around a field; undefined outside one. */
export const FormContext = createContext<FormScope | undefined>(undefined);

/** An element whose props are bound to state paths. */
export type BoundElement = {
  /** As the component that draws it knows it. */
  id: string;
  /** The state paths that hold what the user answers. */
  pointers: readonly string[];
};

/** The nearest element that holds an answer in the state. */
export const BoundElementContext = createContext<BoundElement | undefined>(undefined);

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

/** The FormField around a control; undefined outside one. */
export const FormFieldContext = createContext<FormFieldScope | undefined>(undefined);
