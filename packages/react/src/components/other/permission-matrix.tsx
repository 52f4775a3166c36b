import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import { nextCell, useGridNav, type GridSize } from '../../parts/keys/use-grid-nav.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './permission-matrix.module.css';
import { nextOfAll, nextRight, rightAt, withRights, type Cell, type Right } from './rights.ts';

type Named = { key: string; label: string | undefined };

const LOOKS: { readonly [right in Right]: { icon: IconName; word: 'Allow' | 'Deny' | 'Inherit' } } = {
  allow: { icon: 'check', word: 'Allow' },
  deny: { icon: 'x', word: 'Deny' },
  inherit: { icon: 'minus', word: 'Inherit' },
};

const nameOf = ({ key, label }: Named) => (label === undefined || label === '' ? key : label);

/** The matrix and what presses on its cells and headings do to it. */
function useMatrix({ props, fire, ...drawn }: Drawn<'PermissionMatrix'>) {
  const { roles, capabilities, states, editable } = props;
  const [values, setValues] = useLive({ props, fire, ...drawn }, 'values', []);
  const [picked, setPicked] = useState<Cell>();
  const full = { rows: roles.length, columns: capabilities.length, states };
  const isFixed = ({ row, column }: Cell) =>
    !editable ||
    (props.disabledCells ?? []).some(
      ({ role, capability }) => role === roles[row]?.key && capability === capabilities[column]?.key,
    );
  const press = (row: number, column: number) => {
    const [role, capability] = [roles[row], capabilities[column]];
    if (role === undefined || capability === undefined) return;
    const before = rightAt(values, row, column, states);
    const isFree = !isFixed({ row, column });
    const value = isFree ? nextRight(before, states) : before;
    const name = `${role.key}.${capability.key}`;
    setPicked({ row, column });
    if (isFree) setValues(withRights(values, full, [{ row, column }], value));
    fire('select', { id: name, value, label: `${nameOf(role)}, ${nameOf(capability)}` });
    if (isFree) fire('change', { value, name });
  };
  const pressAll = (control: 'row' | 'column', name: string, cells: readonly Cell[]) => {
    const free = cells.filter((cell) => !isFixed(cell));
    const value = nextOfAll(values, free, states);
    setValues(withRights(values, full, free, value));
    fire('commit', { control, value, name });
  };
  return { values, picked, isFixed, press, pressAll };
}

/** Roles against rights; every cell is a button that goes from state to state. */
export function PermissionMatrix(drawn: Drawn<'PermissionMatrix'>) {
  const { props, fire, isBusy } = drawn;
  const { showLegend, showSave, accent } = props;
  return (
    <div
      className={css['matrix']}
      style={styles({ '--allow': props.allowColor, '--deny': props.denyColor, '--accent': accent })}
    >
      <Rights drawn={drawn} />
      {(showLegend || showSave) && (
        <div className={css['foot']}>
          {showLegend && <Legend states={props.states} />}
          {showSave && (
            <ButtonFace
              style={solidFill(accent)}
              isLoading={isBusy}
              onClick={() => fire('commit', { control: 'save' })}
            >
              <bdi>{props.saveLabel}</bdi>
            </ButtonFace>
          )}
        </div>
      )}
    </div>
  );
}

/** The keys of the grid. The corner above the roles holds nothing: Home leads to the heading beside it, no arrow does. */
function useMatrixNav(size: GridSize, isBulk: boolean) {
  const { dir } = useSurroundings();
  const shift = isBulk ? 1 : 0;
  const nav = useGridNav(size, { row: shift, column: shift });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = nextCell(nav.active, event, size, dir);
    const isCorner = isBulk && to?.row === 0 && to.column === 0;
    if (!isCorner) return nav.gridProps.onKeyDown(event);
    event.preventDefault();
    if (event.key === 'Home') nav.focus({ row: 0, column: 1 });
  };
  return { nav, onKeyDown };
}

