import { classNames } from '../../parts/looks/class-names.ts';
import { LinkActions } from '../../parts/pressing/link-actions.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './hero.module.css';

const SHADES = { none: '0%', light: '30%', medium: '60%', heavy: '80%' };

/** The opening band of a page: kicker, headline, lead text, buttons and an optional picture. */
export function Hero({ id, props, children, fire, write, isBusy }: Drawn<'Hero'>) {
  const {
    eyebrow,
    title,
    subtitle,
    align,
    size,
    mediaSrc,
    mediaPosition,
    actions = [],
    activeAction,
    maxWidth,
  } = props;
  const { bg, gradientFrom, gradientTo, accent, color, overlayOpacity } = props;
  const hasPicture = mediaSrc !== undefined && mediaSrc !== '' && mediaPosition !== 'none';
  const isBehind = hasPicture && mediaPosition === 'background';
  const gradient = bg === undefined ? gradientFrom : undefined;
  const isFilled = bg !== undefined || gradient !== undefined || isBehind;
  return (
    <section
      className={classNames(css['hero'], css[align], css[size], isFilled && css['filled'], isBehind && css['behind'])}
      aria-labelledby={`${id}-title`}
      style={{
        // Over a shaded picture the tokens of the dark mode hold.
        ...(isBehind ? styles({ colorScheme: 'dark', color: color ?? 'white' }) : surfaceStyles(bg ?? gradient, color)),
        ...styles({
          background:
            bg ??
            (gradient === undefined ? undefined : `linear-gradient(135deg, ${gradient}, ${gradientTo ?? gradient})`),
          '--kicker': accent,
          '--lead': color ?? (isFilled ? 'currentColor' : undefined),
          '--shade': SHADES[overlayOpacity],
          '--width': `var(--hero-${maxWidth})`,
        }),
      }}
    >
      {isBehind && <img className={css['backdrop']} src={mediaSrc} alt="" />}
      <div
        className={classNames(
          css['inner'],
          hasPicture && !isBehind && css['split'],
          mediaPosition === 'start' && css['first'],
        )}
      >
        <div className={css['words']}>
          {eyebrow !== undefined && eyebrow !== '' && (
            <p className={css['eyebrow']}>
              <bdi>{eyebrow}</bdi>
            </p>
          )}
          <h1 id={`${id}-title`} className={css['title']}>
            <bdi>{title}</bdi>
          </h1>
          {subtitle !== undefined && subtitle !== '' && (
            <p className={css['lead']}>
              <bdi>{subtitle}</bdi>
            </p>
          )}
          <LinkActions
            actions={actions}
            accent={accent}
            isOnFill={isFilled}
            size={size === 'sm' ? 'md' : 'lg'}
            busyLabel={isBusy ? activeAction : undefined}
            onPress={(label, index) => {
              write('activeAction', label);
              fire('commit', { label, index });
            }}
          />
          {children !== null && <div className={css['children']}>{children}</div>}
        </div>
        {hasPicture && !isBehind && <img className={css['picture']} src={mediaSrc} alt="" />}
      </div>
    </section>
  );
}
