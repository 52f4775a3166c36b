import { Chip } from '../../parts/chip.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './list-item.module.css';

/** A row that leads somewhere or does something. */
export function ListItem({ props, fire, isBusy }: Drawn<'ListItem'>) {
  const { title, value, description = '', leadingIcon, trailingText = '', badge = '', href, external, active } = props;
  const { size, density, accent, mutedColor } = props;
  const shared = {
    className: classNames(css['item'], css[size], active && css['active']),
    'data-ui-row': '',
    'data-density': density,
    'aria-current': active || undefined,
    style: styles({ '--item-accent': accent, '--item-muted': mutedColor }),
    onClick: () => fire('commit', { value, label: title }),
  };
  const inside = (
    <>
      {leadingIcon !== undefined && <Icon name={leadingIcon} size={ICONS[size]} className={css['icon']} />}
      <span className={css['words']}>
        <span className={css['line']}>
          <span className={css['title']} title={title}>
            <bdi>{title}</bdi>
          </span>
          {badge !== '' && (
            <Chip tone="neutral" size="sm">
              <bdi>{badge}</bdi>
            </Chip>
          )}
        </span>
        {description !== '' && (
          <span className={css['description']}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
      {trailingText !== '' && (
        <span className={css['trailing']}>
          <bdi>{trailingText}</bdi>
        </span>
      )}
      {href !== undefined && external && <Icon name="external-link" size="sm" className={css['icon']} />}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...shared} href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" {...shared} aria-busy={isBusy || undefined}>
      {inside}
    </button>
  );
}

const ICONS = { sm: 'sm', md: 'md', lg: 'lg' } as const;
