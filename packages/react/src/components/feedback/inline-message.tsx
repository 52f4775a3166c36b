import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { noticeIcon } from '../../parts/notice.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './inline-message.module.css';

/** One short line with a small glyph that comments on what stands next to it. */
export function InlineMessage({ props }: Drawn<'InlineMessage'>) {
  const { message, tone, icon, size, color } = props;
  const glyph = noticeIcon(icon, tone);
  return (
    <p
      className={classNames(css['message'], css[size])}
      role={tone === 'critical' ? 'alert' : 'status'}
      data-tone={tone}
      style={styles({ '--ink': color })}
    >
      {glyph !== undefined && <Icon name={glyph} size={size} className={css['glyph']} />}
      <bdi className={css['words']}>{message}</bdi>
    </p>
  );
}
