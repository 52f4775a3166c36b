import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './body-map.module.css';
import { REGION_NAMES, REGIONS, type Region } from './body-regions.ts';

type Mark = NonNullable<Drawn<'BodyMap'>['props']['marks']>[number];

/** A figure whose body parts are picked; left and right are the person's own. */
export function BodyMap(drawn: Drawn<'BodyMap'>) {
  const { props, fire } = drawn;
  const { marks = [], view, showLegend, accent, bodyColor, lineColor, mutedColor } = props;
  const [selected, setSelected] = useLive(drawn, 'selectedRegion');
  const say = useWords();
  const pick = (region: Region) => {
    setSelected(region);
    fire('select', { id: region, label: REGIONS[region].label, value: region });
  };
  return (
    <div
      className={css['map']}
      style={styles({ '--accent': accent, '--body': bodyColor, '--line': lineColor, '--quiet': mutedColor })}
    >
      <svg
        className={css['figure']}
        viewBox="0 0 200 424"
        role="group"
        aria-label={say(view === 'front' ? 'Body, front' : 'Body, back')}
      >
        {/* From behind, the person's right is at the right. */}
        <g transform={view === 'back' ? 'matrix(-1 0 0 1 200 0)' : undefined}>
          {REGION_NAMES.map((region) => (
            <Part
              key={region}
              region={region}
              marks={marks.filter((mark) => mark.region === region)}
              isPicked={region === selected}
              onPick={() => pick(region)}
            />
          ))}
          {selected !== undefined && <path className={css['ring']} d={REGIONS[selected].path} aria-hidden="true" />}
          <path className={css['detail']} d={DETAILS[view]} aria-hidden="true" />
        </g>
      </svg>
      {showLegend && marks.length > 0 && (
        <ul className={css['legend']}>
          {marks.map((mark, at) => (
            <li key={at} className={css['entry']}>
              <span
                className={css['dot']}
                data-tone={mark.tone ?? 'critical'}
                style={styles({ '--mark': mark.color })}
                aria-hidden="true"
              />
              <span className={css['region']}>{say(REGIONS[mark.region].label)}</span>
              {mark.label !== undefined && mark.label !== '' && <bdi>{mark.label}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Collarbones and navel, or shoulder blades and spine. */
const DETAILS = {
  front: 'M74 104c8-4 16-4 22 2M126 104c-8-4-16-4-22 2M100 176v6',
  back: 'M100 100v92M84 112c-6 8-6 20 0 28M116 112c6 8 6 20 0 28M100 206v18',
};

type PartProps = { region: Region; marks: readonly Mark[]; isPicked: boolean; onPick: () => void };

function Part({ region, marks, isPicked, onPick }: PartProps) {
  const say = useWords();
  const { label, path } = REGIONS[region];
  const mark = marks.at(-1);
  const notes = marks.map((one) => one.label ?? '').filter((note) => note !== '');
  const name = [say(label), ...(marks.length > 0 && notes.length === 0 ? [say('marked')] : notes)].join(', ');
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isPicked}
      className={classNames(css['part'], mark !== undefined && css['marked'])}
      data-tone={mark === undefined ? undefined : (mark.tone ?? 'critical')}
      style={styles({ '--mark': mark?.color })}
      onClick={onPick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick();
      }}
    >
      <title>{name}</title>
      <path d={path} />
    </g>
  );
}
