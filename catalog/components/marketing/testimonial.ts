import { component } from '#catalog/compiler/vocabulary/component.ts';
import { color, number, oneOf, string, text, url } from '#catalog/compiler/vocabulary/kinds.ts';
import { required } from '#catalog/compiler/vocabulary/marks.ts';

export const testimonial = component({
  name: 'Testimonial',
  description: 'A quotation from a customer with name, role, picture and an optional star row.',
  useWhen: "a customer's words serve as proof; a neutral note is Callout",
  children: 'none',
  props: {
    quote: required(text('The quotation, one or two plain sentences.')),
    authorName: string('Who said it.'),
    authorTitle: string('Role or company under the name.'),
    avatarSrc: url('Raster picture. Default: initials.', { use: 'picture' }),
    rating: number('Stars from 0 to 5. Default: no star row.', { min: 0, max: 5 }),
    variant: oneOf(['card', 'plain', 'large'], 'card', 'Bordered card, bare, or oversized quotation.'),
    accent: color('Filled stars. Default: amber.'),
    color: color('Colour of the quotation and name.', 'text'),
    borderColor: color('Card border.', 'border'),
    mutedColor: color('Role line.', 'muted'),
  },
  events: {},
  uiTypes: ['pricing_table', 'other'],
  a11y: 'Figure with blockquote; stars announced as a number of five; avatar decorative.',
  example: {
    props: {
      quote: 'We closed the books in half the time.',
      authorName: 'Mara Ilves',
      authorTitle: 'CFO, Northpier',
      rating: 5,
    },
  },
});
