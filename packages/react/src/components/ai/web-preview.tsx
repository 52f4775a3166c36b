import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { NEW_TAB, NewTabHint, siteOf } from '../../parts/pressing/new-tab.tsx';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './web-preview.module.css';

/** A rich link to one page; the page itself is not embedded. */
export function WebPreview({ props }: Drawn<'WebPreview'>) {
  const { url, title, description, image, aspect, width, externalIcon, accent, bg, borderColor, mutedColor } = props;
  const site = siteOf(url);
  const name = title === undefined || title === '' ? site || url : title;
  const glyphBox = (
    <span className={css['glyph']}>
      <Icon name="globe" size="xl" />
    </span>
  );
  return (
    <a
      {...NEW_TAB}
      href={url}
      className={classNames(css['card'], image === undefined && aspect === undefined && css['compact'])}
      style={{
        ...surfaceStyles(bg, undefined),
        ...styles({ '--accent': accent, '--edge': borderColor, '--quiet': mutedColor, maxInlineSize: width }),
      }}
    >
      <span className={css['frame']} style={styles({ aspectRatio: aspect === 'auto' ? undefined : aspect })}>
        <Picture
          src={image}
          alt=""
          {...(aspect === 'auto' ? {} : { fit: 'cover' as const })}
          className={css[aspect === 'auto' ? 'natural' : 'picture']}
          fallback={glyphBox}
        />
      </span>
      <span className={css['words']}>
        <bdi className={css['title']}>{name}</bdi>
        {description !== undefined && description !== '' && <bdi className={css['description']}>{description}</bdi>}
        <span className={css['site']}>
          {name !== site && <bdi>{site}</bdi>}
          <Icon name={externalIcon} size="sm" />
          <NewTabHint />
        </span>
      </span>
    </a>
  );
}
