import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { useTypeAhead } from '../../parts/keys/use-type-ahead.ts';
import { useTextScale } from '../../parts/use-text-scale.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { rowAfterKey, scrollToRow, windowOf } from './row-window.ts';
import css from './virtual-list.module.css';

/** Thousands of rows of which only those in view are drawn. */
export function VirtualList(drawn: Drawn<'VirtualList'>) {
  const { id, props } = drawn;
  const { items, overscan, selectable } = props;
  const itemHeight = useTextScale() * props.itemHeight;
  const say = useWords();
  const list = useRef<HTMLDivElement>(null);
  const view = useScrollWindow(list);
  const { start, end } = windowOf({ ...view, rowHeight: itemHeight, count: items.length, overscan });
  const { current, pickedAt, pick, onKeyDown, onFocus } = useRowChoice(drawn, list, itemHeight, view.height);
  const shown = rowsToDraw(start, end, selectable ? current : undefined);
  return (
    <div
      ref={list}
      role={selectable ? 'listbox' : 'list'}
      aria-label={items[0]?.label ?? say('Options')}
      tabIndex={0}
      aria-activedescendant={selectable && current !== undefined ? `${id}-${current}` : undefined}
      data-ui-scrolls=""
      className={classNames(css['list'], selectable && css['selectable'])}
      style={looksOf(props)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div className={css['space']} role="presentation" style={{ blockSize: items.length * itemHeight }}>
        {shown.map(
          (at) =>
            items[at] && (
              <VirtualRow
                key={at}
                id={`${id}-${at}`}
                item={items[at]}
                at={at}
                count={items.length}
                height={itemHeight}
                isSelectable={selectable}
                isPicked={selectable && at === pickedAt}
                isActive={at === current}
                onPick={() => pick(at)}
              />
            ),
        )}
      </div>
    </div>
  );
}

/** The row that keys are at and the picked one; keys move, Enter and Space pick, and moving scrolls along. */
function useRowChoice(
  drawn: Drawn<'VirtualList'>,
  list: { readonly current: HTMLElement | null },
  itemHeight: number,
  viewHeight: number,
) {
  const { items, selectable } = drawn.props;
  const [picked, setPicked] = useLive(drawn, 'value');
  const [active, setActive] = useState<number>();
  const typeAhead = useTypeAhead();
  const valueAt = (at: number) => items[at]?.value ?? items[at]?.label;
  const pickedAt = picked === undefined ? -1 : items.findIndex((_, at) => valueAt(at) === picked);
  const current = active !== undefined && active < items.length ? active : undefined;

  function pick(at: number): void {
    const item = items[at];
    if (!selectable || item === undefined) return;
    setActive(at);
    setPicked(item.value ?? item.label);
    drawn.fire('select', { value: item.value ?? item.label, label: item.label });
  }

  function moveTo(at: number): void {
    const next = Math.max(0, Math.min(items.length - 1, at));
    setActive(next);
    const element = list.current;
    if (element !== null) element.scrollTop = scrollToRow(next, itemHeight, element.scrollTop, element.clientHeight);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!selectable || items.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = current ?? (pickedAt === -1 ? undefined : pickedAt);
    const byKey = rowAfterKey(event.key, from, items.length, Math.max(1, Math.floor(viewHeight / itemHeight) - 1));
    const labels = items.map(({ label }) => label);
    const to = byKey ?? typeAhead(event, labels, from ?? -1);
    if (to !== undefined) moveTo(to);
    else if ((event.key === 'Enter' || event.key === ' ') && from !== undefined) pick(from);
    else return;
    event.preventDefault();
  }

  function onFocus({ currentTarget }: FocusEvent): void {
    // A press picks its own row; only Tab has to start somewhere.
    const isByKey = currentTarget.matches(':focus-visible');
    if (selectable && isByKey && current === undefined && items.length > 0) moveTo(Math.max(0, pickedAt));
  }

  return { current, pickedAt, pick, onKeyDown, onFocus };
}

// The row that keys are at is always drawn, so that `aria-activedescendant` finds it.
function rowsToDraw(start: number, end: number, current: number | undefined): number[] {
  const inView = Array.from({ length: end - start }, (_, at) => start + at);
  return current === undefined || inView.includes(current) ? inView : [...inView, current];
}

function looksOf(props: Drawn<'VirtualList'>['props']) {
  const { bg, color, maxHeight, mutedColor, borderColor, radiusValue } = props;
  return {
    ...surfaceStyles(bg, color),
    ...styles({
      maxBlockSize: maxHeight,
      '--list-line': borderColor,
      '--list-muted': mutedColor,
      '--list-corner': radiusValue,
    }),
  };
}

type VirtualRowProps = {
  id: string;
  item: Drawn<'VirtualList'>['props']['items'][number];
  at: number;
  count: number;
  height: number;
  isSelectable: boolean;
  isPicked: boolean;
  isActive: boolean;
  onPick: () => void;
};

function VirtualRow({ id, item, at, count, height, isSelectable, isPicked, isActive, onPick }: VirtualRowProps) {
  const { label, description = '', icon, trailing = '' } = item;
  return (
    <div
      id={id}
      role={isSelectable ? 'option' : 'listitem'}
      aria-setsize={count}
      aria-posinset={at + 1}
      aria-selected={isSelectable ? isPicked : undefined}
      className={classNames(css['row'], isPicked && css['picked'], isActive && css['active'])}
      style={{ insetBlockStart: at * height, blockSize: height }}
      onClick={onPick}
    >
      {icon !== undefined && <Icon name={icon} className={css['glyph']} />}
      <span className={css['words']}>
        <span className={css['label']}>
          <bdi>{label}</bdi>
        </span>
        {description !== '' && (
          <span className={css['description']}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
      {trailing !== '' && (
        <span className={css['trailing']}>
          <bdi>{trailing}</bdi>
        </span>
      )}
      {isPicked && <Icon name="check" className={css['tick']} />}
    </div>
  );
}

function useScrollWindow(list: { readonly current: HTMLElement | null }) {
  const [view, setView] = useState({ top: 0, height: 320 });
  const measure = useCallback(() => {
    const element = list.current;
    if (element !== null) setView({ top: element.scrollTop, height: element.clientHeight });
  }, [list]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    // On paper all rows are in view.
    const drawAll = () => flushSync(() => setView({ top: 0, height: Number.MAX_SAFE_INTEGER }));
    addEventListener('beforeprint', drawAll);
    addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      removeEventListener('beforeprint', drawAll);
      removeEventListener('afterprint', measure);
    };
  }, [list, measure]);
  return view;
}
