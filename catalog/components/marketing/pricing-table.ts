import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  list,
  listOf,
  offByDefault,
  onByDefault,
  oneOf,
  string,
  text,
  url,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';
import { SHADOWS } from '#catalog/compiler/vocabulary/menus.ts';

export const pricingTable = component({
  name: 'PricingTable',
  description:
    'Two or more plans side by side with price, feature list and a button each. Shows prices only, takes no payment.',
  useWhen: 'two or more plans are compared side by side; a single plan is PlanCard, a feature matrix Table',
  children: 'none',
  props: {
    plans: required(
      listOf(
        {
          name: required(string('Plan name.')),
          price: required(string('Price as shown, sign included.')),
          period: string('Text after the price.'),
          description: text('Short line under the name.'),
          features: required(list(string(), 'What the plan includes.')),
          badge: string('Ribbon text.'),
          highlighted: offByDefault('Recommended plan.'),
          ctaLabel: string('Button text.'),
          ctaHref: url('Makes the button a link.'),
        },
        'Plans, left to right.',
      ),
    ),
    period: oneOf(['monthly', 'yearly'], 'Billing line above the grid; display only.'),
    periodLabel: string('Own billing line; wins over period.'),
    columns: count('Columns, 1 to 12. Default: as many as there are plans.', { min: 1, max: 12 }),
    showCta: onByDefault('Give every plan a button; off for a read-only price list.'),
    accent: color('Colour of the featured button, ribbons, ring and checks.', 'primary'),
    bg: color('Fill of all cards.', 'card'),
    color: color('Colour of the names, prices and features.', 'text'),
    borderColor: color('Border of plain cards.', 'border'),
    mutedColor: color('Billing line, descriptions and periods.', 'muted'),
    shadow: oneOf(SHADOWS, 'none', 'Shadow of all cards.'),
  },
  events: {
    commit: {
      when: 'a plan button without ctaHref was pressed; name is the plan',
      payload: ['name', 'label', 'index'],
    },
  },
  uiTypes: ['pricing_table'],
  a11y: 'List of articles named by plan; one button or link each; Tab and Enter.',
  example: {
    props: {
      periodLabel: 'Billed monthly',
      plans: [
        { name: 'Solo', price: '€0', features: ['1 garden'], ctaLabel: 'Start' },
        {
          name: 'Family',
          price: '€6',
          period: '/month',
          features: ['6 gardens', 'Shared plans'],
          badge: 'Best value',
          highlighted: true,
          ctaLabel: 'Choose Family',
        },
      ],
    },
    on: { commit: { action: 'choosePlan' } },
  },
});
