import { inkOn } from '../../parts/looks/ink-on.ts';
import { shadowOf } from '../../parts/looks/looks.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import { Plan } from './plan.tsx';
import css from './pricing-table.module.css';

const BILLING = { monthly: 'Billed monthly', yearly: 'Billed yearly' } as const;

/** Plans side by side with price, feature list and a button each. */
export function PricingTable({ id, props, fire, isBusy }: Drawn<'PricingTable'>) {
  const say = useWords();
  const { plans, period, periodLabel, columns, showCta, accent, bg, color, borderColor, mutedColor, shadow } = props;
  const billing = periodLabel ?? (period === undefined ? '' : say(BILLING[period]));
  const style = {
    ...surfaceStyles(bg, color),
    ...styles({
      '--plan-border': borderColor,
      '--plan-muted': mutedColor,
      '--plan-shadow': shadow === 'none' ? undefined : shadowOf(shadow),
      '--plan-badge': accent,
      '--plan-badge-text': inkOn(accent),
    }),
  };
  return (
    <div className={css['frame']}>
      {billing !== '' && (
        <p className={css['billing']} style={styles({ color: mutedColor })}>
          <bdi>{billing}</bdi>
        </p>
      )}
      <ul
        className={css['plans']}
        data-even={plans.length % 2 === 0 ? '' : undefined}
        data-many={(columns ?? plans.length) > 3 ? '' : undefined}
        style={styles({ '--columns': columns ?? Math.max(1, plans.length) })}
      >
        {plans.map((plan, index) => {
          const { name, ctaLabel = say('Choose plan'), highlighted, ...rest } = plan;
          return (
            <li key={index} className={css['place']}>
              <Plan
                {...rest}
                {...{ name, isBusy, accent, style }}
                titleId={`${id}-plan-${index}`}
                isHighlighted={highlighted}
                ctaLabel={showCta ? ctaLabel : undefined}
                onPress={() => fire('commit', { name, label: ctaLabel, index })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
