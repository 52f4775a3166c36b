import { use } from 'react';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { BoardContext, CardFillContext, LaneContext } from './lane-context.ts';
import { LaneFrame } from './lane-frame.tsx';
import css from './lane.module.css';

/** One lane of a board, with cards placed by hand. */
export function BoardColumn(drawn: Drawn<'BoardColumn'>) {
  const { id, props, children, fire } = drawn;
  const { title, count, collapsible, emptyText = '', accent, columnBg, cardBg, cardColor, borderColor } = props;
  const [collapsed, setCollapsed] = useLive(drawn, 'collapsed', false);
  const boardFill = use(CardFillContext);
  const titles = use(BoardContext);
  const at = titles.indexOf(title);
  const isFolded = collapsible && collapsed;
  return (
    <CardFillContext value={cardBg ?? boardFill}>
      <LaneContext
        value={{ title, back: at > 0 ? titles[at - 1] : undefined, on: at === -1 ? undefined : titles[at + 1] }}
      >
        <LaneFrame
          id={id}
          title={title}
          count={count}
          hasAccent={accent !== undefined}
          style={{
            ...surfaceStyles(columnBg, undefined),
            ...styles({
              '--lane-fill': columnBg,
              '--lane-accent': accent,
              '--lane-muted': props.mutedColor,
              '--kcard-ink': cardColor,
              '--kcard-edge': borderColor,
            }),
          }}
          fold={
            collapsible
              ? {
                  isFolded,
                  onFold: () => {
                    setCollapsed(!collapsed);
                    fire('change', { value: !collapsed, name: title });
                  },
                }
              : undefined
          }
        >
          <div
            id={`${id}-cards`}
            role={children === null ? undefined : 'list'}
            className={css['cards']}
            hidden={isFolded}
          >
            {children ?? (emptyText !== '' && <p className={css['empty']}>{emptyText}</p>)}
          </div>
        </LaneFrame>
      </LaneContext>
    </CardFillContext>
  );
}
