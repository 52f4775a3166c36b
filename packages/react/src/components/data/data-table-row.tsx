import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { CheckBox } from '../../parts/fields/check-box.tsx';
import { Contact } from '../../parts/contact.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import table from '../../parts/table.module.css';
import { useSurroundings } from '../../runtime/runtime.ts';
import type { ComponentProps, Scalar } from '../../generated/component-props.ts';
import type { IconName } from '../../generated/icon-names.ts';
import { cellText, sideOf, type TableColumn } from './cell-text.ts';
import css from './data-table.module.css';
import type { TableRow } from './table-rows.ts';

/** What can be done with one row. */
export type RowAction = NonNullable<ComponentProps['DataTable']['rowActions']>[number];

type DataTableRowProps = {
  /** Base of the id of the cell that names the row. */
  id: string;
  index: number;
  row: TableRow;
  columns: readonly TableColumn[];
  isPinned: boolean;
  isPicked: boolean;
  isLocked: boolean;
  /** Undefined without checkboxes. */
  onPick: ((isPicked: boolean) => void) | undefined;
  actions: readonly RowAction[] | undefined;
  busyAction: string | undefined;
  onAction: (action: RowAction) => void;
  accent: string | undefined;
};

/** One record: its checkbox, its cells, its buttons. The first cell names it. */
export function DataTableRow(props: DataTableRowProps) {
  const { id, index, row, columns, isPinned, isPicked, isLocked, onPick, actions, busyAction, onAction, accent } =
    props;
  const nameId = `${id}-name`;
  return (
    <tr className={isPicked ? css['picked'] : undefined} data-row={index}>
      {onPick !== undefined && (
        <td className={classNames(css['check'], isPinned && css['pinnedCheck'])}>
          <CheckBox aria-labelledby={nameId} checked={isPicked} disabled={isLocked} accent={accent} onCheck={onPick} />
        </td>
      )}
      {columns.map((column, at) => {
        const side = sideOf(column);
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={at}
            id={at === 0 ? nameId : undefined}
            scope={at === 0 ? 'row' : undefined}
            className={classNames(
              side === 'end' && table['end'],
              side === 'center' && table['middle'],
              isPinned && at === 0 && css['pinned'],
            )}
          >
            <CellContent value={row[column.key]} column={column} />
          </Cell>
        );
      })}
      {actions !== undefined && (
        <td className={css['actions']}>
          <div>
            {actions.map((action, at) => (
              <RowButton
                key={at}
                action={action}
                describedBy={nameId}
                isLocked={isLocked && (action.id === 'edit' || action.id === 'delete')}
                isBusy={busyAction === action.id}
                onPress={() => onAction(action)}
              />
            ))}
          </div>
        </td>
      )}
    </tr>
  );
}

const LONG_CHARS = 28;

function CellContent({ value, column }: { value: Scalar | undefined; column: TableColumn }) {
  const place = useSurroundings();
  if (typeof value === 'boolean' && column.prefix === undefined && column.suffix === undefined) {
    return (
      <span className={classNames(css['truth'], !value && css['untrue'])}>
        <Icon name={value ? 'check' : 'minus'} />
        <Hidden>{String(value)}</Hidden>
      </span>
    );
  }
  const text = cellText(value, column, place);
  if (text === '') return <NoValue />;
  return (
    <bdi className={classNames(text.length > LONG_CHARS ? table['long'] : table['short'])} dir="auto">
      <Contact text={text} />
    </bdi>
  );
}

// A blank cell could be a fault of the page.
function NoValue() {
  return (
    <span aria-hidden className={css['none']}>
      —
    </span>
  );
}

type RowButtonProps = {
  action: RowAction;
  describedBy: string;
  isLocked: boolean;
  isBusy: boolean;
  onPress: () => void;
};

function RowButton({ action, describedBy, isLocked, isBusy, onPress }: RowButtonProps) {
  const { id, label = '', variant = 'ghost', disabled } = action;
  const icon = action.icon ?? (label === '' ? iconOf(id) : undefined);
  const isLoss = id === 'delete' && variant !== 'danger' && variant !== 'primary';
  return (
    <ButtonFace
      size="sm"
      variant={variant}
      tone={isLoss && label !== '' ? 'critical' : undefined}
      isIcon={label === ''}
      disabled={disabled || isLocked}
      isLoading={isBusy}
      aria-label={label === '' ? wordsOf(id) : undefined}
      aria-describedby={describedBy}
      data-row-action={id}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} size="sm" />}
      {label !== '' && <bdi>{label}</bdi>}
    </ButtonFace>
  );
}

function iconOf(id: string): IconName {
  if (id === 'edit') return 'pencil';
  return id === 'delete' ? 'trash' : 'more-horizontal';
}

/** The id of an action as words, for what has none: `mark_paid` is "Mark paid". */
export function wordsOf(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
