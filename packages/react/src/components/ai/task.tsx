import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { SpinnerSign } from '../../parts/looks/spinner-sign.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import { STATES } from './work-states.ts';
import css from './task.module.css';

/** One line of an agent's plan, with how far it is. */
export function Task({ props }: Drawn<'Task'>) {
  const say = useWords();
  const { title, detail, state, accent, mutedColor } = props;
  const { word, icon, tone } = STATES[state];
  return (
    <div className={css['task']} data-tone={tone} style={styles({ '--accent': accent, '--quiet': mutedColor })}>
      <span className={css['sign']}>
        {icon === undefined ? <SpinnerSign diameter="1rem" color={accent} /> : <Icon name={icon} />}
      </span>
      <div className={css['words']}>
        <p className={css['title']} data-state={state}>
          <Hidden>{say(word)}: </Hidden>
          <bdi>{title}</bdi>
        </p>
        {detail !== undefined && detail !== '' && (
          <p className={css['detail']}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
