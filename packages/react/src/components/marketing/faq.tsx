import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useHeading } from '../../parts/outline.ts';
import css from './faq.module.css';

/** A list of questions, each opening its answer. */
export function FAQ(drawn: Drawn<'FAQ'>) {
  const Title = useHeading();
  const { id, props, fire } = drawn;
  const { items, allowMultiple, variant, defaultOpenIndex, chevronIcon, accent, color, borderColor, mutedColor } =
    props;
  const [open, setOpen] = useLive(drawn, 'openIndices', defaultOpenIndex === undefined ? [] : [defaultOpenIndex]);
  const toggle = (index: number, question: string) => {
    const others = allowMultiple ? open.filter((other) => other !== index) : [];
    const next = open.includes(index)
      ? open.filter((other) => other !== index)
      : [...others, index].toSorted((a, b) => a - b);
    setOpen(next);
    fire('change', { value: next, name: question });
  };
  return (
    <div
      className={classNames(css['faq'], css[variant])}
      style={styles({ '--open': accent, '--question': color, '--line': borderColor, '--answer': mutedColor })}
    >
      {items.map(({ question, answer }, index) => {
        const isOpen = open.includes(index);
        return (
          <div key={index} className={classNames(css['item'], isOpen && css['open'])}>
            <Title>
              <button
                type="button"
                id={`${id}-question-${index}`}
                className={css['question']}
                aria-expanded={isOpen}
                aria-controls={`${id}-answer-${index}`}
                onClick={() => toggle(index, question)}
              >
                <bdi className={css['words']}>{question}</bdi>
                <Icon name={chevronIcon} className={css['chevron']} />
              </button>
            </Title>
            <div
              id={`${id}-answer-${index}`}
              className={css['answer']}
              role="region"
              aria-labelledby={`${id}-question-${index}`}
              hidden={!isOpen}
            >
              <p>
                <bdi>{answer}</bdi>
              </p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
