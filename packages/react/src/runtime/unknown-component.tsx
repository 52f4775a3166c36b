import { useEffect } from 'react';
import { useRuntime } from './runtime.ts';
import css from './unknown-component.module.css';

/** What stands where nothing can be drawn: a note in development, nothing in production; reported in both. */
export function UnknownComponent({
  id,
  type,
  isMissingProps = false,
}: {
  id: string;
  type: string;
  isMissingProps?: boolean;
}) {
  const { report, surroundings } = useRuntime();
  const message = isMissingProps ? `${type} lacks a required prop` : `no component draws ${type}`;
  useEffect(() => {
    report({ kind: isMissingProps ? 'missing_prop' : 'unknown_component', elementId: id, message });
  }, [id, message, isMissingProps, report]);
  return surroundings.isDevelopment ? <div className={css['note']}>{message}</div> : null;
}
