import { use, useState } from 'react';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { cardId } from './board-lanes.ts';
import { CardFace } from './card-face.tsx';
import { LaneContext } from './lane-context.ts';

/** One work item, placed by hand. */
export function KanbanCard({ props, children, fire, isBusy }: Drawn<'KanbanCard'>) {
  const { moveable, rowActions = [], accent, bg, color, borderColor, mutedColor, title } = props;
  const [pressed, setPressed] = useState<string>();
  const lane = use(LaneContext);
  const value = cardId(props);
  const item = (
    <div role="listitem">
      <CardFace
        card={props}
        actions={rowActions}
        busyAction={isBusy ? pressed : undefined}
        // Outside a board nobody knows the neighbours: both arrows work and the host decides.
        moves={
          moveable ? { back: lane === undefined ? '' : lane.back, on: lane === undefined ? '' : lane.on } : undefined
        }
        isMarked={accent !== undefined}
        fill={bg}
        style={styles({
          '--kcard-accent': accent,
          '--kcard-ink': color,
          '--kcard-edge': borderColor,
          '--kcard-muted': mutedColor,
        })}
        onOpen={() => fire('change', { value })}
        onMove={(step) => {
          const toColumn = step === 1 ? lane?.on : lane?.back;
          fire('move', { card: value, fromColumn: lane?.title, toColumn });
        }}
        onAction={({ id }) => {
          setPressed(id);
          fire('commit', { control: id, value, label: title, name: lane?.title });
        }}
      >
        {children}
      </CardFace>
    </div>
  );
  return lane === undefined ? <div role="list">{item}</div> : item;
}
