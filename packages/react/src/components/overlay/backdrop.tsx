import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './backdrop.module.css';

const SHARES = { light: '25%', medium: '45%', heavy: '65%' };

/** A veil over the children. It only dims: they stay reachable. */
export function Backdrop({ props, children }: Drawn<'Backdrop'>) {
  const { active = false, label, blur, opacity, overlayColor, zone } = props;
  return (
    <div className={css['place']}>
      {children}
      {active && (
        <div
          aria-hidden="true"
          className={classNames(css['veil'], css[zone], css[`blur-${blur}`])}
          style={styles({ '--tint': overlayColor, '--share': SHARES[opacity] })}
        />
      )}
      <div role="status" className={css['status']}>
        {active && label !== undefined && label !== '' && <bdi className={css['caption']}>{label}</bdi>}
      </div>
    </div>
  );
}
