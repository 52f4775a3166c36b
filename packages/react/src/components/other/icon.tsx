import { Icon as Glyph } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './icon.module.css';

/** A glyph on its own; without a label it is decoration. */
export function Icon({ props }: Drawn<'Icon'>) {
  const { name, size, color, label } = props;
  const isNamed = label !== undefined && label !== '';
  return (
    <span
      className={css['box']}
      data-size={size}
      style={styles({ color })}
      {...(isNamed ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Glyph name={name} />
    </span>
  );
}
