import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './box.module.css';

/** A frame, tint or shadow around children. */
export function Box({ props, children }: Drawn<'Box'>) {
  const { padding, bordered, radius, shadow, align, bg, color, borderColor, width, minHeight } = props;
  const isDrawn = bordered || shadow !== 'none' || bg !== undefined || borderColor !== undefined;
  return (
    <div
      className={classNames(css['box'], column['column'], bordered && css['bordered'])}
      data-align={align}
      data-ui-sized={width === undefined ? undefined : ''}
      data-ui-bare={isDrawn || padding !== 'md' ? undefined : ''}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({
          '--box-pad': padding === 'none' ? undefined : `var(--ui-pad-${padding})`,
          '--box-corner': CORNERS[radius],
          '--box-edge': borderColor,
          boxShadow: shadow === 'none' ? undefined : `var(--ui-shadow-${shadow})`,
          inlineSize: width === undefined ? undefined : `min(100%, ${width})`,
          minBlockSize: minHeight,
        }),
      }}
    >
      {children}
    </div>
  );
}

const CORNERS = {
  none: '0px',
  sm: 'var(--ui-radius-md)',
  md: 'var(--ui-radius-lg)',
  lg: 'var(--ui-radius-xl)',
  full: 'calc(var(--ui-radius-xl) * 1.5)',
};
