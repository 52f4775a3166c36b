import { useId, useRef, useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { Button, Select as SelectControl, type Option } from '../shell/controls.tsx';
import controls from '../shell/controls.module.css';
import css from './form.module.css';
import page from './page.module.css';

type EntryProps = { label: string; submit: () => Promise<void>; children: ReactNode };

/** Fields in a row and the button that sends them; says what went wrong and keeps what was typed. */
export function Entry({ label, submit, children }: EntryProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(undefined);
    submit()
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setIsBusy(false));
  };
  return (
    <form className={css['entry']} onSubmit={onSubmit} aria-label={label}>
      {children}
      <Button look="primary" type="submit" disabled={isBusy}>
        {label}
      </Button>
      <Problem text={problem} />
    </form>
  );
}

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A line to type into. */
export function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className={css['field']}>
      {label}
      <input
        {...input}
        className={`${controls['input']} ${css['input']}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** The days of a filter, as date fields hold them; an empty one leaves that end open. */
export type Days = { from: string; to: string };

type FiltersProps = { days: Days; onDays: (days: Days) => void; children: ReactNode };

/** The filters of a list: its own, then the first and the last day. */
export function Filters({ days, onDays, children }: FiltersProps) {
  return (
    <div className={css['entry']} role="search" aria-label="Filters">
      {children}
      <Field label="From" type="date" value={days.from} onChange={(from) => onDays({ ...days, from })} />
      <Field label="To" type="date" value={days.to} onChange={(to) => onDays({ ...days, to })} />
    </div>
  );
}

type SelectProps = { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void };

/** One of several. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={css['field']}>
      {label}
      <SelectControl className={css['input']} value={value} options={options} onChange={onChange} />
    </label>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly Option[];
  choose: (value: string) => Promise<void>;
};

/** One of several, changed at once; says what went wrong. */
export function Choice({ label, value, options, choose }: ChoiceProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <SelectControl
        className={css['input']}
        aria-label={label}
        value={value}
        options={options}
        onChange={(chosen) => {
          setProblem(undefined);
          choose(chosen).catch((error: Error) => setProblem(error.message));
        }}
      />
      <Problem text={problem} />
    </>
  );
}

type ConfirmProps = {
  /** What the first button says, and to whom: `Revoke`, `uic_live_AbCd…`. */
  verb: string;
  name: string;
  /** What is lost, in a sentence. */
  warning: string;
  /** What the button says that does it. */
  action: string;
  act: () => Promise<void>;
};

/** A button that asks once more before something is lost; the answer that loses nothing has the focus. */
export function Confirm({ verb, name, warning, action, act }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <Button
        look="small"
        aria-label={`${verb} ${name}`}
        onClick={() => {
          setProblem(undefined);
          dialog.current?.showModal();
        }}
      >
        {verb}
      </Button>
      <dialog ref={dialog} className={css['question']} aria-labelledby={id}>
        <div>
          <h2 id={id}>
            {verb} <bdi>{name}</bdi>?
          </h2>
          <p className={page['muted']}>{warning}</p>
          <Problem text={problem} />
          <footer>
            <Button autoFocus onClick={() => dialog.current?.close()}>
              Keep it
            </Button>
            <Button
              look="danger"
              onClick={() => {
                act().then(
                  () => dialog.current?.close(),
                  (error: Error) => setProblem(error.message),
                );
              }}
            >
              {action}
            </Button>
          </footer>
        </div>
      </dialog>
    </>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={css['problem']} role="alert">
      {text}
    </p>
  );
}
