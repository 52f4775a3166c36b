import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { socialName } from './social-links.ts';
import css from './footer.module.css';

/** The closing band of a site: brand line, link columns, social glyphs and small print. */
export function Footer({ id, props }: Drawn<'Footer'>) {
  const {
    brand,
    tagline,
    columns = [],
    socials = [],
    bottomText,
    variant,
    accent,
    bg,
    color,
    mutedColor,
    borderColor,
  } = props;
  const hasBrand = (brand ?? '') !== '' || (tagline ?? '') !== '';
  const hasEnd = socials.length > 0 || (bottomText ?? '') !== '';
  return (
    <footer
      className={classNames(css['footer'], css[variant], bg !== undefined && css['filled'])}
      style={{
        ...surfaceStyles(bg, undefined),
        ...styles({ '--brand': color, '--muted': mutedColor, '--line': borderColor, '--hover': accent }),
      }}
    >
      {(hasBrand || columns.length > 0) && (
        <div className={css['top']}>
          {hasBrand && (
            <div className={css['identity']}>
              {(brand ?? '') !== '' && <bdi className={css['brand']}>{brand}</bdi>}
              {(tagline ?? '') !== '' && (
                <p className={css['tagline']}>
                  <bdi>{tagline}</bdi>
                </p>
              )}
            </div>
          )}
          {columns.map(({ heading, links }, at) => (
            <div key={at} className={css['column']}>
              <h2 id={`${id}-column-${at}`} className={css['heading']}>
                <bdi>{heading}</bdi>
              </h2>
              <ul className={css['links']} aria-labelledby={`${id}-column-${at}`}>
                {links.map(({ label, href }, index) => (
                  <li key={index}>
                    <a className={css['link']} href={href}>
                      <bdi>{label}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {hasEnd && (
        <div className={css['bottom']}>
          {(bottomText ?? '') !== '' && (
            <p className={css['print']}>
              <bdi>{bottomText}</bdi>
            </p>
          )}
          {socials.length > 0 && (
            <ul className={css['socials']}>
              {socials.map(({ icon, href }, at) => (
                <li key={at}>
                  <a className={css['social']} href={href} aria-label={socialName(icon, href)}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </footer>
  );
}
