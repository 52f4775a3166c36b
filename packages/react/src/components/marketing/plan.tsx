import type { CSSProperties } from 'react';
import { ActionFace } from '../../parts/pressing/action-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { isDash } from '../../parts/looks/is-dash.ts';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { useHeading } from '../../parts/outline.ts';
import css from './plan.module.css';

type PlanProps = {
  titleId: string;
  name: string;
  price: string;
  period: string | undefined;
  description: string | undefined;
  features: readonly string[];
  badge: string | undefined;
  isHighlighted: boolean;
  /** Words of the button; without them there is none. */
  ctaLabel: string | undefined;
  ctaHref: string | undefined;
  onPress: () => void;
  isBusy: boolean;
  accent: string | undefined;
  accentText?: string | undefined;
  style: CSSProperties;
};

// "$1,299" stands large; "$99 per month" would break into lines.
const SHORT_PRICE_CHARS = 8;

/** One plan: name, price, what it includes, and its button. PlanCard and PricingTable draw it. */
export function Plan(props: PlanProps) {
  const Title = useHeading();
  const { titleId, name, price, period, description, features, badge, isHighlighted, ctaLabel, ctaHref } = props;
  const { onPress, isBusy, accent, accentText, style } = props;
  return (
    <article
      className={classNames(css['plan'], isHighlighted && css['highlighted'])}
      aria-labelledby={titleId}
      style={{ ...style, ...(accent === undefined ? {} : { '--accent': accent }) }}
    >
      <div className={css['head']}>
        <Title id={titleId} className={css['name']}>
          <bdi>{name}</bdi>
        </Title>
        {badge !== undefined && badge !== '' && <bdi className={css['badge']}>{badge}</bdi>}
        {description !== undefined && description !== '' && (
          <p className={css['description']}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <p className={css['price']}>
        <bdi
          className={classNames(
            css['amount'],
            isDash(price) && css['unknown'],
            price.length > SHORT_PRICE_CHARS && css['worded'],
          )}
        >
          {price}
        </bdi>
        {period !== undefined && period !== '' && <bdi className={css['period']}>{period}</bdi>}
      </p>
      {features.length > 0 && (
        <ul className={css['features']}>
          {features.map((feature, at) => (
            <li key={at} className={css['feature']}>
              <Icon name="check" className={css['check']} />
              <bdi>{feature}</bdi>
            </li>
          ))}
        </ul>
      )}
      {ctaLabel !== undefined && ctaLabel !== '' && (
        <ActionFace
          className={css['cta']}
          href={ctaHref}
          variant={isHighlighted ? 'primary' : 'outline'}
          isFullWidth
          isLoading={isBusy}
          style={isHighlighted ? solidFill(accent, accentText) : {}}
          onPress={onPress}
        >
          <bdi>{ctaLabel}</bdi>
        </ActionFace>
      )}
    </article>
  );
}
