import { classNames } from '../../parts/looks/class-names.ts';
import { enterTime } from '../../parts/fields/enter.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { shadowOf } from '../../parts/looks/looks.ts';
import { usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useHint } from '../../parts/overlays/use-hint.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './tooltip.module.css';

/** A few words on a visible word, under the pointer or the focus. */
export function Tooltip({ id, props }: Drawn<'Tooltip'>) {
  const { content, text, placement, size, bg, color, radiusValue, maxWidthValue, shadow, motion } = props;
  const { isOpen, close, triggerProps, bubbleProps } = useHint();
  const { anchor, popover } = usePopover<HTMLSpanElement, HTMLSpanElement>({
    isOpen,
    onClose: close,
    placement,
    keepsFocus: true,
    gap: 6,
  });
  return (
    <>
      {/* Focusable without being a control: the words are reached by key, but nothing is pressed. */}
      <span ref={anchor} tabIndex={0} aria-describedby={`${id}-tip`} className={css['trigger']} {...triggerProps}>
        <bdi>{text}</bdi>
      </span>
      <span
        ref={popover}
        id={`${id}-tip`}
        role="tooltip"
        popover="manual"
        className={classNames(css['bubble'], css[size])}
        style={styles({
          background: bg,
          color: color ?? inkOn(bg),
          borderRadius: radiusValue,
          boxShadow: shadowOf(shadow),
          '--widest': maxWidthValue,
          '--enter-time': motion === undefined ? undefined : enterTime(motion),
        })}
        {...bubbleProps}
      >
        <bdi>{content}</bdi>
      </span>
    </>
  );
}
