import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './reasoning.module.css';

/** The thinking behind an answer, folded away at first. */
export function Reasoning(drawn: Drawn<'Reasoning'>) {
  const say = useWords();
  const { id, props } = drawn;
  const { content, duration = '', headerLabel, defaultOpen, mutedColor } = props;
  const [isOpen, setOpen] = useLive(drawn, 'open', defaultOpen);
  const builtIn = duration === '' ? say('Reasoning') : say('Thought for {duration}');
  return (
    <div className={css['reasoning']} style={styles({ '--quiet': mutedColor })}>
      <button
        type="button"
        id={`${id}-header`}
        className={css['header']}
        aria-expanded={isOpen}
        aria-controls={`${id}-trace`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="lightbulb" size="sm" />
        <bdi>{(headerLabel ?? builtIn).replaceAll('{duration}', duration)}</bdi>
        <Icon name="chevron-down" size="sm" className={css['caret']} />
      </button>
      <div id={`${id}-trace`} role="region" aria-labelledby={`${id}-header`} className={css['trace']} hidden={!isOpen}>
        <div dir="auto">{content}</div>
      </div>
    </div>
  );
}
