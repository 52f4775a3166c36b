import type { KeyboardEvent } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useGridNav, type GridCell } from '../../parts/keys/use-grid-nav.ts';
import { rem } from '../../parts/use-text-scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './editable-spreadsheet-grid.module.css';
import { SheetCell } from './sheet-cell.tsx';
import { useSheet, type Sheet } from './use-sheet.ts';

/** A small sheet that is typed into cell by cell. */
export function EditableSpreadsheetGrid(drawn: Drawn<'EditableSpreadsheetGrid'>) {
  const { props, isBusy } = drawn;
  const { columns, showRowHeaders, rowLabels = [], showSave, saveLabel, emptyLabel, zebra, stickyHeader } = props;
  const sheet = useSheet(drawn);
  const { gridProps, cellProps, focus } = useGridNav({ rows: sheet.cells.length, columns: columns.length });
  const name = columns.map(({ key, label }) => label ?? key).join(', ');

  const keys = sheetKeys(sheet, columns.length, focus);
  return (
    <div
      className={css['frame']}
      data-ui-table=""
      style={styles({
        '--sheet-row': rem(props.rowHeight),
        '--sheet-accent': props.accent,
        '--sheet-head': props.headerTextColor,
      })}
    >
      <div data-ui-scrolls="" className={classNames(css['scroller'], !stickyHeader && css['loose'])}>
        <table
          role="grid"
          aria-label={name}
          aria-rowcount={sheet.cells.length + 1}
          {...gridProps}
          className={classNames(css['table'], zebra && css['zebra'], stickyHeader && css['sticky'])}
        >
          <thead>
            <tr>
              {showRowHeaders && <td className={css['rowHead']} />}
              {columns.map(({ key, label, align }, at) => (
                <th key={at} scope="col" className={SIDES[align]}>
                  <bdi>{label ?? key}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.cells.map((_, row) => (
              <tr key={row}>
                {showRowHeaders && (
                  <th scope="row" className={css['rowHead']}>
                    <bdi>{rowLabels[row] ?? row + 1}</bdi>
                  </th>
                )}
                {columns.map((column, at) => (
                  <SheetCell
                    key={at}
                    column={column}
                    row={row}
                    at={at}
                    sheet={sheet}
                    side={SIDES[column.align]}
                    cell={cellProps(row, at)}
                    onKey={(event) => keys.onCell(event, row, at)}
                    onLeave={(key, isBack) => keys.onLeave(row, at, key, isBack)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sheet.cells.length === 0 && (
        <p className={css['empty']}>
          <bdi>{emptyLabel}</bdi>
        </p>
      )}
      <SheetFoot
        sheet={sheet}
        saveLabel={showSave ? saveLabel : undefined}
        addName={columns[0]?.label ?? columns[0]?.key ?? ''}
        isBusy={isBusy}
        onAdded={(row) => requestAnimationFrame(() => focus({ row, column: 0 }))}
      />
    </div>
  );
}

const SIDES = { left: undefined, center: css['center'], right: css['end'] };

/** Arrows move between cells (by the grid itself); everything else that types opens one, and ends with a move. */
function sheetKeys(sheet: Sheet, columnCount: number, focus: (cell: GridCell) => void) {
  const rowCount = sheet.cells.length;

  // Tab walks from cell to cell, and leaves the sheet at its ends.
  function tabOn(event: KeyboardEvent, row: number, column: number): void {
    const at = row * columnCount + column + (event.shiftKey ? -1 : 1);
    if (at < 0 || at >= rowCount * columnCount) return;
    event.preventDefault();
    focus({ row: Math.floor(at / columnCount), column: at % columnCount });
  }

  return {
    onCell: (event: KeyboardEvent, row: number, column: number): void => {
      const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'Enter' || event.key === 'F2') sheet.open(row, column);
      else if (event.key === 'Delete' || event.key === 'Backspace') sheet.open(row, column, '');
      else if (event.key === 'Tab') return tabOn(event, row, column);
      else if (isTyping) sheet.open(row, column, event.key === ' ' ? undefined : event.key);
      else return;
      event.preventDefault();
    },
    onLeave: (row: number, column: number, key: 'Enter' | 'Tab' | 'Escape', isBack: boolean): void => {
      const step = isBack ? -1 : 1;
      focus({
        row: Math.max(0, Math.min(rowCount - 1, row + (key === 'Enter' ? step : 0))),
        column: Math.max(0, Math.min(columnCount - 1, column + (key === 'Tab' ? step : 0))),
      });
    },
  };
}

type SheetFootProps = {
  sheet: Sheet;
  saveLabel: string | undefined;
  addName: string;
  isBusy: boolean;
  onAdded: (row: number) => void;
};

function SheetFoot({ sheet, saveLabel, addName, isBusy, onAdded }: SheetFootProps) {
  if (!sheet.canAdd && saveLabel === undefined) return null;
  return (
    <div className={css['foot']}>
      {sheet.canAdd && (
        <ButtonFace
          size="sm"
          variant="ghost"
          isIcon
          aria-label={`+ ${addName}`}
          onClick={() => onAdded(sheet.addRow())}
        >
          <Icon name="plus" size="sm" />
        </ButtonFace>
      )}
      {saveLabel !== undefined && (
        <ButtonFace size="sm" className={css['save']} isLoading={isBusy} onClick={sheet.save}>
          {saveLabel}
        </ButtonFace>
      )}
    </div>
  );
}
