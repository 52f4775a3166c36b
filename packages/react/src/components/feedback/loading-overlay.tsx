import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { SpinnerSign } from '../../parts/looks/spinner-sign.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './loading-overlay.module.css';

const DIAMETERS = { sm: '20px', md: '32px', lg: '48px' };

/** A veil with a spinner over its children while they are busy; covered controls take no input. */
export function LoadingOverlay({ props, children }: Drawn<'LoadingOverlay'>) {
  const say = useWords();
  const { active, label, blur, spinnerSize, overlayColor, color } = props;
  const ink = color ?? inkOn(overlayColor);
  const hasWords = label !== undefined && label !== '';
  return (
    <div className={css['region']} aria-busy={active || undefined}>
      <div className={classNames(css['content'], active && blur && css['blurred'])} inert={active}>
        {children}
      </div>
      <div
        className={classNames(css['veil'], active && css['active'])}
        role="status"
        aria-busy={active || undefined}
        style={styles({ '--veil': overlayColor, '--words': ink })}
      >
        {active && (
          <div className={classNames(hasWords && css['plate'])}>
            <SpinnerSign diameter={DIAMETERS[spinnerSize]} color={ink} />
            {hasWords ? <bdi>{label}</bdi> : <Hidden>{say('Loading')}</Hidden>}
          </div>
        )}
      </div>
    </div>
  );
}
