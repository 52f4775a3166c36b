import { classNames } from '../../parts/looks/class-names.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { NoticeBody, noticeIcon } from '../../parts/notice.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './callout.module.css';

/** A boxed aside in the flow of content; holds a message, children or both. */
export function Callout(drawn: Drawn<'Callout'>) {
  const { message, title, tone, icon, variant, dismissible, dismissLabel } = drawn.props;
  const { bg, borderColor, accent, color, borderStyle } = drawn.props;
  const [isDismissed, setDismissed] = useLive(drawn, 'dismissed', false);
  if (isDismissed) return null;
  const isSolid = variant === 'solid';
  const fill = bg ?? (isSolid ? accent : undefined);
  const ink = color ?? inkOn(fill);
  const titleId = `${drawn.id}-title`;
  const hasTitle = title !== undefined && title !== '';
  return (
    <div
      className={classNames(css['callout'], css[variant])}
      role="note"
      aria-labelledby={hasTitle ? titleId : undefined}
      data-tone={tone}
      style={styles({
        '--fill': fill,
        '--edge': borderColor,
        '--edge-style': borderStyle,
        '--ink': ink,
        '--notice-mark': (isSolid ? undefined : accent) ?? ink,
        '--bar': accent,
      })}
    >
      <NoticeBody
        icon={noticeIcon(icon, tone)}
        title={title}
        titleId={titleId}
        message={message}
        dismissLabel={dismissible ? dismissLabel : undefined}
        onDismiss={() => {
          setDismissed(true);
          drawn.fire('dismiss', { label: title ?? '' });
        }}
      >
        {drawn.children !== null && <div className={css['children']}>{drawn.children}</div>}
      </NoticeBody>
    </div>
  );
}
