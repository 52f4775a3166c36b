import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { frameCorner } from '../../parts/looks/looks.ts';
import { NEW_TAB, NewTabHint } from '../../parts/pressing/new-tab.tsx';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { youTubeId } from './youtube-id.ts';
import css from './youtube.module.css';

const FILES = { default: 'default', mq: 'mqdefault', hq: 'hqdefault', sd: 'sddefault', maxres: 'maxresdefault' };

/** A video on YouTube as a picture that leads there; nothing of the site is embedded. */
export function YouTube({ props }: Drawn<'YouTube'>) {
  const { videoId, url, title, duration, thumbnailQuality, aspect, showTitle, width, radius, borderColor, color } =
    props;
  const id = videoId ?? youTubeId(url);
  const name = title === undefined || title === '' ? 'YouTube' : title;
  const href = id === undefined ? url : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
  const picture =
    id === undefined ? undefined : `https://i.ytimg.com/vi/${encodeURIComponent(id)}/${FILES[thumbnailQuality]}.jpg`;
  return (
    <a
      {...NEW_TAB}
      href={href}
      className={css['card']}
      style={styles({ inlineSize: width, '--edge': borderColor, color })}
    >
      <span
        className={classNames(css['frame'], aspect === 'auto' && css['natural'])}
        style={styles({ aspectRatio: aspect === 'auto' ? undefined : aspect, borderRadius: frameCorner(radius) })}
      >
        <Picture src={picture} alt="" fit="cover" className={css['picture']} />
        <span className={css['play']} aria-hidden="true">
          <Icon name="play" size="lg" />
        </span>
        {duration !== undefined && duration !== '' && <bdi className={css['duration']}>{duration}</bdi>}
      </span>
      {showTitle && title !== undefined && title !== '' ? (
        <span className={css['title']}>
          <bdi>{title}</bdi>
          <Icon name="arrow-up-right" size="sm" className={css['outward']} />
        </span>
      ) : (
        <Hidden>{name}</Hidden>
      )}
      <NewTabHint />
    </a>
  );
}
