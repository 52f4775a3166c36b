import { frameCorner } from '../../parts/looks/looks.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './audio-player.module.css';

/** A sound file under the controls of the browser. */
export function AudioPlayer({ props }: Drawn<'AudioPlayer'>) {
  const { src, title, controls, loop, width, radius, accent, borderColor } = props;
  const hasTitle = title !== undefined && title !== '';
  return (
    <div
      className={classNames(css['card'], accent !== undefined && css['accented'])}
      style={styles({
        inlineSize: width,
        borderRadius: frameCorner(radius),
        '--edge': borderColor,
        '--accent': accent,
      })}
    >
      {hasTitle && (
        <p className={css['title']}>
          <bdi>{title}</bdi>
        </p>
      )}
      <audio
        key={src}
        className={css['audio']}
        src={src}
        controls={controls}
        loop={loop}
        preload="metadata"
        aria-label={hasTitle ? title : undefined}
      />
    </div>
  );
}
