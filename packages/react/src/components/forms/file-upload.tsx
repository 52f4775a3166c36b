import { useRef, useState, type DragEvent } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { BoxSpinner } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { acceptsFile, sizeText } from '../../parts/fields/files.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './file-upload.module.css';

type Row = NonNullable<Drawn<'FileUpload'>['props']['files']>[number];

const NO_ROWS: readonly Row[] = [];
const STATUS_ICONS = { uploading: 'file', done: 'check-circle', error: 'alert-circle' } as const;
const STATUS_WORDS = { uploading: 'Uploading', done: undefined, error: 'Failed' } as const;

/** A zone that opens the file chooser and lists what was picked. Names and sizes alone are kept: nothing is read. */
export function FileUpload(drawn: Drawn<'FileUpload'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { multiple, files = NO_ROWS, lockExisting, disabled } = props;
  const { locale } = useSurroundings();
  const [rows, setRows] = useLive(drawn, 'selectedFiles', files);
  const field = useField({ id, value: rows, disabled, ariaLabel: props.label ?? say('Choose a file') });
  const isLocked = (row: Row) => lockExisting && files.some(({ name, size }) => name === row.name && size === row.size);

  function add(list: readonly File[]): void {
    const allowed = list.slice(0, multiple ? undefined : 1);
    if (allowed.length === 0) return;
    const fresh = allowed.map((file): Row => ({
      name: file.name,
      size: sizeText(file.size, locale),
      status: 'done',
      progress: undefined,
    }));
    const kept = multiple ? rows : rows.filter(isLocked);
    setRows([...kept, ...fresh].map(withoutGaps));
    field.onEdited();
    fire('commit', { value: fresh.map(({ name }) => name).join(',') });
  }

  function remove(index: number): void {
    setRows(rows.filter((_, at) => at !== index).map(withoutGaps));
    field.onEdited();
    fire('dismiss', { label: rows[index]?.name ?? '', index });
  }

  return (
    <FieldFrame field={field}>
      <div
        className={css['upload']}
        style={styles({ '--accent': props.accent, '--edge': props.borderColor, '--quiet': props.mutedColor })}
      >
        <DropZone props={props} field={field} onFiles={add} />
        {rows.length > 0 && (
          <ul className={css['files']}>
            {rows.map((row, index) => (
              <FileRow
                key={index}
                row={row}
                onRemove={isLocked(row) || field.isDisabled ? undefined : () => remove(index)}
              />
            ))}
          </ul>
        )}
      </div>
    </FieldFrame>
  );
}

// What is written to the state holds no undefined members.
function withoutGaps(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;
}

type DropZoneProps = {
  props: Drawn<'FileUpload'>['props'];
  field: ReturnType<typeof useField>;
  onFiles: (files: readonly File[]) => void;
};

function DropZone({ props, field, onFiles }: DropZoneProps) {
  const say = useWords();
  const { label = say(props.multiple ? 'Choose files or drop them here' : 'Choose a file or drop it here') } = props;
  const { hint, accept, multiple, maxSize, icon, size } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const quiet = [hint, maxSize !== undefined && say('Up to {size}', { size: maxSize })].filter(
    (words) => typeof words === 'string',
  );
  const over = (event: DragEvent) => {
    event.preventDefault();
    if (!field.isDisabled) setOver(true);
  };
  return (
    <div
      className={css['drop']}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (field.isDisabled) return;
        // The chooser filters by itself, a drop does not.
        onFiles([...event.dataTransfer.files].filter((file) => acceptsFile(accept, file)));
      }}
    >
      <button
        id={field.controlProps.id}
        ref={field.controlProps.ref}
        type="button"
        className={classNames(css['zone'], css[size], isOver && css['over'], field.isInvalid && css['invalid'])}
        aria-describedby={field.controlProps['aria-describedby']}
        disabled={field.isDisabled}
        onClick={() => chooser.current?.click()}
        onBlur={field.onLeft}
      >
        <Icon name={icon} size="lg" className={css['glyph']} />
        <bdi className={css['call']}>{label}</bdi>
        {quiet.length > 0 && <bdi className={css['hint']}>{quiet.join(' · ')}</bdi>}
      </button>
      {/* Lies invisible over the zone: presses go straight to it, keys through the button. */}
      <input
        ref={chooser}
        type="file"
        className={css['chooser']}
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={multiple}
        disabled={field.isDisabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be picked again.
          target.value = '';
        }}
      />
    </div>
  );
}

function FileRow({ row, onRemove }: { row: Row; onRemove: (() => void) | undefined }) {
  const say = useWords();
  const { name, size, status, progress } = row;
  const statusWord = status && STATUS_WORDS[status];
  return (
    <li className={css['file']} data-status={status}>
      <span className={css['mark']}>
        {status === 'uploading' ? <BoxSpinner /> : <Icon name={status === undefined ? 'file' : STATUS_ICONS[status]} />}
      </span>
      <span className={css['words']}>
        <bdi className={css['name']}>{name}</bdi>
        <span className={css['size']}>
          {[size, statusWord && say(statusWord)].filter((words) => words !== undefined).join(' · ')}
        </span>
        {progress !== undefined && status !== 'done' && (
          <progress
            className={css['progress']}
            aria-label={name}
            max={100}
            value={Math.min(100, Math.max(0, progress))}
          />
        )}
      </span>
      {onRemove !== undefined && (
        <button
          type="button"
          className={css['remove']}
          aria-label={say('Remove {label}', { label: name })}
          onClick={onRemove}
        >
          <Icon name="x" size="sm" />
        </button>
      )}
    </li>
  );
}
