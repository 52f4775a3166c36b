import { use, useCallback, useMemo, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { FormContext, type FormEntry } from '../../parts/fields/form-context.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './form.module.css';

/** Collects the named values inside and fires `commit` with them once every field is valid. */
export function Form({ props, children, fire, isBusy }: Drawn<'Form'>) {
  const { layout, gap, width, disabled } = props;
  const entries = useRef(new Set<FormEntry>());
  const register = useCallback((entry: FormEntry) => {
    entries.current.add(entry);
    return () => void entries.current.delete(entry);
  }, []);
  const scope = useMemo(
    () => ({ register, layout, isDisabled: disabled, isBusy }),
    [register, layout, disabled, isBusy],
  );
  const outer = use(FormContext);
  // HTML knows no form within a form: an inner one only collects.
  const Tag = outer === undefined ? 'form' : 'div';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const fields = inDocumentOrder([...entries.current]);
    const faulty = fields.filter((entry) => entry.isFaulty());
    if (faulty.length > 0) {
      faulty[0]?.control()?.focus();
      return;
    }
    for (const entry of fields) entry.settle();
    fire('commit', { fields: Object.fromEntries(fields.flatMap((entry) => entry.values())) });
  }

  return (
    <Tag noValidate={Tag === 'form' ? true : undefined} onSubmit={submit} onKeyDown={submitOnEnter}>
      <fieldset role="presentation" className={css['fields']} disabled={disabled}>
        <div
          className={classNames(css['form'], css[layout])}
          style={styles({ gap: `var(--ui-gap-${gap}, 0)`, inlineSize: width })}
        >
          <FormContext value={scope}>{children}</FormContext>
        </div>
      </fieldset>
    </Tag>
  );
}

const SINGLE_LINE = 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button])';

// Browsers do this only when there is a submit button, or a single field.
function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches(SINGLE_LINE)) return;
  event.preventDefault();
  if (currentTarget instanceof HTMLFormElement) currentTarget.requestSubmit();
}

function inDocumentOrder(entries: FormEntry[]): FormEntry[] {
  const FOLLOWING = 4;
  return entries.toSorted((left, right) => {
    const [first, second] = [left.control(), right.control()];
    if (first === null || second === null) return 0;
    return (first.compareDocumentPosition(second) & FOLLOWING) !== 0 ? -1 : 1;
  });
}
