import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, list, offByDefault, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SHADOWS } from '#catalog/compiler/vocabulary/menus.ts';

export const planCard = component({
  name: 'PlanCard',
  description: 'A card for one plan: price, what it includes, an optional ribbon and its button.',
  useWhen: 'one plan stands alone or in a layout of your own; plans side by side are PricingTable',
  children: 'none',
  props: {
    name: required(string('Plan name, one or two words.')),
    price: required(string('Price as shown, currency sign included.')),
    period: string('Text after the price, such as per month.'),
    description: text('Short line under the name.'),
    features: list(string(), 'What the plan includes, each with a check mark.'),
    badge: string('Ribbon text.'),
    highlighted: offByDefault('Ring and filled button for the recommended plan.'),
    ctaLabel: string('Button text.', { default: 'Choose plan' }),
    ctaHref: url('Makes the button a link; without it the button fires commit.'),
    accent: color('Highlight ring, filled button, ribbon and checks.', 'primary'),
    accentText: color('Label colour on accent fills.', 'onPrimary'),
    bg: color('Card fill.', 'card'),
    color: color('Text colour on a custom bg. Default: a light on-fill tone.'),
    borderColor: color('Card border.', 'border'),
    shadow: oneOf(SHADOWS, 'none', 'Shadow depth.'),
  },
  events: {
    commit: { when: 'the button was pressed while ctaHref is not set; name is the plan', payload: ['name', 'label'] },
  },
  uiTypes: ['pricing_table', 'detail_view', 'confirmation'],
  a11y: 'Article named by the plan; feature list; one button or link.',
  example: {
    props: {
      name: 'Studio',
      price: '$24',
      period: '/month',
      features: ['5 projects', 'Mail support'],
      badge: 'Popular',
      highlighted: true,
      ctaLabel: 'Start Studio',
    },
    on: { commit: { action: 'choosePlan', params: { plan: 'Studio' } } },
  },
});
