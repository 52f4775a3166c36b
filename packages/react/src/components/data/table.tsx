import { classNames } from '../../parts/looks/class-names.ts';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import table from '../../parts/table.module.css';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './table.module.css';

const LONG_CHARS = 28;

/** Text cells under heads, to be read. */
export function Table({ id, props }: Drawn<'Table'>) {
  const { columns, rows, caption = '', columnAlign, align, size, density, striped, bordered, hover } = props;
  const { stickyHeader, headerTextColor, accent, mutedColor } = props;
  const captionId = caption === '' ? undefined : `${id}-caption`;
  const sideOf = (at: number) => SIDES[columnAlign?.[at] ?? align];
  return (
    <div
      className={classNames(table['frame'], css['figure'])}
      data-ui-table=""
      data-density={density}
      style={styles({ '--table-rule': accent, '--table-head-ink': headerTextColor, '--table-muted': mutedColor })}
    >
      <ScrollArea
        className={classNames(table['scroller'], stickyHeader && css['sticky'])}
        labelledBy={captionId}
        label={captionId === undefined ? columns.join(', ') : undefined}
      >
        <table
          aria-labelledby={captionId}
          className={classNames(
            table['table'],
            css[size],
            css[bordered],
            striped && table['striped'],
            hover && css['hover'],
          )}
        >
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col" className={sideOf(at)}>
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {columns.map((_, column) => (
                  <td key={column} className={sideOf(column)}>
                    <Cell text={row[column] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {caption !== '' && (
        <p id={captionId} className={css['caption']}>
          <bdi>{caption}</bdi>
        </p>
      )}
    </div>
  );
}

const SIDES = { left: undefined, center: table['middle'], right: table['end'] };

function Cell({ text }: { text: string }) {
  return <bdi className={text.length > LONG_CHARS ? table['long'] : table['short']}>{text}</bdi>;
}
