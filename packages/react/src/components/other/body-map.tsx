import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './body-map.module.css';

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

/** Outline of each body part as seen from the front, on a sheet of 200 by 420; the person's right is at the left. */
const REGIONS = {
  head: { label: 'Head', path: 'M100 8c17 0 26 13 26 30 0 19-11 34-26 34S74 57 74 38C74 21 83 8 100 8Z' },
  neck: { label: 'Neck', path: 'M87 69c8 6 18 6 26 0l2 18c6 4 10 5 16 7H69c6-2 10-3 16-7Z' },
  chest: { label: 'Chest', path: 'M66 95h68c6 12 6 32 1 54H65c-5-22-5-42 1-54Z' },
  abdomen: { label: 'Abdomen', path: 'M65 151h70c-2 18-2 30 1 46H64c3-16 3-28 1-46Z' },
  pelvis: { label: 'Pelvis', path: 'M63 199h74c3 12 5 22 5 34H58c0-12 2-22 5-34Z' },
  rightUpperArm: { label: 'Right upper arm', path: 'M63 96c-18 2-25 14-27 32l-3 28 22 4c4-18 6-40 8-64Z' },
  rightForearm: { label: 'Right forearm', path: 'M33 158l22 4c-3 24-9 40-17 60l-19-5c3-22 8-40 14-59Z' },
  rightHand: { label: 'Right hand', path: 'M18 219l20 5c0 16-4 32-14 33-11 1-14-10-12-20Z' },
  leftUpperArm: { label: 'Left upper arm', path: 'M137 96c18 2 25 14 27 32l3 28-22 4c-4-18-6-40-8-64Z' },
  leftForearm: { label: 'Left forearm', path: 'M167 158l-22 4c3 24 9 40 17 60l19-5c-3-22-8-40-14-59Z' },
  leftHand: { label: 'Left hand', path: 'M182 219l-20 5c0 16 4 32 14 33 11 1 14-10 12-20Z' },
  rightThigh: { label: 'Right thigh', path: 'M58 235h38l3 3c0 30-3 50-7 72H64c-5-24-8-48-6-75Z' },
  rightShin: { label: 'Right shin', path: 'M64 312h28c2 28-2 50-5 74H70c-5-26-9-48-6-74Z' },
  rightFoot: { label: 'Right foot', path: 'M70 388h18c1 12 2 24-8 26H58c-6-4 6-12 12-26Z' },
  leftThigh: { label: 'Left thigh', path: 'M142 235h-38l-3 3c0 30 3 50 7 72h28c5-24 8-48 6-75Z' },
  leftShin: { label: 'Left shin', path: 'M136 312h-28c-2 28 2 50 5 74h17c5-26 9-48 6-74Z' },
  leftFoot: { label: 'Left foot', path: 'M130 388h-18c-1 12-2 24 8 26h22c6-4-6-12-12-26Z' },
} as const;

/** A part of the body. */
type Region = keyof typeof REGIONS;

/** The names of all parts. */
const REGION_NAMES = Object.keys(REGIONS) as readonly Region[];
