import type { ReactNode } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './stepper.module.css';

type Step = Drawn<'Stepper'>['props']['steps'][number];

/** The stages of a process: done, current and to come. Panels that they switch carry `visible` on the same value. */
export function Stepper(drawn: Drawn<'Stepper'>) {
  const { steps, orientation, clickable, size, accent, connectorColor, mutedColor } = drawn.props;
  const [current, setCurrent] = useLive(drawn, 'current', 0);
  const choose = (index: number) => {
    setCurrent(index);
    drawn.fire('change', { value: index });
  };
  return (
    <div className={css['frame']}>
      <ol
        className={classNames(css['stepper'], css[orientation], css[size])}
        style={styles({
          '--accent': accent,
          '--accent-text': inkOn(accent),
          '--rest': connectorColor,
          '--quiet': mutedColor,
        })}
      >
        {steps.map((step, index) => (
          <Stage
            key={index}
            step={step}
            index={index}
            state={stateOf(index, current)}
            onChoose={clickable ? () => choose(index) : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

type StageState = 'done' | 'current' | 'coming';

function stateOf(index: number, current: number): StageState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'coming';
}

type StageProps = {
  step: Step;
  index: number;
  state: StageState;
  onChoose: (() => void) | undefined;
};

function Stage({ step, index, state, onChoose }: StageProps): ReactNode {
  const { label, description, tone } = step;
  const hasTone = tone !== undefined && tone !== 'neutral';
  const face = (
    <>
      <span className={classNames(css['marker'], css[state], hasTone && css['toned'])} aria-hidden="true">
        <Marker step={step} index={index} state={state} />
      </span>
      <span className={css['words']}>
        <bdi className={css['label']}>{label}</bdi>
        {description !== undefined && description !== '' && <bdi className={css['description']}>{description}</bdi>}
      </span>
    </>
  );
  const isCurrent = state === 'current';
  return (
    <li
      className={classNames(css['stage'], css[`is-${state}`])}
      data-tone={hasTone ? tone : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {onChoose === undefined ? (
        <div className={css['face']}>{face}</div>
      ) : (
        <button type="button" className={classNames(css['face'], css['pressable'])} onClick={onChoose}>
          {face}
        </button>
      )}
    </li>
  );
}

/** The glyph of a check's result; colour alone would not do. */
const TONE_ICONS: { readonly [tone: string]: IconName } = {
  success: 'check',
  warning: 'alert-triangle',
  critical: 'x',
  info: 'info',
};

function Marker({ step, index, state }: Omit<StageProps, 'onChoose'>): ReactNode {
  const { locale } = useSurroundings();
  const toneIcon = step.tone === undefined ? undefined : TONE_ICONS[step.tone];
  if (toneIcon !== undefined) return <Icon name={toneIcon} />;
  if (state === 'done') return <Icon name="check" />;
  return step.icon === undefined ? (index + 1).toLocaleString(locale) : <Icon name={step.icon} />;
}
