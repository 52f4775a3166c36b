import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './suggestion.module.css';

/** A ready-made next question, sent in one tap. */
export function Suggestion({ props, fire, isBusy }: Drawn<'Suggestion'>) {
  const { label, icon, size, accent } = props;
  return (
    <button
      type="button"
      className={classNames(css['chip'], css[size])}
      style={styles({ '--edge': accent, '--glyph': accent })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => fire('commit', { label })}
    >
      {icon !== undefined && <Icon name={icon} size="sm" className={css['glyph']} />}
      <bdi>{label}</bdi>
    </button>
  );
}
