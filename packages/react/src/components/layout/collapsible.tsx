import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { Fold } from '../../parts/fold.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './collapsible.module.css';

/** One heading that shows or hides what is below it. */
export function Collapsible(drawn: Drawn<'Collapsible'>) {
  const { id, props, children, fire } = drawn;
  const { title, defaultOpen, variant, size, iconPosition, chevronIcon, accent, borderColor, radiusValue } = props;
  const [isOpen, setIsOpen] = useLive(drawn, 'open', defaultOpen);
  return (
    <div
      className={classNames(css['frame'], css[variant])}
      style={styles({
        '--fold-accent': accent,
        '--collapsible-line': borderColor,
        '--collapsible-corner': radiusValue,
      })}
    >
      <Fold
        id={id}
        title={title}
        isOpen={isOpen}
        onToggle={() => {
          setIsOpen(!isOpen);
          fire('change', { value: !isOpen });
        }}
        size={size}
        isBare={variant === 'ghost'}
        icon={chevronIcon}
        iconPosition={iconPosition}
        panelClass={classNames(css['inside'], column['column'])}
      >
        {children}
      </Fold>
    </div>
  );
}
