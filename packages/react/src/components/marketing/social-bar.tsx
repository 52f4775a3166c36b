import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { NEW_TAB } from '../../parts/pressing/new-tab.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { socialName } from './social-links.ts';
import css from './social-bar.module.css';

/** A row of icon-only links to social profiles and contact addresses. */
export function SocialBar({ props }: Drawn<'SocialBar'>) {
  const { items, size, variant, align, accent, accentText } = props;
  return (
    <ul
      className={classNames(css['bar'], css[size], css[variant], css[align])}
      style={styles({ '--color': accent, '--on': accentText ?? inkOn(accent) })}
    >
      {items.map(({ network, icon, href, label }, at) => {
        const glyph = network ?? icon ?? 'link';
        return (
          <li key={at}>
            <a className={css['link']} href={href} aria-label={socialName(glyph, href, label)} {...NEW_TAB}>
              <Icon name={glyph} size={size} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
