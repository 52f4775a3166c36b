import { useId, useRef, useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import css from './page.module.css';
import list from '../shell/select.module.css';

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
      <button type="submit" className={css['primary']} disabled={isBusy}>
        {label}
      </button>
      {problem !== undefined && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
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
      <input {...input} className={css['input']} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** The days of a filter, as date fields hold them; an empty one leaves that end open. */
export type Days = { from: string; to: string };

/** The first and the last day of a filter. */
export function DayFields({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  return (
    <>
      <Field label="From" type="date" value={days.from} onChange={(from) => onChange({ ...days, from })} />
      <Field label="To" type="date" value={days.to} onChange={(to) => onChange({ ...days, to })} />
    </>
  );
}

type Option = readonly [value: string, text: string];
type SelectProps = { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void };

/** One of several. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={css['field']}>
      {label}
      <select
        className={`${css['input']} ${list['select']}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
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
      <select
        className={`${css['input']} ${list['select']}`}
        aria-label={label}
        value={value}
        onChange={(event) => {
          setProblem(undefined);
          choose(event.target.value).catch((error: Error) => setProblem(error.message));
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {problem !== undefined && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
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
      <button
        type="button"
        className={css['small']}
        aria-label={`${verb} ${name}`}
        onClick={() => {
          setProblem(undefined);
          dialog.current?.showModal();
        }}
      >
        {verb}
      </button>
      <dialog ref={dialog} className={css['question']} aria-labelledby={id}>
        <div>
          <h2 id={id}>
            {verb} <bdi>{name}</bdi>?
          </h2>
          <p className={css['muted']}>{warning}</p>
          {problem !== undefined && (
            <p className={css['problem']} role="alert">
              {problem}
            </p>
          )}
          <footer>
            <button type="button" className={css['button']} autoFocus onClick={() => dialog.current?.close()}>
              Keep it
            </button>
            <button
              type="button"
              className={css['danger']}
              onClick={() => {
                act().then(
                  () => dialog.current?.close(),
                  (error: Error) => setProblem(error.message),
                );
              }}
            >
              {action}
            </button>
          </footer>
        </div>
      </dialog>
    </>
  );
}
