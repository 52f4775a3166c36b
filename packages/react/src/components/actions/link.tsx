import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { NEW_TAB, NewTabHint } from '../../parts/pressing/new-tab.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './link.module.css';

/** A text link, inline, quiet or dressed as a button. */
export function Link({ props, fire }: Drawn<'Link'>) {
  const { label, href, external, variant, underline, tone, icon, size, color, accent, accentText, radiusValue } = props;
  const isButton = variant === 'button';
  return (
    <a
      className={classNames(css['link'], css[variant], css[size], tone !== undefined && css['toned'])}
      data-tone={tone}
      data-underline={isButton ? undefined : underline}
      href={href}
      {...(external ? NEW_TAB : {})}
      style={styles(
        isButton
          ? { '--fill': accent, '--ink': accentText ?? inkOn(accent), '--corner': radiusValue }
          : { '--ink': color },
      )}
      onClick={() => fire('commit', { label })}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'lg' ? 'md' : 'sm'} className={css['glyph']} />}
      <bdi>{label}</bdi>
      {external && (
        <>
          <Icon name="external-link" size="sm" className={css['outward']} />
          <NewTabHint />
        </>
      )}
    </a>
  );
}
