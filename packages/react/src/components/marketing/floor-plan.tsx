import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { numberFormat } from '../../parts/format-number.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './floor-plan.module.css';

/** A seat or room map; free places are checkboxes, and a running total adds them up. */
export function FloorPlan(drawn: Drawn<'FloorPlan'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { regions, multiSelect, showTotal, currency, stage, aspect, accent, regionColor, lineColor, mutedColor } =
    props;
  const { locale } = useSurroundings();
  const [selected, setSelected] = useLive(drawn, 'selectedIds', []);
  // Cents are two digits or none.
  const money = (amount: number) => {
    const digits = Number.isInteger(amount) ? 0 : 2;
    return `${currency}${numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount)}`;
  };
  const toggle = (region: Region) => {
    const isChecked = !selected.includes(region.id);
    const others = multiSelect ? selected.filter((other) => other !== region.id) : [];
    const next = isChecked ? [...others, region.id] : others;
    setSelected(next);
    fire('select', { id: region.id, label: region.label ?? region.id, selected: next, checked: isChecked });
  };
  return (
    <div
      className={css['plan']}
      style={styles({
        '--picked': accent,
        '--on-picked': inkOn(accent),
        '--free': regionColor,
        '--on-free': inkOn(regionColor),
        '--line': lineColor,
        '--muted': mutedColor,
      })}
    >
      <div
        className={css['sheet']}
        style={{ aspectRatio: aspect }}
        role="group"
        aria-label={stage?.label ?? say('Plan')}
      >
        {stage !== undefined && <Stage {...stage} />}
        {regions.map((region, at) => (
          <Place
            key={at}
            region={region}
            inputId={`${id}-place-${at}`}
            isPicked={selected.includes(region.id)}
            price={region.price === undefined ? '' : money(region.price)}
            onToggle={() => toggle(region)}
          />
        ))}
      </div>
      {showTotal && <TotalBar drawn={drawn} selected={selected} money={money} onClear={() => setSelected([])} />}
    </div>
  );
}

const TAKEN = { sold: 'sold', held: 'held', disabled: 'not available' } as const;

type PlaceProps = { region: Region; inputId: string; isPicked: boolean; price: string; onToggle: () => void };

function Place({ region, inputId, isPicked, price, onToggle }: PlaceProps) {
  const say = useWords();
  const { id, label, status, color, kind } = region;
  const box = boxOf(region);
  const isFree = status === 'available';
  const name = [label ?? id, isFree ? price : say(TAKEN[status])].filter(Boolean).join(', ');
  return (
    <label
      className={classNames(css['place'], css[status], isPicked && css['picked'], kind === 'poly' && css['cut'])}
      title={name}
      style={styles({
        insetInlineStart: `${box.x * 100}%`,
        insetBlockStart: `${box.y * 100}%`,
        inlineSize: `${box.w * 100}%`,
        blockSize: `${box.h * 100}%`,
        '--outline': outlineOf(region, box),
        ...(isFree && !isPicked ? { '--fill': color, '--ink': inkOn(color) } : {}),
      })}
    >
      <input
        id={inputId}
        type="checkbox"
        className={css['box']}
        checked={isPicked}
        disabled={!isFree}
        aria-label={name}
        onChange={onToggle}
      />
      <span className={css['shape']} aria-hidden="true">
        <bdi className={css['name']}>{label}</bdi>
      </span>
    </label>
  );
}

type StageProps = NonNullable<Drawn<'FloorPlan'>['props']['stage']>;

function Stage({ label, edge, shape, size, color }: StageProps) {
  return (
    <div
      className={classNames(css['stage'], css[`edge-${edge}`], css[`shape-${shape}`])}
      style={styles({
        '--thickness': `${(size ?? (shape === 'block' ? 0.16 : 0.08)) * 100}%`,
        '--stage': color,
        '--stage-ink': inkOn(color),
      })}
    >
      {label !== undefined && <bdi className={css['stageName']}>{label}</bdi>}
    </div>
  );
}

type TotalBarProps = {
  drawn: Drawn<'FloorPlan'>;
  selected: readonly string[];
  money: (amount: number) => string;
  onClear: () => void;
};

function TotalBar({ drawn, selected, money, onClear }: TotalBarProps) {
  const say = useWords();
  const { props, fire, isBusy } = drawn;
  const picked = props.regions.filter(({ id }) => selected.includes(id));
  const total = money(picked.reduce((sum, { price = 0 }) => sum + price, 0));
  const names = picked.map(({ label, id }) => label ?? id).join(', ');
  return (
    <div className={css['bar']}>
      <p className={css['sum']} role="status">
        <strong className={css['total']}>{total}</strong>
        {names !== '' && <bdi className={css['names']}>{names}</bdi>}
      </p>
      <ButtonFace
        variant="ghost"
        disabled={picked.length === 0}
        onClick={() => {
          onClear();
          fire('dismiss', { all: true });
        }}
      >
        {say('Clear')}
      </ButtonFace>
      <ButtonFace
        isLoading={isBusy}
        disabled={picked.length === 0}
        style={styles({ '--fill': props.accent, '--fill-hover': props.accent, '--ink': inkOn(props.accent) })}
        onClick={() => fire('commit', { value: total })}
      >
        {say('Confirm')}
      </ButtonFace>
    </div>
  );
}

/** One place of a floor plan. */
type Region = Drawn<'FloorPlan'>['props']['regions'][number];

/** A rectangle in shares of the plan. */
type Box = { x: number; y: number; w: number; h: number };

/** The rectangle around a place; what is missing or sticks out is held within the plan. */
function boxOf({ kind, x = 0, y = 0, w = 0.1, h = 0.1, points = [] }: Region): Box {
  if (kind === 'rect' || points.length === 0) return within(x, y, x + w, y + h);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return within(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function within(left: number, top: number, right: number, bottom: number): Box {
  const hold = (share: number) => Math.min(1, Math.max(0, share));
  return { x: hold(left), y: hold(top), w: hold(right) - hold(left), h: hold(bottom) - hold(top) };
}

/** The corners of a polygon within its rectangle, for `clip-path`; undefined for a rectangle. */
function outlineOf({ kind, points = [] }: Region, { x, y, w, h }: Box): string | undefined {
  if (kind === 'rect' || points.length < 3) return undefined;
  const share = (at: number, from: number, span: number) =>
    span === 0 ? 0 : Math.round(((at - from) / span) * 1e4) / 100;
  return `polygon(${points.map((point) => `${share(point.x, x, w)}% ${share(point.y, y, h)}%`).join(', ')})`;
}
