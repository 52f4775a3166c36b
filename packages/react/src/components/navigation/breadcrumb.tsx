import { useState } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './breadcrumb.module.css';

type Crumb = Drawn<'Breadcrumb'>['props']['items'][number];

/** The way from the root to this page; a long middle folds behind one button. */
export function Breadcrumb({ props }: Drawn<'Breadcrumb'>) {
  const say = useWords();
  const { items, separator, maxItems, size, accent, mutedColor } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = !isUnfolded && maxItems !== undefined && items.length > maxItems;
  const tail = isFolded ? items.slice(items.length - (maxItems - 2)) : items.slice(1);
  const hidden = isFolded ? items.slice(1, items.length - tail.length) : [];
  const last = items.length - 1;
  return (
    <nav
      aria-label={say('Breadcrumb')}
      className={classNames(css['trail'], css[size])}
      style={styles({ '--accent': accent, '--quiet': mutedColor })}
    >
      <ol className={css['list']}>
        {items.slice(0, 1).map((crumb, at) => (
          <CrumbItem key={at} crumb={crumb} isLast={last === 0} separator={undefined} />
        ))}
        {hidden.length > 0 && (
          <li className={css['item']}>
            <Separator kind={separator} />
            <button
              type="button"
              className={css['fold']}
              aria-expanded="false"
              aria-label={hidden.map(({ label }) => label).join(', ')}
              onClick={() => setUnfolded(true)}
            >
              <Icon name="more-horizontal" size="sm" />
            </button>
          </li>
        )}
        {tail.map((crumb, at) => (
          <CrumbItem key={at} crumb={crumb} isLast={at === tail.length - 1} separator={separator} />
        ))}
      </ol>
    </nav>
  );
}

function CrumbItem({ crumb, isLast, separator }: { crumb: Crumb; isLast: boolean; separator: string | undefined }) {
  const { label, href } = crumb;
  return (
    <li className={css['item']}>
      {separator !== undefined && <Separator kind={separator} />}
      {href !== undefined && !isLast ? (
        <a className={css['link']} href={href} rel="noopener">
          <bdi>{label}</bdi>
        </a>
      ) : (
        <span className={classNames(css['text'], isLast && css['current'])} aria-current={isLast ? 'page' : undefined}>
          <bdi>{label}</bdi>
        </span>
      )}
    </li>
  );
}

function Separator({ kind }: { kind: string }) {
  return (
    <span className={css['separator']} aria-hidden="true">
      {kind === 'slash' && '/'}
      {kind === 'dot' && '·'}
      {kind === 'chevron' && <Icon name="chevron-right" size="sm" />}
      {kind === 'arrow' && <Icon name="arrow-right" size="sm" />}
    </span>
  );
}
