import type { IconName } from '../../generated/icon-names.ts';
import { initialsOf } from '../../parts/avatar-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './message.module.css';

type Role = Drawn<'Message'>['props']['role'];

/** One turn of a chat; who wrote it sets side and style. */
export function Message({ props }: Drawn<'Message'>) {
  const { content, role, author, timestamp, avatar, showAvatar, streaming, accent, accentText, bg, mutedColor } = props;
  const fill = bg ?? (role === 'user' ? accent : undefined);
  const words = [author, timestamp].filter((part) => part !== undefined && part !== '');
  return (
    <article
      className={classNames(css['message'], css[role])}
      aria-label={words.length > 0 ? words.join(', ') : undefined}
      style={styles({ '--accent': accent, '--accent-text': accentText ?? inkOn(accent), '--quiet': mutedColor })}
    >
      {showAvatar && role !== 'system' && <Face role={role} author={author} avatar={avatar} />}
      <div className={css['turn']}>
        {words.length > 0 && (
          <p className={css['by']}>
            {author !== undefined && author !== '' && <bdi className={css['author']}>{author}</bdi>}
            {timestamp !== undefined && timestamp !== '' && <bdi>{timestamp}</bdi>}
          </p>
        )}
        <div
          className={classNames(css['bubble'], bg !== undefined && css['filled'])}
          style={{ ...surfaceStyles(bg, undefined), ...styles({ color: accentText ?? inkOn(fill) }) }}
          dir="auto"
        >
          {content}
          {streaming && <span className={css['caret']} aria-hidden="true" />}
        </div>
      </div>
    </article>
  );
}

const GLYPHS: { readonly [role in Role]: IconName } = {
  user: 'user',
  assistant: 'sparkles',
  system: 'info',
  tool: 'wrench',
};

function Face({ role, author, avatar }: { role: Role; author: string | undefined; avatar: string | undefined }) {
  const initials = initialsOf(author ?? '');
  const letters = (
    <span className={css['initials']}>{initials === '' ? <Icon name={GLYPHS[role]} size="sm" /> : initials}</span>
  );
  return (
    <span className={css['face']} aria-hidden="true">
      <Picture src={avatar} alt="" fit="cover" className={css['picture']} fallback={letters} />
    </span>
  );
}
