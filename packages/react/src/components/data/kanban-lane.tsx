import { Fragment, type PointerEvent } from 'react';
import { styles } from '../../parts/looks/styles.ts';
import type { ComponentProps } from '../../generated/component-props.ts';
import { cardId, type BoardCard, type BoardLane, type CardPlace } from './board-lanes.ts';
import { CardFace, type CardMoves } from './card-face.tsx';
import { LaneFrame } from './lane-frame.tsx';
import css from './lane.module.css';

type KanbanLaneProps = {
  id: string;
  lane: BoardLane;
  laneAt: number;
  count: number | undefined;
  accent: string | undefined;
  neighbours: CardMoves;
  isMovable: boolean;
  actions: NonNullable<ComponentProps['KanbanBoard']['rowActions']>;
  pressed: string | undefined;
  drag: { from: CardPlace; to: CardPlace | undefined; dx: number; dy: number } | undefined;
  onPointerDown: (event: PointerEvent<HTMLElement>, place: CardPlace) => void;
  onOpen: (card: BoardCard) => void;
  onMove: (index: number, step: -1 | 1) => void;
  onAction: (card: BoardCard, index: number, control: string) => void;
};

/** One lane of a board from data. */
export function KanbanLane(props: KanbanLaneProps) {
  const { id, lane, laneAt, count, accent, neighbours, isMovable, actions, pressed, drag } = props;
  const dragged = drag?.from.lane === laneAt ? drag.from.index : undefined;
  const slot = drag?.to?.lane === laneAt ? drag.to.index : undefined;
  // The slot counts the cards without the dragged one.
  const slotBefore = slot !== undefined && dragged !== undefined && slot >= dragged ? slot + 1 : slot;
  return (
    <LaneFrame
      id={id}
      title={lane.title}
      count={count}
      hasAccent={accent !== undefined}
      style={styles({ '--lane-accent': accent })}
    >
      <ul id={`${id}-cards`} className={css['cards']}>
        {lane.cards.map((card, index) => {
          const isDragged = index === dragged;
          const isLoose = isMovable && !card.locked;
          const own = `${cardId(card)}:`;
          return (
            <Fragment key={index}>
              {slotBefore === index && !isDragged && <li className={css['slot']} aria-hidden="true" />}
              <li data-card="">
                <CardFace
                  card={card}
                  actions={actions}
                  busyAction={pressed?.startsWith(own) === true ? pressed.slice(own.length) : undefined}
                  moves={isLoose ? neighbours : undefined}
                  isDragged={isDragged}
                  style={isDragged ? { translate: `${drag?.dx ?? 0}px ${drag?.dy ?? 0}px` } : undefined}
                  onPointerDown={isLoose ? (event) => props.onPointerDown(event, { lane: laneAt, index }) : undefined}
                  onOpen={() => props.onOpen(card)}
                  onMove={(step) => props.onMove(index, step)}
                  onAction={(action) => props.onAction(card, index, action.id)}
                />
              </li>
            </Fragment>
          );
        })}
        {slotBefore !== undefined && slotBefore >= lane.cards.length && (
          <li className={css['slot']} aria-hidden="true" />
        )}
      </ul>
    </LaneFrame>
  );
}
