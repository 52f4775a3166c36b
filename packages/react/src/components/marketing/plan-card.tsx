import { inkOn } from '../../parts/looks/ink-on.ts';
import { shadowOf } from '../../parts/looks/looks.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { Plan } from './plan.tsx';

/** A card for one plan: price, what it includes, an optional ribbon and its button. */
export function PlanCard({ id, props, fire, isBusy }: Drawn<'PlanCard'>) {
  const { name, price, period, description, features = [], badge, highlighted, ctaLabel, ctaHref } = props;
  const { accent, accentText, bg, color, borderColor, shadow } = props;
  return (
    <Plan
      {...{ name, price, period, description, features, badge, ctaLabel, ctaHref, isBusy, accent, accentText }}
      titleId={`${id}-name`}
      isHighlighted={highlighted}
      onPress={() => fire('commit', { name, label: ctaLabel })}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({
          '--plan-border': borderColor,
          '--plan-shadow': shadow === 'none' ? undefined : shadowOf(shadow),
          '--plan-badge': accent,
          '--plan-badge-text': accent === undefined ? undefined : (accentText ?? inkOn(accent)),
          '--plan-muted': bg === undefined || color === undefined ? undefined : color,
        }),
      }}
    />
  );
}
