import { classNames } from '../../parts/looks/class-names.ts';
import { Fold } from '../../parts/fold.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './accordion.module.css';

/** Titled texts that open and close. */
export function Accordion(drawn: Drawn<'Accordion'>) {
  const { id, props, fire } = drawn;
  const { items, type, defaultOpenIndex, variant, size, chevronIcon, accent, mutedColor, borderColor } = props;
  const start = defaultOpenIndex === undefined ? [] : [defaultOpenIndex].flat();
  const [live, setLive] = useLive(
    drawn,
    'openIndexes',
    start.filter((at) => typeof at === 'number'),
  );
  const open = type === 'single' ? live.slice(0, 1) : live;

  function toggle(at: number): void {
    const others = type === 'single' ? [] : open.filter((other) => other !== at);
    const next = open.includes(at) ? others : [...others, at].toSorted((left, right) => left - right);
    setLive(next);
    fire('change', { value: next });
  }

  return (
    <div
      className={classNames(css['accordion'], css[variant])}
      style={styles({
        '--accordion-line': borderColor,
        '--accordion-muted': mutedColor,
        '--accordion-corner': props.radiusValue,
      })}
    >
      {items.map(({ title, content }, at) => {
        const isOpen = open.includes(at);
        return (
          <div key={at} className={css['item']} style={styles({ '--fold-accent': isOpen ? accent : undefined })}>
            <Fold
              id={`${id}-${at}`}
              title={title}
              isOpen={isOpen}
              onToggle={() => toggle(at)}
              size={size}
              isBare={variant === 'ghost'}
              icon={chevronIcon}
              isRegion
            >
              <p className={css['text']}>
                <bdi>{content}</bdi>
              </p>
            </Fold>
          </div>
        );
      })}
    </div>
  );
}
