import { classNames } from '../../parts/looks/class-names.ts';
import { LinkActions } from '../../parts/pressing/link-actions.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './cta.module.css';

/** A compact band with a headline and one or two buttons. */
export function CTA({ id, props, fire, write, isBusy }: Drawn<'CTA'>) {
  const { title, description, variant, align, tone, actions = [], activeAction, bg, accent, accentText, color } = props;
  const fill = variant === 'card' ? undefined : bg;
  const place = align ?? (variant === 'split' ? 'left' : 'center');
  return (
    <section
      className={classNames(css['cta'], css[variant], css[place], fill !== undefined && css['filled'])}
      aria-labelledby={`${id}-title`}
      data-tone={tone}
      style={{
        ...(fill === undefined ? {} : surfaceStyles(fill, color)),
        ...styles({ '--headline': accent, '--lead': fill === undefined ? undefined : 'currentColor' }),
      }}
    >
      <div className={css['inner']}>
        <div className={css['words']}>
          <h2 id={`${id}-title`} className={css['title']}>
            <bdi>{title}</bdi>
          </h2>
          {description !== undefined && description !== '' && (
            <p className={css['description']}>
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
        <LinkActions
          actions={actions}
          accent={accent}
          accentText={accentText}
          isOnFill={fill !== undefined}
          size="md"
          busyLabel={isBusy ? activeAction : undefined}
          onPress={(label, index) => {
            write('activeAction', label);
            fire('commit', { label, index });
          }}
        />
      </div>
    </section>
  );
}
