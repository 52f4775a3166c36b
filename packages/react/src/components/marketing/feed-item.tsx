import { AvatarFace } from '../../parts/avatar-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { Reactions } from './reactions.tsx';
import css from './feed-item.module.css';

/** One post of a social stream: author line, text, optional picture and reaction buttons. */
export function FeedItem({ id, props, fire, write, isBusy }: Drawn<'FeedItem'>) {
  const { authorName, authorTitle = '', avatarSrc, timestamp = '', body, mediaSrc, mediaAlt = '', aspect } = props;
  const { actions = [], countFormat, variant, accent, mutedColor } = props;
  return (
    <article
      className={classNames(css['post'], css[variant])}
      aria-labelledby={`${id}-author`}
      style={styles({ '--muted': mutedColor })}
    >
      <header className={css['head']}>
        <AvatarFace name={authorName} src={avatarSrc} size="2.5rem" isDecoration />
        <span className={css['who']}>
          <bdi id={`${id}-author`} className={css['author']}>
            {authorName}
          </bdi>
          {authorTitle !== '' && <bdi className={css['handle']}>{authorTitle}</bdi>}
        </span>
        {timestamp !== '' && <bdi className={css['time']}>{timestamp}</bdi>}
      </header>
      <p className={css['body']}>
        <bdi>{body}</bdi>
      </p>
      {mediaSrc !== undefined && mediaSrc !== '' && (
        <Picture
          src={mediaSrc}
          alt={mediaAlt}
          className={css['media']}
          fit="cover"
          style={styles({ aspectRatio: aspect === 'auto' ? undefined : aspect })}
        />
      )}
      <Reactions
        {...{ actions, countFormat, accent, isBusy }}
        onPress={(label, index) => {
          write('activeAction', label === '' ? String(index) : label);
          fire('commit', { value: props.id ?? '', label, index });
        }}
      />
    </article>
  );
}
