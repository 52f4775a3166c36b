import { NEW_TAB } from '../../parts/pressing/new-tab.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { DismissButton, noticeIcon } from '../../parts/notice.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './banner.module.css';

/** A full-width strip with one message and at most one action. */
export function Banner(drawn: Drawn<'Banner'>) {
  const { message, title, tone, icon, dismissible, dismissLabel, align, bg, borderColor, accent, color } = drawn.props;
  const [isDismissed, setDismissed] = useLive(drawn, 'dismissed', false);
  if (isDismissed) return null;
  const ink = color ?? inkOn(bg);
  const glyph = noticeIcon(icon, tone);
  const hasTitle = title !== undefined && title !== '';
  return (
    <section
      className={classNames(css['banner'], align === 'center' && css['center'])}
      aria-label={(hasTitle ? title : message) || undefined}
      aria-live="polite"
      data-tone={tone}
      style={styles({ '--fill': bg, '--edge': borderColor, '--ink': ink, '--mark': accent ?? inkOn(bg) })}
    >
      <div className={css['content']}>
        {glyph !== undefined && <Icon name={glyph} className={css['glyph']} />}
        <div className={css['body']}>
          <p className={css['words']}>
            {hasTitle && (
              <strong className={css['title']}>
                <bdi>{title}</bdi>
              </strong>
            )}
            {hasTitle && ' '}
            <bdi>{message}</bdi>
          </p>
          <BannerAction {...drawn} />
        </div>
      </div>
      {dismissible && (
        <DismissButton
          label={dismissLabel}
          onPress={() => {
            setDismissed(true);
            drawn.fire('dismiss', { label: title ?? '' });
          }}
        />
      )}
    </section>
  );
}

function BannerAction({ props, fire, isBusy }: Drawn<'Banner'>) {
  const { actionLabel, actionHref, actionExternal } = props;
  if (actionLabel === undefined || actionLabel === '') return null;
  if (actionHref !== undefined) {
    return (
      <a className={css['action']} href={actionHref} {...(actionExternal ? NEW_TAB : {})}>
        <bdi>{actionLabel}</bdi>
      </a>
    );
  }
  return (
    <button
      type="button"
      className={css['action']}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) fire('commit', { label: actionLabel });
      }}
    >
      <bdi>{actionLabel}</bdi>
    </button>
  );
}
