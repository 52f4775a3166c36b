import { useId } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useWords } from '../../runtime/runtime.ts';
import { tableOf, type Block } from './block-document.ts';
import css from './block-document-editor.module.css';
import { BLOCK_NAMES } from './block-words.ts';

type FieldsProps = { block: Block; onEdit: (change: Partial<Block>) => void; allowImageUpload: boolean };

const LEVELS = [1, 2, 3] as const;
const MOST_COLUMNS = 12;
const MOST_ROWS = 50;

/** The controls that one part is written with. */
export function BlockFields(props: FieldsProps) {
  const say = useWords();
  const { block, onEdit } = props;
  const { type, text = '' } = block;
  const name = say(BLOCK_NAMES[type]);
  switch (type) {
    case 'heading':
      return (
        <div className={css['line']}>
          <select
            className={css['level']}
            aria-label={say('Heading level')}
            value={block.level ?? 2}
            onChange={(event) => onEdit({ level: Number(event.target.value) })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`Heading ${level}`)}
              </option>
            ))}
          </select>
          <Line label={name} value={text} data-level={block.level ?? 2} onValue={(value) => onEdit({ text: value })} />
        </div>
      );
    case 'table':
      return <TableFields {...props} />;
    case 'fields':
      return <FactFields {...props} />;
    case 'image':
      return <ImageFields {...props} />;
    case 'divider':
      return <hr className={css['rule']} />;
    case 'spacer':
      return <p className={css['space']}>{name}</p>;
    case 'bulleted':
    case 'numbered':
      return (
        <div className={css['entries']} data-sort={type}>
          <div className={css['signs']} aria-hidden="true">
            {text.split('\n').map((entry, at) => (
              <span key={at}>{entry === '' ? ' ' : entry}</span>
            ))}
          </div>
          <Words name={name} {...props} />
        </div>
      );
    case 'code':
      return (
        <>
          <Line label={say('Code language')} value={block.lang ?? ''} onValue={(lang) => onEdit({ lang })} hint />
          <Words name={name} {...props} />
        </>
      );
    default:
      return <Words name={name} {...props} />;
  }
}

function Words({ name, block, onEdit }: FieldsProps & { name: string }) {
  const { type, text = '' } = block;
  return (
    <textarea
      className={css['text']}
      data-sort={type}
      data-field=""
      aria-label={name}
      placeholder={name}
      dir={type === 'code' ? 'ltr' : 'auto'}
      spellCheck={type === 'code' ? false : undefined}
      maxLength={20_000}
      rows={Math.min(20, text.split('\n').length)}
      value={text}
      onChange={(event) => onEdit({ text: event.target.value })}
    />
  );
}

type LineProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: boolean;
  className?: string | undefined;
  'data-level'?: number;
};

/** One line of text, which is shown whole where the place is narrow: it has no line breaks of its own. */
export function Line({ label, value, onValue, hint, className, ...rest }: LineProps) {
  return (
    <textarea
      {...rest}
      className={classNames(css['text'], className)}
      rows={1}
      data-field={hint === true ? undefined : ''}
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onValue(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
}

function TableFields({ block, onEdit }: FieldsProps) {
  const say = useWords();
  const { columns, rows } = tableOf(block);
  const setCell = (at: number, column: number, value: string) =>
    onEdit({ rows: rows.map((row, index) => (index === at ? row.with(column, value) : row)) });
  return (
    <>
      <div className={css['scroll']}>
        <table className={css['cells']}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  <Line
                    label={say('Column {number}', { number: at + 1 })}
                    value={column}
                    onValue={(value) => onEdit({ columns: columns.with(at, value) })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <Line
                      label={say('Row {row}, column {column}', { row: at + 1, column: column + 1 })}
                      value={cell}
                      onValue={(value) => setCell(at, column, value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css['line']}>
        <Add
          label={say('Add row')}
          isFull={rows.length >= MOST_ROWS}
          onAdd={() => onEdit({ columns, rows: [...rows, columns.map(() => '')] })}
        />
        <Add
          label={say('Add column')}
          isFull={columns.length >= MOST_COLUMNS}
          onAdd={() => onEdit({ columns: [...columns, ''], rows: rows.map((row) => [...row, '']) })}
        />
        <Less
          label={say('Delete last row')}
          isEmpty={rows.length === 0}
          onLess={() => onEdit({ rows: rows.slice(0, -1) })}
        />
        <Less
          label={say('Delete last column')}
          isEmpty={columns.length <= 1}
          onLess={() => onEdit({ columns: columns.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) })}
        />
      </div>
    </>
  );
}

function FactFields({ block: { fields = [] }, onEdit }: FieldsProps) {
  const say = useWords();
  const edit = (at: number, change: { label?: string; value?: string }) =>
    onEdit({ fields: fields.map((fact, index) => (index === at ? { ...fact, ...change } : fact)) });
  return (
    <>
      {fields.map(({ label, value = '' }, at) => (
        <div key={at} className={css['fact']}>
          <Line label={say('Label')} value={label} onValue={(text) => edit(at, { label: text })} />
          <Line label={say('Value')} value={value} onValue={(text) => edit(at, { value: text })} />
          <ButtonFace
            variant="ghost"
            size="sm"
            isIcon
            aria-label={say('Remove {label}', { label: label === '' ? String(at + 1) : label })}
            onClick={() => onEdit({ fields: fields.toSpliced(at, 1) })}
          >
            <Icon name="x" size="sm" />
          </ButtonFace>
        </div>
      ))}
      <div className={css['line']}>
        <Add
          label={say('Add row')}
          isFull={fields.length >= MOST_ROWS}
          onAdd={() => onEdit({ fields: [...fields, { label: '', value: '' }] })}
        />
      </div>
    </>
  );
}

function ImageFields({ block, onEdit, allowImageUpload }: FieldsProps) {
  const say = useWords();
  const id = useId();
  const { src = '', alt = '', caption = '' } = block;
  const load = (file: File | undefined) => {
    if (file === undefined || !/^image\/(?:png|jpeg|gif|webp|avif)$/.test(file.type)) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && onEdit({ src: reader.result }), {
      once: true,
    });
    reader.readAsDataURL(file);
  };
  return (
    <>
      {src !== '' && <Picture src={src} alt={alt} className={css['picture']} />}
      <Line label={say('Address of the image')} value={src} onValue={(value) => onEdit({ src: value })} />
      <Line label={say('Image description')} value={alt} onValue={(value) => onEdit({ alt: value })} />
      <Line label={say('Caption')} value={caption} onValue={(value) => onEdit({ caption: value })} />
      {allowImageUpload && (
        <label className={css['file']} htmlFor={id}>
          {say('Choose a file')}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
            onChange={(event) => load(event.target.files?.[0])}
          />
        </label>
      )}
    </>
  );
}

function Add({ label, isFull, onAdd }: { label: string; isFull: boolean; onAdd: () => void }) {
  return (
    <ButtonFace variant="ghost" size="sm" disabled={isFull} onClick={onAdd}>
      <Icon name="plus" size="sm" />
      {label}
    </ButtonFace>
  );
}

function Less({ label, isEmpty, onLess }: { label: string; isEmpty: boolean; onLess: () => void }) {
  return (
    <ButtonFace variant="ghost" size="sm" disabled={isEmpty} onClick={onLess}>
      <Icon name="minus" size="sm" />
      {label}
    </ButtonFace>
  );
}
