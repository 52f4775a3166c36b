import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { enterTime } from '../../parts/fields/enter.ts';
import { shadowOf } from '../../parts/looks/looks.ts';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './popover.module.css';

const VARIANTS = { default: 'secondary', outline: 'outline', ghost: 'ghost' } as const;

/** A button with a panel of text that stays until it is closed. */
export function Popover(drawn: Drawn<'Popover'>) {
  const { id, props, fire } = drawn;
  const { trigger, content, defaultOpen, triggerVariant, placement, align, size, width } = props;
  const { accent, bg, borderColor, radiusValue, shadow, motion } = props;
  const [isOpen, setOpen] = useLive(drawn, 'open', defaultOpen);
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    fire('change', { value: isNowOpen });
  };
  const { anchor, popover } = usePopover<HTMLSpanElement>({
    isOpen,
    onClose: () => change(false),
    placement: align === 'center' ? placement : `${placement}-${align}`,
  });
  return (
    <span ref={anchor} className={css['place']}>
      <ButtonFace
        id={`${id}-trigger`}
        variant={VARIANTS[triggerVariant]}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        className={triggerVariant === 'default' ? undefined : css[triggerVariant]}
        style={styles({ '--accent': accent })}
        onClick={() => change(!isOpen)}
      >
        <bdi>{trigger}</bdi>
      </ButtonFace>
      {isOpen && (
        <PopoverPanel
          popover={popover}
          id={`${id}-panel`}
          role="group"
          aria-labelledby={`${id}-trigger`}
          className={classNames(css['panel'], css[size])}
          style={{
            ...surfaceStyles(bg, undefined),
            ...styles({
              inlineSize: width,
              borderColor,
              borderRadius: radiusValue,
              boxShadow: shadowOf(shadow),
              '--enter-time': enterTime(motion),
            }),
          }}
        >
          {content}
        </PopoverPanel>
      )}
    </span>
  );
}
