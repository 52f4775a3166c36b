import { useState } from 'react';
import { Chip } from '../../parts/chip.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { SpinnerSign } from '../../parts/looks/spinner-sign.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import { STATES } from './work-states.ts';
import css from './tool-call.module.css';

/** One function call of an agent: its name and state, behind them what went in and came out. */
export function ToolCall({ id, props }: Drawn<'ToolCall'>) {
  const say = useWords();
  const { name, input, output, state, defaultOpen, stateLabels, inputLabel, outputLabel } = props;
  const { bg, borderColor, mutedColor } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const { word, tone } = STATES[state];
  return (
    <div
      className={css['card']}
      style={{ ...surfaceStyles(bg, undefined), ...styles({ '--edge': borderColor, '--quiet': mutedColor }) }}
    >
      <button
        type="button"
        className={css['header']}
        aria-expanded={isOpen}
        aria-controls={`${id}-call`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="wrench" size="sm" className={css['glyph']} />
        <bdi className={css['name']}>{name}</bdi>
        <span className={css['state']}>
          <Chip
            tone={tone}
            size="sm"
            dot={state !== 'running'}
            start={state === 'running' ? <SpinnerSign diameter="0.75rem" /> : undefined}
          >
            <bdi>{stateLabels?.[state] ?? say(word)}</bdi>
          </Chip>
        </span>
        <Icon name="chevron-down" size="sm" className={css['caret']} />
      </button>
      <div id={`${id}-call`} className={css['body']} hidden={!isOpen}>
        <Part label={inputLabel} text={input} />
        <Part label={outputLabel} text={output} />
      </div>
    </div>
  );
}

function Part({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <div className={css['part']}>
      <p className={css['label']}>
        <bdi>{label}</bdi>
      </p>
      <pre className={css['text']} dir="auto">
        {text}
      </pre>
    </div>
  );
}
