import { useEffect } from 'react';
import { enterTime } from '../../parts/fields/enter.ts';
import { shadowOf } from '../../parts/looks/looks.ts';
import { Picture } from '../../parts/picture.tsx';
import { usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useHint } from '../../parts/overlays/use-hint.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './hover-card.module.css';

/** A small preview of what a name stands for, under the pointer or the focus. */
export function HoverCard({ id, props, children }: Drawn<'HoverCard'>) {
  const { trigger, title, description, imageSrc, side, accent, color, mutedColor, shadow, motion } = props;
  const { isOpen, close, triggerProps, bubbleProps } = useHint();
  const { anchor, popover } = usePopover<HTMLSpanElement>({
    isOpen,
    onClose: close,
    placement: side,
    keepsFocus: true,
  });
  const hasText = trigger !== undefined && trigger !== '';
  useDescribed(anchor, `${id}-card`, children);
  return (
    <>
      <span
        ref={anchor}
        className={hasText ? css['trigger'] : css['child']}
        style={styles({ '--line': accent })}
        {...triggerProps}
      >
        {hasText ? <bdi>{trigger}</bdi> : children}
      </span>
      <div
        ref={popover}
        id={`${id}-card`}
        popover="manual"
        className={css['card']}
        style={styles({ borderColor: accent, boxShadow: shadowOf(shadow), '--enter-time': enterTime(motion) })}
        {...bubbleProps}
      >
        {imageSrc !== undefined && <Picture src={imageSrc} alt="" fit="cover" className={css['picture']} />}
        {title !== undefined && title !== '' && (
          <p className={css['title']} style={styles({ color })}>
            <bdi>{title}</bdi>
          </p>
        )}
        {description !== undefined && description !== '' && (
          <p className={css['description']} style={styles({ color: mutedColor })}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
    </>
  );
}

// The card describes whatever in the trigger takes the focus; a trigger without such a thing takes it itself.
function useDescribed(trigger: { readonly current: HTMLElement | null }, cardId: string, children: unknown) {
  useEffect(() => {
    const around = trigger.current;
    const inside = around?.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
    const target = inside ?? around;
    if (around === null || target == null) return undefined;
    if (target === around) around.tabIndex = 0;
    target.setAttribute('aria-describedby', cardId);
    return () => {
      target.removeAttribute('aria-describedby');
      around.removeAttribute('tabindex');
    };
  }, [trigger, cardId, children]);
}
