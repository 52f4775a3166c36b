import { useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { cardId, moveCard, type BoardLane, type CardPlace } from './board-lanes.ts';
import { BoardContext, CardFillContext } from './lane-context.ts';
import { KanbanLane } from './kanban-lane.tsx';
import css from './kanban-board.module.css';
import { useCardDrag } from './use-card-drag.ts';

/** Lanes of cards that move on from one to the next. */
export function KanbanBoard(drawn: Drawn<'KanbanBoard'>) {
  const { id, props, childElements, fire, isBusy } = drawn;
  const { columns, showSave, saveLabel, gap, itemWidth, accent, cardBg, cardColor, borderColor, mutedColor } = props;
  const titles = columns?.map(({ title }) => title) ?? childElements.map(({ props: child }) => String(child['title']));
  const [pressed, setPressed] = useState<string>();
  return (
    <BoardContext value={titles}>
      <CardFillContext value={cardBg}>
        <div
          style={styles({
            '--board-gap': gap === 'none' ? '0px' : `var(--ui-gap-${gap})`,
            '--board-lane': itemWidth ?? '18rem',
            '--kcard-ink': cardColor,
            '--kcard-edge': borderColor,
            '--kcard-muted': mutedColor,
            '--lane-muted': mutedColor,
          })}
        >
          {columns === undefined ? (
            <ScrollArea className={css['scroller']} label={titles.join(', ')}>
              <ul className={classNames(css['board'], itemWidth !== undefined && css['fixed'])}>
                {childElements.map(({ id: childId, node }) => (
                  <li key={childId}>{node}</li>
                ))}
              </ul>
            </ScrollArea>
          ) : (
            <DataBoard
              drawn={drawn}
              columns={columns}
              accent={accent}
              pressed={isBusy ? pressed : undefined}
              onPress={setPressed}
            />
          )}
          {showSave && (
            <div className={css['foot']}>
              <ButtonFace
                id={`${id}-save`}
                isLoading={isBusy && pressed === undefined}
                onClick={() => {
                  setPressed(undefined);
                  fire('commit', {});
                }}
              >
                {saveLabel}
              </ButtonFace>
            </div>
          )}
        </div>
      </CardFillContext>
    </BoardContext>
  );
}

type DataBoardProps = {
  drawn: Drawn<'KanbanBoard'>;
  columns: NonNullable<Drawn<'KanbanBoard'>['props']['columns']>;
  accent: string | undefined;
  /** `id:action` of the card button that the host is still answering. */
  pressed: string | undefined;
  onPress: (pressed: string) => void;
};

function DataBoard({ drawn, columns, accent, pressed, onPress }: DataBoardProps) {
  const { id, props, fire, isWired, isBound } = drawn;
  const start = columns.map(({ title, cards }): BoardLane => ({ title, cards: cards ?? [] }));
  const [board, setBoard] = useLive(drawn, 'board', start);
  const [said, setSaid] = useState('');
  // An empty place in the state is a board that nobody has arranged yet.
  const lanes: readonly BoardLane[] =
    board.length === 0 ? start : board.map(({ title, cards }) => ({ title, cards: cards ?? [] }));
  const isMovable = isWired('move') || isBound('board') || props.showSave;

  function move(from: CardPlace, to: CardPlace): void {
    const card = lanes[from.lane]?.cards[from.index];
    const target = lanes[to.lane];
    if (card === undefined || target === undefined) return;
    const next = moveCard(lanes, from, to);
    setBoard(next);
    setSaid(`${card.title} → ${target.title}`);
    fire('move', {
      card: cardId(card),
      fromColumn: lanes[from.lane]?.title,
      toColumn: target.title,
      fromIndex: from.index,
      toIndex: next[to.lane]?.cards.indexOf(card) ?? to.index,
    });
  }

  const { board: list, drag, onPointerDown } = useCardDrag(move);
  return (
    <ScrollArea className={css['scroller']} label={lanes.map(({ title }) => title).join(', ')}>
      <ul ref={list} className={classNames(css['board'], props.itemWidth !== undefined && css['fixed'])}>
        {lanes.map((lane, at) => (
          <li key={at} aria-label={lane.title}>
            <KanbanLane
              id={`${id}-${at}`}
              lane={lane}
              count={countOf(columns[at], lane)}
              accent={columns[at]?.accent ?? accent}
              neighbours={{ back: lanes[at - 1]?.title, on: lanes[at + 1]?.title }}
              isMovable={isMovable}
              actions={props.rowActions ?? []}
              pressed={pressed}
              drag={drag}
              laneAt={at}
              onPointerDown={onPointerDown}
              onOpen={(card) => fire('change', { value: cardId(card), name: lane.title })}
              onMove={(index, step) => {
                move({ lane: at, index }, { lane: at + step, index: lanes[at + step]?.cards.length ?? 0 });
                focusAfterMove(list.current, at + step, step);
              }}
              onAction={(card, index, control) => {
                onPress(`${cardId(card)}:${control}`);
                fire('commit', { control, value: cardId(card), label: card.title, name: lane.title, index });
              }}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <Hidden>{said}</Hidden>
      </div>
    </ScrollArea>
  );
}

// The number beside a heading follows the cards that came and went.
function countOf(
  column: { count: number | undefined; cards: readonly unknown[] | undefined } | undefined,
  lane: BoardLane,
): number | undefined {
  if (column?.count === undefined) return undefined;
  return Math.max(0, column.count + lane.cards.length - (column.cards?.length ?? 0));
}

// The focus follows a card that is moved by key, so that it can be moved on.
function focusAfterMove(board: HTMLElement | null, lane: number, step: -1 | 1): void {
  requestAnimationFrame(() => {
    const card = board?.children[lane]?.querySelector('[data-card]:last-of-type');
    const arrow = card?.querySelector<HTMLElement>(`[data-move='${step}']:not(:disabled)`);
    (arrow ?? card?.querySelector<HTMLElement>('[data-card-body]'))?.focus();
  });
}
