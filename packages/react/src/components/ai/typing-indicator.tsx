import { Hidden } from '../../parts/looks/hidden.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './typing-indicator.module.css';

/** Three dots while the other side has not begun to answer. */
export function TypingIndicator({ props }: Drawn<'TypingIndicator'>) {
  const say = useWords();
  const { label, mutedColor } = props;
  return (
    <div role="status" className={css['typing']} style={styles({ '--quiet': mutedColor })}>
      {label === undefined || label === '' ? <Hidden>{say('Typing')}</Hidden> : <bdi>{label}</bdi>}
      <span className={css['dots']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
