import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import { rem } from '../../parts/use-text-scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import { labelSides } from './label-sides.ts';
import { boundsAround, degreeText, gridLines, placeOn, type Bounds } from './map-scale.ts';
import css from './map-view.module.css';

type Marker = Drawn<'MapView'>['props']['markers'][number];

/** Markers over a grid of degrees. */
export function MapView(drawn: Drawn<'MapView'>) {
  const { props, fire, isBusy } = drawn;
  const { markers, showGraticule, showLabels, confirmLabel, height, accent, waterColor, gridColor, mutedColor } = props;
  const [selectedId, setSelectedId] = useLive(drawn, 'selectedId');
  const bounds = props.bounds ?? boundsAround(markers);
  // Degrees of the whole world say nothing about a map that waits for its places.
  const isBlank = markers.length === 0 && props.bounds === undefined;
  const say = useWords();
  const selected = markers.find((marker, at) => idOf(marker, at) === selectedId);
  const places = markers.map((marker) => placeOn(bounds, marker));
  const sides = labelSides(
    markers.map((marker, at) => {
      const { x = -1, y = -1 } = places[at] ?? {};
      return { x, y, chars: showLabels ? `${marker.label ?? ''}${textOf(marker) ?? ''}`.length : 0 };
    }),
  );
  const pick = (marker: Marker, at: number) => {
    setSelectedId(idOf(marker, at));
    fire('select', { id: idOf(marker, at), label: marker.label, value: textOf(marker) });
  };
  return (
    <div
      className={css['map']}
      style={styles({
        '--accent': accent,
        '--water': waterColor,
        '--on-water': mutedColor ?? inkOn(waterColor),
        '--grid': gridColor,
        '--quiet': mutedColor,
        '--most': rem(height),
      })}
    >
      {/* East is at the right in every language. */}
      <div
        className={css['sheet']}
        dir="ltr"
        role="group"
        aria-label={say('Map, {count} places', { count: markers.length })}
      >
        {showGraticule && <Graticule bounds={bounds} hasLabels={showLabels && !isBlank} />}
        {isBlank && (
          <p className={css['blank']}>
            <Icon name="map-pin" />
            {say('No places yet')}
          </p>
        )}
        {markers.map((marker, at) => {
          const place = places[at];
          if (place === undefined) return null;
          const isPicked = selectedId !== undefined && idOf(marker, at) === selectedId;
          return (
            <PlaceMarker
              key={at}
              marker={marker}
              label={marker.label ?? say('Place {number}', { number: at + 1 })}
              place={place}
              look={classNames(css['marker'], css[sides[at] ?? 'covered'], isPicked && css['picked'])}
              isPicked={isPicked}
              isLabelled={showLabels}
              fill={marker.color ?? (marker.tone === undefined ? accent : undefined)}
              onPick={() => pick(marker, at)}
            />
          );
        })}
      </div>
      {confirmLabel !== undefined && confirmLabel !== '' && (
        <div className={css['foot']}>
          <ButtonFace
            style={solidFill(accent)}
            disabled={selected === undefined}
            isLoading={isBusy}
            onClick={() => fire('commit', { label: selected?.label, value: selected && (textOf(selected) ?? '') })}
          >
            <bdi>{confirmLabel}</bdi>
          </ButtonFace>
        </div>
      )}
    </div>
  );
}

type PlaceMarkerProps = {
  marker: Marker;
  label: string;
  place: { x: number; y: number };
  look: string;
  isPicked: boolean;
  isLabelled: boolean;
  fill: string | undefined;
  onPick: () => void;
};

function PlaceMarker({ marker, label, place, look, isPicked, isLabelled, fill, onPick }: PlaceMarkerProps) {
  const value = textOf(marker);
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      title={value === undefined ? label : `${label}: ${value}`}
      className={look}
      data-tone={marker.tone ?? 'accent'}
      style={styles({ '--fill': fill, left: `${place.x * 100}%`, top: `${place.y * 100}%` })}
      onClick={onPick}
    >
      <Hidden>{value === undefined ? label : `${label}, ${value}`}</Hidden>
      <span className={css['dot']} />
      {isLabelled && (marker.label ?? value) !== undefined && (
        // Where there is no room it is not drawn; the name is the same.
        <span className={css['label']} aria-hidden="true">
          <bdi>{marker.label}</bdi>
          {value !== undefined && <b>{value}</b>}
        </span>
      )}
    </button>
  );
}

function idOf({ id, label }: Marker, at: number): string {
  return id ?? label ?? String(at);
}

function textOf({ value }: Marker): string | undefined {
  return value === undefined ? undefined : String(value);
}

function Graticule({ bounds, hasLabels }: { bounds: Bounds; hasLabels: boolean }) {
  const { meridians, parallels } = gridLines(bounds);
  return (
    <div className={css['graticule']} aria-hidden="true">
      {meridians.map((degrees, at) => {
        const { x = 0 } = placeOn(bounds, { lat: bounds.north, lng: degrees }) ?? {};
        return (
          <i key={at} className={css['meridian']} style={{ left: `${x * 100}%` }}>
            {hasLabels && x > 0.08 && x < 0.86 && <span>{degreeText(degrees, ['E', 'W'])}</span>}
          </i>
        );
      })}
      {parallels.map((degrees, at) => {
        const { y = 0 } = placeOn(bounds, { lat: degrees, lng: bounds.west }) ?? {};
        return (
          <i key={at} className={css['parallel']} style={{ top: `${y * 100}%` }}>
            {hasLabels && y > 0.06 && y < 0.84 && <span>{degreeText(degrees, ['N', 'S'])}</span>}
          </i>
        );
      })}
    </div>
  );
}
