import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { useWords } from '../../runtime/runtime.ts';
import { tableOf, type Block } from './block-document.ts';
import css from './block-fields.module.css';
import { Line } from './block-line.tsx';

type RowsProps = { block: Block; onEdit: (change: Partial<Block>) => void };

const MOST_COLUMNS = 12;
const MOST_ROWS = 50;

/** The cells of a table, and buttons that add and delete rows and columns. */
export function TableFields({ block, onEdit }: RowsProps) {
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

/** The lines of a list of facts, each a label and a value. */
export function FactFields({ block: { fields = [] }, onEdit }: RowsProps) {
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
