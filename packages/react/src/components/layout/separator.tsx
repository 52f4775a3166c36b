import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './separator.module.css';

/** A thin line between neighbours. */
export function Separator({ props }: Drawn<'Separator'>) {
  const { orientation, label, thickness, spacing, style, length, color, labelColor } = props;
  const isUpright = orientation === 'vertical';
  const hasLabel = label !== undefined && label !== '';
  return (
    <div
      role="separator"
      aria-orientation={orientation}
      aria-label={hasLabel ? label : undefined}
      className={classNames(css['separator'], isUpright && css['upright'], !hasLabel && css['bare'])}
      style={styles({
        [isUpright ? 'blockSize' : 'inlineSize']: length ?? (isUpright ? '1.5rem' : '100%'),
        [isUpright ? 'marginInline' : 'marginBlock']: SPACINGS[spacing],
        '--separator-weight': WEIGHTS[thickness],
        '--separator-pattern': style,
        '--separator-line': color,
        '--separator-words': labelColor,
      })}
    >
      {hasLabel && (
        <span className={css['words']}>
          <bdi>{label}</bdi>
        </span>
      )}
    </div>
  );
}

const WEIGHTS = { hairline: '1px', thin: '2px', thick: '4px' };
const SPACINGS = { none: undefined, sm: '0.5rem', md: '1rem', lg: '1.5rem' };
