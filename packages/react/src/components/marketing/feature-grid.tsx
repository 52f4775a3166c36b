import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { FeatureTile } from './feature-tile.tsx';
import css from './feature-grid.module.css';

/** A responsive grid of equal selling-point tiles, from data or from children. */
export function FeatureGrid({ props, childElements }: Drawn<'FeatureGrid'>) {
  const { features, columns, gap, align, variant, titleLevel, accent, iconBg, color, mutedColor, borderColor } = props;
  const tiles =
    features !== undefined && features.length > 0
      ? features.map((feature, at) => (
          <li key={at}>
            <FeatureTile {...feature} {...{ variant, align, titleLevel }} />
          </li>
        ))
      : childElements.map(({ id, node }) => <li key={id}>{node}</li>);
  return (
    <div className={css['frame']}>
      <ul
        className={css['grid']}
        data-even={tiles.length % 2 === 0 ? '' : undefined}
        style={styles({
          '--columns': columns,
          '--gap': `var(--ui-gap-${gap}, 0)`,
          '--feature-accent': accent,
          '--feature-chip': iconBg,
          '--feature-title': color,
          '--feature-muted': mutedColor,
          '--feature-border': borderColor,
        })}
      >
        {tiles}
      </ul>
    </div>
  );
}
