import { use, useId, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { AvatarFace } from '../../parts/avatar-face.tsx';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Chip } from '../../parts/chip.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { Icon } from '../../parts/looks/icon.tsx';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { ComponentProps } from '../../generated/component-props.ts';
import { useAsk } from '../../runtime/ask.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './card-face.module.css';
import { CardFillContext } from './lane-context.ts';
import { wordsOf } from './data-table-row.tsx';

type CardData = Pick<ComponentProps['KanbanCard'], 'title' | 'description' | 'labels' | 'assignee' | 'meta'>;
type CardAction = NonNullable<ComponentProps['KanbanCard']['rowActions']>[number];

/** Where an arrow would take the card: undefined is nowhere, a word names the lane, none is said without its name. */
export type CardMoves = { readonly back: string | undefined; readonly on: string | undefined };

type CardFaceProps = {
  card: CardData;
  actions: readonly CardAction[];
  /** Id of the action that the host is still answering. */
  busyAction: string | undefined;
  /** Undefined for a card without arrows. */
  moves: CardMoves | undefined;
  onOpen: () => void;
  onMove: (step: -1 | 1) => void;
  onAction: (action: CardAction) => void;
  /** Instead of the fill that the board gives its cards. */
  fill?: string | undefined;
  isMarked?: boolean;
  isDragged?: boolean;
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  style?: CSSProperties | undefined;
  children?: ReactNode;
};

/** One work item: chips, title, note, who has it, and its buttons. The title opens it. */
export function CardFace(props: CardFaceProps) {
  const { card, actions, busyAction, moves, onOpen, onMove, onAction, children } = props;
  const { title, description = '', labels = [] } = card;
  const ask = useAsk();
  const boardFill = use(CardFillContext);
  const titleId = useId();
  const run = async (action: CardAction) => {
    const label = action.label ?? wordsOf(action.id);
    if (await ask(action.confirm, label, { isLoss: action.variant === 'danger', about: title })) onAction(action);
  };
  return (
    <article
      className={classNames(
        css['card'],
        props.isMarked === true && css['marked'],
        props.isDragged === true && css['dragged'],
      )}
      style={{ ...surfaceStyles(props.fill ?? boardFill, undefined), ...props.style }}
      onPointerDown={props.onPointerDown}
    >
      {labels.length > 0 && (
        <div className={css['chips']}>
          {labels.map(({ text, tone, color }, at) => (
            <Chip key={at} tone={tone} size="sm" bg={color}>
              <bdi>{text}</bdi>
            </Chip>
          ))}
        </div>
      )}
      <button type="button" className={css['body']} onClick={onOpen} data-card-body="">
        <span id={titleId} className={css['title']}>
          <bdi>{title}</bdi>
        </span>
        {description !== '' && (
          <span className={css['note']}>
            <bdi>{description}</bdi>
          </span>
        )}
      </button>
      {actions.length > 0 && (
        <div className={css['actions']}>
          {actions.map((action, at) => (
            <ButtonFace
              key={at}
              size="sm"
              variant={action.variant}
              isIcon={action.label === undefined || action.label === ''}
              disabled={action.disabled}
              isLoading={busyAction === action.id}
              aria-label={action.label === undefined || action.label === '' ? wordsOf(action.id) : undefined}
              aria-describedby={titleId}
              onClick={() => void run(action)}
            >
              {(action.icon !== undefined || action.label === undefined || action.label === '') && (
                <Icon name={action.icon ?? 'more-horizontal'} size="sm" />
              )}
              {action.label !== undefined && action.label !== '' && <bdi>{action.label}</bdi>}
            </ButtonFace>
          ))}
        </div>
      )}
      <CardFoot card={card} moves={moves} onMove={onMove} />
      {children !== undefined && children !== null && (
        <div className={classNames(css['children'], column['column'])}>{children}</div>
      )}
    </article>
  );
}

// Who has it, when, and the arrows: the name and the date stand below each other where they do not fit.
function CardFoot({ card, moves, onMove }: Pick<CardFaceProps, 'card' | 'moves' | 'onMove'>) {
  const { title, assignee = '', meta = '' } = card;
  if (assignee === '' && meta === '' && moves === undefined) return null;
  return (
    <div className={css['foot']}>
      {assignee !== '' && (
        <span className={css['person']}>
          <AvatarFace name={assignee} size="1.5rem" isDecoration />
          <bdi>{assignee}</bdi>
        </span>
      )}
      {meta !== '' && (
        <span className={css['meta']}>
          <bdi>{meta}</bdi>
        </span>
      )}
      {moves !== undefined && (
        <span className={css['arrows']}>
          <MoveButton title={title} step={-1} to={moves.back} onMove={onMove} />
          <MoveButton title={title} step={1} to={moves.on} onMove={onMove} />
        </span>
      )}
    </div>
  );
}

type MoveButtonProps = { title: string; step: -1 | 1; to: string | undefined; onMove: (step: -1 | 1) => void };

function MoveButton({ title, step, to, onMove }: MoveButtonProps) {
  const say = useWords();
  const aside =
    step === 1
      ? say('Move {title} to the next column', { title })
      : say('Move {title} to the previous column', { title });
  return (
    <ButtonFace
      size="sm"
      variant="ghost"
      isIcon
      disabled={to === undefined}
      aria-label={to === undefined || to === '' ? aside : `${title} → ${to}`}
      title={to}
      data-move={step}
      onClick={() => onMove(step)}
    >
      <Icon name={step === 1 ? 'arrow-right' : 'arrow-left'} size="sm" />
    </ButtonFace>
  );
}
