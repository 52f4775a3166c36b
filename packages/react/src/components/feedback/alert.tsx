import { classNames } from '../../parts/looks/class-names.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { NoticeBody, noticeIcon, noticeRole } from '../../parts/notice.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './alert.module.css';

/** A boxed status message inside the page. */
export function Alert(drawn: Drawn<'Alert'>) {
  const { title, message, tone, variant, icon, size, align, dismissible, dismissLabel, accentBar } = drawn.props;
  const { bg, borderColor, accent, accentText } = drawn.props;
  const [isDismissed, setDismissed] = useLive(drawn, 'dismissed', false);
  if (isDismissed) return null;
  const ink = variant === 'solid' ? (accentText ?? inkOn(bg)) : inkOn(bg);
  return (
    <div
      className={classNames(css['alert'], css[variant], css[size], accentBar && css['bar'])}
      role={noticeRole(tone)}
      data-tone={tone}
      style={styles({
        '--fill': bg,
        '--edge': borderColor ?? (bg === undefined ? undefined : 'transparent'),
        '--ink': ink,
        '--notice-mark': accent ?? ink,
      })}
    >
      <NoticeBody
        icon={noticeIcon(icon, tone)}
        title={title}
        message={message}
        size={size}
        isCentered={align === 'center'}
        dismissLabel={dismissible ? dismissLabel : undefined}
        onDismiss={() => {
          setDismissed(true);
          drawn.fire('dismiss', { label: title });
        }}
      />
    </div>
  );
}
