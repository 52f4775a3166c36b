import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { NEW_TAB, NewTabHint, siteOf } from '../../parts/pressing/new-tab.tsx';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './embed.module.css';
import { liveMap, mapLink } from './map-addresses.ts';

/** A street map in a frame, or a card that leads to one. */
export function MapEmbed(drawn: Drawn<'MapEmbed'>) {
  const { props, fire, isBusy } = drawn;
  const { query, center, zoom, embedUrl, interactive, title, showCoords, selectable, aspect, height } = props;
  const { locale } = useSurroundings();
  const say = useWords();
  const [confirmed, setConfirmed] = useLive(drawn, 'selectedLocation');
  const address = embedUrl ?? (center === undefined ? undefined : liveMap(center, zoom));
  const isLive = interactive && address !== undefined;
  const degrees = center === undefined ? '' : coordinates(center, locale);
  const placeName = [props.placeName, query, degrees].find((name) => name !== undefined && name !== '');
  const place = placeName ?? (embedUrl === undefined ? '' : siteOf(embedUrl));
  const href = center === undefined && query === undefined ? embedUrl : mapLink(center, query, zoom);
  const ratio = aspect === 'auto' ? '16/9' : aspect;
  const confirm = () => {
    setConfirmed({ query, center, zoom, source: center === undefined ? 'query' : 'center' });
    fire('commit', { value: query ?? (center === undefined ? '' : `${center.lat}, ${center.lng}`), label: place });
  };
  const isConfirmed =
    confirmed !== undefined && confirmed.query === query && same(confirmed.center, center) && confirmed.zoom === zoom;
  return (
    <figure
      className={css['frame']}
      style={styles({ '--accent': props.accent, '--edge': props.borderColor, borderRadius: props.radiusValue })}
    >
      {isLive && (
        <div
          className={css['view']}
          style={styles({
            blockSize: height,
            aspectRatio: height === undefined ? ratio : undefined,
          })}
        >
          <iframe
            className={css['fill']}
            src={address}
            title={title}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
            allow="fullscreen"
          />
        </div>
      )}
      <figcaption className={css['bar']} style={styles({ minBlockSize: isLive ? undefined : height })}>
        <Icon name="map-pin" className={css['glyph']} />
        <span className={css['words']}>
          <bdi className={css['title']}>{title}</bdi>
          {place !== title && <bdi className={css['quiet']}>{place}</bdi>}
          {showCoords && degrees !== '' && degrees !== place && (
            <bdi dir="ltr" className={css['quiet']}>
              {degrees}
            </bdi>
          )}
        </span>
        {href !== undefined && (
          <a {...NEW_TAB} href={href} className={css['link']}>
            <Icon name="external-link" size="sm" />
            {say('Open map')}
            <NewTabHint />
          </a>
        )}
        {selectable && (
          <ButtonFace
            size="sm"
            variant={isConfirmed ? 'outline' : 'primary'}
            style={isConfirmed ? undefined : solidFill(props.accent)}
            isLoading={isBusy}
            onClick={confirm}
          >
            {isConfirmed && <Icon name="check" size="sm" />}
            {say(isConfirmed ? 'Place confirmed' : 'Use this place')}
          </ButtonFace>
        )}
      </figcaption>
    </figure>
  );
}

type Point = { readonly lat: number; readonly lng: number };

function coordinates({ lat, lng }: Point, locale: string): string {
  const degrees = (value: number) => `${formatNumber(Math.abs(value), locale, { maximumFractionDigits: 5 })}°`;
  return `${degrees(lat)} ${lat < 0 ? 'S' : 'N'}, ${degrees(lng)} ${lng < 0 ? 'W' : 'E'}`;
}

function same(one: Point | undefined, other: Point | undefined): boolean {
  return one?.lat === other?.lat && one?.lng === other?.lng;
}
