import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { FeatureTile } from './feature-tile.tsx';

/** A tile for one selling point: glyph chip, short title and a line or two of text. */
export function FeatureCard({ props, fire, isWired, isBusy }: Drawn<'FeatureCard'>) {
  const { title, description, icon, href, external, variant, align, titleLevel } = props;
  const { accent, iconBg, color, mutedColor, borderColor } = props;
  return (
    <FeatureTile
      {...{ title, description, icon, href, variant, align, titleLevel, isBusy }}
      isExternal={external}
      onPress={href === undefined && isWired('commit') ? () => fire('commit', { label: title }) : undefined}
      style={styles({
        '--feature-accent': accent,
        '--feature-chip': iconBg,
        '--feature-title': color,
        '--feature-muted': mutedColor,
        '--feature-border': borderColor,
      })}
    />
  );
}