function Rights({ drawn }: { drawn: Drawn<'PermissionMatrix'> }) {
  const { props } = drawn;
  const { roles, capabilities, states, editable, stickyHeader } = props;
  const { values, picked, isFixed, press, pressAll } = useMatrix(drawn);
  const say = useWords();
  const isBulk = editable && props.allowBulk;
  // With headings that are pressed, the first row and column of the grid are theirs.
  const shift = isBulk ? 1 : 0;
  const size = { rows: roles.length + shift, columns: capabilities.length + shift };
  const { nav, onKeyDown } = useMatrixNav(size, isBulk);
  const cellOf = (row: number, column: number) => (isBulk ? nav.cellProps(row, column) : undefined);
  const columnCells = (column: number) => roles.map((_, row) => ({ row, column }));
  const rowCells = (row: number) => capabilities.map((_, column) => ({ row, column }));
  return (
    <ScrollArea className={classNames(css['scroller'], stickyHeader && css['sticky'])} label={say('Permissions')}>
      <table className={css['table']} ref={nav.gridProps.ref} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <td className={css['corner']} />
            {capabilities.map((capability, column) => (
              <th key={column} scope="col" title={capability.description}>
                <BulkHeading
                  one={capability}
                  cell={cellOf(0, column + shift)}
                  onPress={() => pressAll('column', capability.key, columnCells(column))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role, row) => (
            <tr key={row}>
              <th scope="row" title={props.showRoleDescriptions ? undefined : role.description}>
                <BulkHeading
                  one={role}
                  cell={cellOf(row + shift, 0)}
                  description={props.showRoleDescriptions && role.description}
                  onPress={() => pressAll('row', role.key, rowCells(row))}
                />
              </th>
              {capabilities.map((capability, column) => (
                <td key={column}>
                  <RightButton
                    name={`${nameOf(role)}, ${nameOf(capability)}`}
                    right={rightAt(values, row, column, states)}
                    isLocked={isFixed({ row, column })}
                    isPicked={picked?.row === row && picked.column === column}
                    cell={nav.cellProps(row + shift, column + shift)}
                    onPress={() => press(row, column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

type BulkHeadingProps = {
  one: Named;
  /** Undefined where a press on the heading does nothing. */
  cell: CellProps | undefined;
  description?: ReactNode;
  onPress: () => void;
};

/** The name of a role or a right; where allowed, a press sets all of its cells. */
function BulkHeading({ one, cell, description, onPress }: BulkHeadingProps) {
  return (
    <Heading description={description}>
      {cell === undefined ? (
        <bdi>{nameOf(one)}</bdi>
      ) : (
        <button type="button" {...cell} className={css['bulk']} onClick={onPress}>
          <bdi>{nameOf(one)}</bdi>
        </button>
      )}
    </Heading>
  );
}

type CellProps = ReturnType<ReturnType<typeof useGridNav>['cellProps']>;

type RightButtonProps = {
  name: string;
  right: Right;
  isLocked: boolean;
  isPicked: boolean;
  cell: CellProps;
  onPress: () => void;
};

function RightButton({ name, right, isLocked, isPicked, cell, onPress }: RightButtonProps) {
  const say = useWords();
  const { icon } = LOOKS[right];
  const word = say(LOOKS[right].word);
  return (
    <button
      type="button"
      {...cell}
      aria-label={`${name}: ${word}`}
      aria-disabled={isLocked || undefined}
      title={word}
      className={classNames(css['cell'], css[right], isLocked && css['locked'], isPicked && css['picked'])}
      onClick={onPress}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}

function Heading({ children, description }: { children: ReactNode; description: ReactNode }) {
  return (
    <>
      {children}
      {typeof description === 'string' && description !== '' && (
        <span className={css['description']}>
          <bdi>{description}</bdi>
        </span>
      )}
    </>
  );
}

function Legend({ states }: { states: 'tristate' | 'binary' }) {
  const say = useWords();
  const shown: readonly Right[] = states === 'binary' ? ['allow', 'deny'] : ['allow', 'deny', 'inherit'];
  return (
    <ul className={css['legend']}>
      {shown.map((right) => (
        <li key={right}>
          <span className={classNames(css['sample'], css[right])}>
            <Icon name={LOOKS[right].icon} size="xs" />
          </span>
          {say(LOOKS[right].word)}
        </li>
      ))}
    </ul>
  );
}
